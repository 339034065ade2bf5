"""The rules of a game on paper, in any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import chain
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPainter,
    QPalette,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

from formula_desktop.look.languages import spoken
from formula_desktop.look.theme import BODY, LIGHT, SCORE, Theme
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.signs import with_signs
from formula_desktop.pages.rules.document import NOTHING, RulesDocument
from formula_desktop.pages.rules.sections import SIGNS, in_short, only_about
from formula_desktop.paper.document import (
    Document,
    Ground,
    PaintedPages,
    PaintPage,
    room_above_foot,
)

_SCALES: Final = tuple(percent / 100 for percent in range(100, 50, -2))

_TRIED: Final = 4
"""How many of these are tried for all rules."""
_LEAST_ON_LAST: Final = 0.12  # of the height of a page

_COLUMNS: Final = 2  # of the rules in short: their lines are easy to follow, and more fits
_BETWEEN: Final = 18.0  # points between the columns

_FINE: Final = 4.0  # the layout's own pixels per point: too fine for their edges to be seen
_UNIT: Final = 0.58 * _FINE  # pixels per unit: text of 18 units is printed at 10.5 points
_SHARP: Final = 200 / 72 / _FINE  # pixels of a picture per pixel of the layout
_NAME: Final = "rules"
_TITLE: Final = 1.3  # times the size of a chapter's title
_SHORT: Final = 4  # the most lines of a text that is not divided
_IMAGE: Final = "\ufffc"  # the text of a block with a picture alone


class OfGame(NamedTuple):
    """What rules say of one game: the options and signs it is played without, and the others."""

    without: frozenset[str]
    in_words: Callable[[], Sequence[str]]
    """Each option in a few words, in the current language."""


@dataclass(frozen=True, slots=True)
class PrintedRules(Document):
    """The rules of a game in one of LANGUAGES, all of them or in short on one page.

    With `of_game` they begin with its options, and have no variations that it is played without.
    """

    game: str
    language: str
    is_short: bool = False
    of_game: OfGame | None = None

    def name(self) -> str:
        """The name of the game."""
        return WORDS[self.game].name()

    def pages(self, ground: Ground) -> PaintedPages:
        """The rules with their pictures, no title alone at the foot of a page."""
        with spoken(self.language):
            make = _short_text if self.is_short else _whole_text
            text = make(self.game, ground, self.of_game)
            pages = [_painting(text, page) for page in range(_pages_of(text))]
            if self.is_short:
                pages = [_abreast(pages, text.pageSize().width() / _FINE + _BETWEEN)]
            return PaintedPages(ground, pages, self.name())


def _short_text(game: str, ground: Ground, of_game: OfGame | None = None) -> QTextDocument:
    """The rules in short in columns, in the largest letters with which they need one page."""
    made = (_text(game, ground, of_game, scale, in_short(game)) for scale in _SCALES[:-1])
    fitting = (text for text in made if _pages_of(text) <= _COLUMNS)
    return next(fitting, None) or _text(game, ground, of_game, _SCALES[-1], in_short(game))


def _whole_text(game: str, ground: Ground, of_game: OfGame | None) -> QTextDocument:
    """All rules, in slightly smaller letters if hardly anything would be on the last page."""
    made = (_text(game, ground, of_game, scale) for scale in _SCALES[:_TRIED])
    first = next(made)
    texts = chain((first,), made)
    return next((text for text in texts if _last_height(text) > _LEAST_ON_LAST), first)


def _text(
    game: str,
    ground: Ground,
    of_game: OfGame | None = None,
    scale: float = 1.0,
    short: Mapping[str, int] = NOTHING,
) -> QTextDocument:
    """The rules, divided into pages, or some sections in short, divided into columns.

    Their pixels are not those of the device, for which Qt would enlarge pictures and margins.
    """
    width, height = ground.room.width() * _FINE, room_above_foot(ground) * _FINE
    if short:
        width = (width - (_COLUMNS - 1) * _BETWEEN * _FINE) / _COLUMNS
    unit = _UNIT * scale
    without = frozenset[str]() if of_game is None else of_game.without
    rules = RulesDocument(
        game,
        on_paper(),
        unit,
        _NAME,
        width,
        has_links=False,
        in_short=short,
        leaves_out=only_about(game, without) | (without & SIGNS),
    )
    text = QTextDocument()
    text.setDocumentMargin(0)
    text.setDefaultFont(LIGHT.font(BODY, unit))
    text.setDefaultStyleSheet(rules.style)
    for number in range(len(rules.drawings)):
        picture = rules.picture(number, _SHARP)
        kind = QTextDocument.ResourceType.ImageResource
        text.addResource(kind.value, QUrl(f"{_NAME}/{number}"), picture.toImage())
    title = round(_TITLE * LIGHT.font(SCORE, unit).pixelSize())
    name = escape(f"{WORDS[game].name()} · {QCoreApplication.translate('RulesPanel', 'Rules')}")
    heading = f'<h1 style="font-size: {title}px">{name}</h1>'
    text.setHtml(f"{heading}{'' if of_game is None else _of_game(of_game)}{rules.html}")
    text.setPageSize(QSizeF(width, height))
    _keep_together(text)
    return text


def _of_game(of_game: OfGame) -> str:
    """The options of a game, above its rules."""
    name = QCoreApplication.translate("RulesPanel", "In this game:")
    parts = (f"{each[:1].upper()}{each[1:]}" for each in of_game.in_words())
    said = with_signs(" · ".join(parts))
    return f"<p><b>{escape(name)}</b> {escape(said)}</p>"


def _keep_together(text: QTextDocument) -> None:
    """Begin a page earlier where a title or picture would lose its text, or a short text a part."""
    block = text.begin()
    while block.isValid():
        following = block.next()
        while following.isValid() and not following.text().strip():
            following = following.next()  # past the empty line above a table
        is_alone = (
            _leads(block)
            and following.isValid()
            and _page_of(text, block) != _page_of(text, following)
        )
        lines = block.layout().lineCount()
        is_split = 1 < lines <= _SHORT and _page_of(text, block) != _page_of(text, block, lines - 1)
        if is_alone or is_split or _begins_divided_table(text, block):
            _break_before(block)
            # Laid out again from there only, Qt would leave out a part when it draws.
            text.markContentsDirty(0, text.characterCount())
        block = block.next()


def _table_of(block: QTextBlock) -> QTextTable | None:
    """The table that a block is in; None if it is in none, which Qt's types do not say."""
    return QTextCursor(block).currentTable()


def _begins_divided_table(text: QTextDocument, block: QTextBlock) -> bool:
    """Whether a block is the first one of a table that ends on another page."""
    table = _table_of(block)
    if table is None:
        return False
    # with the edge below its last text, which alone would be a strip on the next page
    bottom = text.documentLayout().frameBoundingRect(table).bottom()
    is_divided = _page_of(text, block) != int((bottom - 1) / text.pageSize().height())
    return is_divided and table.firstCursorPosition().block() == block


def _last_height(text: QTextDocument) -> float:
    """How much of the last page is written on."""
    place = text.documentLayout().blockBoundingRect(_last_of(text))
    return place.bottom() / text.pageSize().height() - (_pages_of(text) - 1)


def _last_of(text: QTextDocument) -> QTextBlock:
    """The last text; an empty line is below a last note."""
    block = text.lastBlock()
    while not block.text().strip():
        block = block.previous()
    return block


def _pages_of(text: QTextDocument) -> int:
    """How many pages there are."""
    block = _last_of(text)
    return _page_of(text, block, block.layout().lineCount() - 1) + 1


def _leads(block: QTextBlock) -> bool:
    """Whether a block is a title, a picture or ends with a colon: it stays with what follows."""
    is_title = block.blockFormat().headingLevel() > 0
    return is_title or block.text() == _IMAGE or block.text().endswith(":")


def _page_of(text: QTextDocument, block: QTextBlock, number: int = 0) -> int:
    """The page that a line of a block is on."""
    place = text.documentLayout().blockBoundingRect(block)
    line = block.layout().lineAt(number)
    top = place.top() + (line.y() if line.isValid() else 0.0)
    return int((top + 1) / text.pageSize().height())


def _break_before(block: QTextBlock) -> None:
    """Begin a page with a block, or with its table, and what leads to it directly above."""
    table = _table_of(block)
    if table is not None:
        block = table.firstCursorPosition().block().previous()  # the empty line above it
    while block.previous().isValid() and _leads(block.previous()):
        block = block.previous()
    made = block.blockFormat()
    made.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
    QTextCursor(block).setBlockFormat(made)


def _abreast(columns: Sequence[PaintPage], apart: float) -> PaintPage:
    """Paints columns side by side on one page."""

    def paint(painter: QPainter) -> None:
        for at, column in enumerate(columns):
            painter.save()
            painter.translate(at * apart, 0)
            column(painter)
            painter.restore()

    return paint


def _painting(text: QTextDocument, page: int) -> PaintPage:
    size = text.pageSize()

    def paint(painter: QPainter) -> None:
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, LIGHT.ink)
        # less than a page: not the edge of what the next one begins with
        context.clip = QRectF(0, page * size.height(), size.width(), size.height() - _FINE)
        painter.save()
        painter.scale(1 / _FINE, 1 / _FINE)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(0, -page * size.height())
        painter.setClipRect(context.clip)
        text.documentLayout().draw(painter, context)
        painter.restore()

    return paint


@cache
def on_paper() -> Theme:
    """The light theme with white paper in place of the felt: dark pictures need much ink."""
    made = Theme(LIGHT.name, is_projector=False, is_for_fingers=False)
    made.table_deep = LIGHT.field
    made.area_line = LIGHT.control_line
    made.on_table_soft = LIGHT.ink_soft
    made.on_table_good = LIGHT.go
    made.on_table_wrong = LIGHT.danger
    made.card_line = LIGHT.control_line
    made.place_line = LIGHT.ink_soft
    return made
