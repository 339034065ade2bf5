"""Sounds are played in a thread: at once or not at all, and failures are silent."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.sounds.outputs import Output
from formula_desktop.sounds.sound import Sound
from formula_desktop.sounds.sounds import Sounds
from formula_desktop.sounds.speaker import GAP_S, LATE_S, REST_S, Speaker
from formula_desktop.store.settings.settings import Settings


class Heard:
    """An output that notes its sounds, and is as slow or broken as a test wants."""

    def __init__(self) -> None:
        self.sounds: list[tuple[Sound, int]] = []
        self.threads: set[str] = set()
        self.may_go = threading.Event()
        self.may_go.set()
        self.breaks = False
        self.tried = 0
        self.is_closed = False

    def play(self, sound: Sound, loudness: int) -> None:
        self.tried += 1
        self.threads.add(threading.current_thread().name)
        self.may_go.wait(10)
        if self.breaks:
            raise OSError("no device")
        self.sounds.append((sound, loudness))

    def close(self) -> None:
        self.is_closed = True


class Clock:
    """A time that a test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.002)


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_sounds_are_played_in_a_thread_that_begins_with_the_first(
    heard: Heard, clock: Clock
) -> None:
    before = threading.active_count()
    speaker = Speaker(lambda: heard, clock)
    assert threading.active_count() == before
    speaker.play(Sound.CARD, 70)
    until(lambda: heard.sounds == [(Sound.CARD, 70)])
    assert heard.threads == {"sounds"}
    speaker.close()
    assert heard.is_closed
    assert threading.active_count() == before
    speaker.play(Sound.WIN, 70)
    assert threading.active_count() == before


def test_of_sounds_at_once_the_one_that_matters_more_is_heard(heard: Heard, clock: Clock) -> None:
    speaker = Speaker(lambda: heard, clock)
    speaker.play(Sound.HINT, 50)
    until(lambda: len(heard.sounds) == 1)
    speaker.play(Sound.CARD, 50)
    speaker.play(Sound.HINT, 50)
    speaker.play(Sound.TURN, 50)
    until(lambda: len(heard.sounds) == 2)
    clock.now += GAP_S
    speaker.play(Sound.CARD, 50)
    until(lambda: len(heard.sounds) == 3)
    assert [sound for sound, _ in heard.sounds] == [Sound.HINT, Sound.TURN, Sound.CARD]
    speaker.close()


def test_a_slow_system_holds_up_nobody_and_nothing_queues(heard: Heard, clock: Clock) -> None:
    speaker = Speaker(lambda: heard, clock)
    heard.may_go.clear()
    speaker.play(Sound.CARD, 50)
    until(lambda: heard.tried == 1)
    for _ in range(20):
        clock.now += 1
        speaker.play(Sound.TILE, 50)
    heard.may_go.set()
    until(lambda: len(heard.sounds) == 2)
    heard.may_go.clear()
    clock.now += 1
    speaker.play(Sound.CARD, 50)
    until(lambda: heard.tried == 3)
    clock.now += 1
    speaker.play(Sound.TILE, 50)
    clock.now += 2 * LATE_S  # by then nobody knows what it was about
    heard.may_go.set()
    until(lambda: len(heard.sounds) == 3)
    clock.now += 1
    speaker.play(Sound.WIN, 50)
    until(lambda: len(heard.sounds) == 4)
    assert [sound for sound, _ in heard.sounds] == [Sound.CARD, Sound.TILE, Sound.CARD, Sound.WIN]
    speaker.close()


def broken() -> Output | None:
    raise RuntimeError("the library is damaged")


@pytest.mark.parametrize("make", [lambda: None, broken], ids=["none", "broken"])
def test_nothing_to_play_with_is_silent(
    make: Callable[[], Output | None], clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    made: list[Output | None] = []

    def counted() -> Output | None:
        made.append(None)
        return make()

    speaker = Speaker(counted, clock)
    for times in (1, 2):
        speaker.play(Sound.CARD, 50)
        until(lambda: len(made) == times)  # noqa: B023 - called at once
        clock.now += REST_S + 1
    speaker.close()
    assert [record.levelname for record in caplog.records] == ["DEBUG"], "it is told once"


def test_after_a_failure_nothing_is_tried_for_a_while(heard: Heard, clock: Clock) -> None:
    speaker = Speaker(lambda: heard, clock)
    heard.breaks = True
    speaker.play(Sound.CARD, 50)
    until(lambda: heard.is_closed)
    heard.breaks = False
    clock.now += REST_S / 2
    speaker.play(Sound.CARD, 50)
    clock.now += REST_S
    speaker.play(Sound.TURN, 60)
    until(lambda: heard.sounds == [(Sound.TURN, 60)])
    speaker.close()


def test_the_settings_decide_and_a_new_loudness_is_heard(qtbot: QtBot, heard: Heard) -> None:
    settings = Settings()
    sounds = Sounds(settings, lambda: heard, settings)
    settings.sounds = False
    sounds.play(Sound.WIN)
    settings.loudness = 0
    settings.sounds = True
    sounds.play(Sound.WIN)
    settings.loudness = 30
    until(lambda: heard.sounds == [(Sound.TURN, 30)])
    sounds.play(Sound.WIN)
    until(lambda: heard.sounds == [(Sound.TURN, 30), (Sound.WIN, 30)])
    sounds.close()
