"""A browser with a page in it, and a player who lays cards by tapping, dragging or with keys."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from formula_desktop.digifeud.draft import draft_of as board_draft
from formula_desktop.formula.draft import draft_of as card_draft
from tests.helpers.hands.canned import CODE, CannedTable

PATIENCE: Final = 60.0  # seconds: a busy machine is no reason to fail


def browser(width: int = 390, height: int = 844, language: str = "en") -> webdriver.Chrome:
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for each in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(each)
    options.add_argument(f"--accept-lang={language}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    made = webdriver.Chrome(options, webdriver.ChromeService("/usr/bin/chromedriver"))
    size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    made.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    return made


def until(is_so: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    why = ""
    while True:
        try:
            if is_so():
                return
        except WebDriverException as error:
            why = error.msg or ""  # the page was drawn anew in between
        assert time.monotonic() < end, f"{what} {why}"
        time.sleep(0.02)


class PageOfHand:
    """A page at a seat; `way` is how it lays: `tap`, `drag` or `keys`."""

    def __init__(self, made: webdriver.Chrome, table: CannedTable, seat: int, way: str) -> None:
        self.browser = made
        self.table = table
        self.seat = seat
        self.way = way

    def join(self) -> None:
        self.browser.get(f"{self.table.server.address}#{CODE}")
        until(lambda: self.all(".free button"), "the seats are offered")
        self.all(".free button")[self.seat].click()
        until(lambda: self.all(".game"), "the game is shown")

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)

    def all(self, css: str) -> list[WebElement]:
        return self.browser.find_elements(By.CSS_SELECTOR, css)

    def one(self, css: str) -> WebElement:
        return self.browser.find_element(By.CSS_SELECTOR, css)

    def text(self, css: str) -> str:
        return self.one(css).text

    def press(self, key: str) -> None:
        """Press a button of the page, known by its key, once it can be pressed."""
        css = f'[data-key="{key}"]'
        if self.way == "keys":
            until(lambda: self._enter(css), f"{key} can be pressed")
        else:
            until(lambda: self._click(css), f"{key} can be pressed")

    def _enter(self, css: str) -> bool:
        """Press it with a key, unless the page is drawn anew in between."""
        if not self.one(css).is_enabled():
            return False
        self.browser.execute_script("document.querySelector(arguments[0]).focus()", css)
        self.browser.switch_to.active_element.send_keys(Keys.ENTER)
        return True

    def _click(self, css: str) -> bool:
        button = self.one(css)
        self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
        if button.is_enabled():
            button.click()
            return True
        return False

    def put(self, card: int, place: str, digit: int | None) -> None:
        before = self.table.draft
        target = f'[data-place="{place}"]'
        if self.way == "drag":
            until(
                lambda: self.table.draft is not before or self._drag(card, target),
                f"{card} is dragged to {place}",
            )
        else:
            self.press(f"hand {card}")
            until(lambda: self.all(target), f"{place} is offered")
            self.press(self._key_of(target))
        until(lambda: self.table.draft is not before, f"{card} is put on {place}")
        if digit is not None:
            until(lambda: self.all("dialog[open]"), "the digit is asked for")
            if self.way == "keys":
                self.browser.switch_to.active_element.send_keys(str(digit))
            else:
                self.one(f'dialog [data-digit="{digit}"]').click()
            until(lambda: not self.all("dialog[open]"), "the ring is closed")
        gone = f'[data-key="hand {card}"]'
        until(lambda: not self.all(gone), "the hand has closed up")  # before the next is pressed

    def _key_of(self, css: str) -> str:
        """The key of a button, in one step: the page may draw it anew at any moment."""
        script = "return document.querySelector(arguments[0])?.dataset.key ?? ''"
        until(lambda: self.browser.execute_script(script, css), f"{css} is there")
        return str(self.browser.execute_script(script, css))

    def _drag(self, card: int, target: str) -> bool:
        source = self.one(f'[data-key="hand {card}"]')
        self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", source)
        chain = ActionChains(self.browser, duration=20)
        chain.click_and_hold(source).move_by_offset(0, -20).perform()
        places = self.all(target)
        if places:
            chain = ActionChains(self.browser, duration=40)
            chain.move_to_element(places[0]).release().perform()
        else:
            ActionChains(self.browser).release().perform()
        return bool(places)

    def lay(self, play: Any) -> None:
        """Lay a play, card by card, and play it."""
        plays = self.table.plays
        view = self.table.state.position.view(self.seat)
        if self.table.state.__class__.__name__ == "Match":
            if view.operator != play.operator:
                self.press(f"sign {play.operator}")
            for at in self.all(".number .star:not(.small)"):
                raise AssertionError(f"a starting joker: choose another seed ({at})")
            steps = card_steps(view, play)
        else:
            steps = board_steps(view, play)
        for card, place, digit in steps:
            self.put(card, place, digit)
        self.press("play")
        until(lambda: self.table.plays > plays, "the play is made")

    def end(self) -> None:
        self.browser.quit()

    def complaints(self) -> list[str]:
        """What the browser's console says."""
        said = self.browser.get_log("browser")  # type: ignore[no-untyped-call]  # selenium has no type for it
        return [each["message"] for each in said]


Step = tuple[int, str, int | None]


def card_steps(view: Any, play: Any) -> Iterator[Step]:
    """The cards to put down for a formula, in an order in which each place is there."""
    for number, cells in enumerate(card_draft(view, play).numbers):
        puts = [(at, cell) for at, cell in enumerate(cells) if cell.put]
        if not puts:
            continue
        row = view.rows[number]
        kept = [at for at, cell in enumerate(cells) if cell.there]
        if not kept:
            first = "behind" if not row else "on 0" if len(row) == 1 else "whole"
            places = [first] + ["behind"] * (len(puts) - 1)
            order = puts
        else:
            on = [each for each in puts if each[1].there]
            behind = [each for each in puts if each[0] > kept[-1]]
            before = [each for each in puts if each[0] < kept[0]][::-1]
            order = on + behind + before
            places = [f"on {at - kept[0]}" for at, _ in on]
            places += ["behind"] * len(behind) + ["before"] * len(before)
        for (_, cell), place in zip(order, places, strict=True):
            put = cell.put
            assert put
            yield put.index, f"{number} {place}", put.value if put.is_joker else None


def board_steps(view: Any, play: Any) -> Iterator[Step]:
    for put in board_draft(view, play).puts:
        yield put.index, str(put.square), put.digit if put.is_blank else None
