"""The page for printing: what is printed at the left, how it looks on paper at the right.

The paper has all of the height, so that it is as large as the window allows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QImage,
    QKeySequence,
    QPageSize,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from formula_desktop.look import theme as look
from formula_desktop.look.presentation import Look
from formula_desktop.pages.printing.preview import Preview
from formula_desktop.paper.panel import Panel
from formula_desktop.paper.printing import ask_print, picture_of, usual_paper
from formula_desktop.paper.saving import ask_pdf, file_name
from formula_desktop.store.settings.locks import Lockable
from formula_desktop.widgets.buttons import button, tab_bar
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.files import ask_save_picture, copy_picture
from formula_desktop.widgets.layouts import STRETCH, add, column, order_tabs, row
from formula_desktop.widgets.locks.allowing import if_allowed
from formula_desktop.widgets.messages import tell
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

_PAPERS: Final = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}

# In units:
_EDGE: Final = 18
_GAP: Final = 14
_PADDING: Final = 12
_STEP: Final = 42
_BESIDE: Final = 400  # the least width of the preview
_BESIDE_OF_PROJECTOR: Final = 450

_SHARE: Final = 0.5
_SHARE_UPRIGHT: Final = 0.43
_SHARE_UPRIGHT_OF_PROJECTOR: Final = 0.36
"""The most of the page's width that the preview takes, by how the paper lies."""


class PrintPage(Translated, QWidget):
    """Prints one of several kinds of documents, or saves it as a PDF file."""

    left = Signal()
    """Emitted to go back."""
    home_wanted = Signal()

    def __init__(self, look: Look, panels: Sequence[Panel], parent: QWidget) -> None:
        """`panels` ask what is printed, each for one kind of document."""
        super().__init__(parent)
        self._look = look
        self._panels = tuple(panels)
        self._make_header()
        self._stack = QStackedWidget(self)
        for panel in self._panels:
            self._stack.addWidget(panel)
            panel.changed.connect(self._follow_panel)
        self.preview = Preview()
        self._make_below()
        self._left = column((self._stack, 1), self._turning, self._doing)
        self._columns = row((self._left, 1), self.preview)
        column(self.header, (self._columns, 1), gap=0, inside=self)
        self._connect()
        self._retranslate()
        self._follow_look()
        look.changed.connect(self._follow_look)
        self._show_panel()

    def _make_header(self) -> None:
        self.header = PageHeader(self._look, self)
        self.header_menu_button = self.header.menu_button
        self.tabs = tab_bar(len(self._panels))
        self.back_button = button("flat", self.left.emit, takes_keyboard=True)
        self.home_button = button("flat", self.home_wanted.emit, takes_keyboard=True)
        ways = (self.back_button, self.home_button)
        add(self.header.row, look.RING_ROOM, self.tabs, STRETCH, *ways)

    def _make_below(self) -> None:
        self.before = button("", lambda: self.preview.turn(-1), takes_keyboard=True)
        self.after = button("", lambda: self.preview.turn(1), takes_keyboard=True)
        self.before.setText("‹")
        self.after.setText("›")
        self.counted = plain_label("status")
        self.counted.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.papers = ChoiceBox()
        self.papers.addItems([*_PAPERS])
        self.papers.setCurrentIndex([*_PAPERS.values()].index(usual_paper().id()))
        self.save_button = button("", self.save_pdf, takes_keyboard=True)
        self.picture_button = button("", self._offer_picture, takes_keyboard=True)
        self.picture_menu = QMenu(self)
        self._copy_picture = self.picture_menu.addAction("")
        self._save_picture = self.picture_menu.addAction("")
        self._copy_picture.triggered.connect(lambda: self._share(copy_picture))
        self._save_picture.triggered.connect(lambda: self._share(self._ask_save_picture))
        self.print_button = button("go", self.print_now, takes_keyboard=True)
        self._turning = row(self.before, self.counted, self.after, self.papers, STRETCH)
        self._doing = row(self.print_button, self.save_button, self.picture_button, STRETCH)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._show_panel)
        self.papers.activated.connect(self._show_document)
        self.preview.turned.connect(self._show_pages)
        turning = (self.before, self.after, self.papers)
        doing = (self.print_button, self.save_button, self.picture_button)
        order_tabs((*turning, *doing, self.preview))
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.left)

    # --- for the window -------------------------------------------------------------------------

    @property
    def panel(self) -> Panel:
        """The panel of the kind that is chosen."""
        return self._panels[max(0, self.tabs.currentIndex())]

    def choose(self, panel: Panel) -> None:
        """Choose a kind of document by its panel."""
        self.tabs.setCurrentIndex(self._panels.index(panel))

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        self.panel.focus_first()

    @property
    def paper(self) -> QPageSize:
        """The size of the paper."""
        return QPageSize(_PAPERS[self.papers.currentText()])

    def print_now(self) -> None:
        """Ask for a printer."""
        document = self.panel.document
        if document is not None:
            if_allowed(
                Lockable.PRINTING,
                self,
                lambda: ask_print(self, document, self._say_not_printed, self.save_pdf, self.paper),
            )

    def save_pdf(self) -> None:
        """Ask where to save the document as PDF."""
        document = self.panel.document
        if document is not None:
            if_allowed(Lockable.SHARING, self, lambda: ask_pdf(self, document, self.paper))

    def _offer_picture(self) -> None:
        """Offer what can be done with a picture, in a menu above the button."""
        height = self.picture_menu.sizeHint().height()
        self.picture_menu.popup(self.picture_button.mapToGlobal(QPoint(0, -height)))

    def _share(self, share: Callable[[QWidget, QImage], object]) -> None:
        document = self.panel.document
        if document is not None:
            if_allowed(
                Lockable.SHARING, self, lambda: share(self, picture_of(document, self.paper))
            )

    def _ask_save_picture(self, parent: QWidget, picture: QImage) -> None:
        document = self.panel.document
        assert document is not None  # it is in the picture
        ask_save_picture(parent, picture, file_name(document.name()))

    # --- display --------------------------------------------------------------------------------

    def _say_not_printed(self, error: OSError | ImportError) -> None:
        problem = getattr(error, "strerror", None) or str(error)
        tell(self, self.tr("This cannot be printed: {problem}.").replace("{problem}", problem))

    def _show_panel(self) -> None:
        self._stack.setCurrentWidget(self.panel)
        self.preview.page = 1
        self._show_document()

    def _follow_panel(self) -> None:
        if self.sender() is self.panel:
            self._show_document()

    def _show_document(self) -> None:
        document = self.panel.document
        self.picture_button.setVisible(document is not None and document.is_picture)
        self.preview.show_document(document, self.paper)
        self._fit_preview()

    def _show_pages(self) -> None:
        page, pages = self.preview.page, self.preview.pages
        text = QCoreApplication.translate("Printing", "Page {page} of {pages}")
        self.counted.setText(text.format(page=page, pages=pages) if pages else "")
        self.preview.setAccessibleName(self.counted.text())
        self.before.setEnabled(page > 1)
        self.after.setEnabled(page < pages)
        for each in (self.save_button, self.print_button):
            each.setEnabled(pages > 0)

    def _fit_preview(self) -> None:
        """Let the preview take what its page needs of the height, up to its share of the width."""
        theme, unit = self._look.theme, max(self._look.unit, 0.8)
        least = round((_BESIDE_OF_PROJECTOR if theme.is_projector else _BESIDE) * unit)
        height = self.preview.height()
        wanted = self.preview.width_for(height)
        upright = _SHARE_UPRIGHT_OF_PROJECTOR if theme.is_projector else _SHARE_UPRIGHT
        share = _SHARE if wanted > height else upright
        self.preview.setFixedWidth(max(least, min(wanted, round(share * self.width()))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the preview have its share, once the height is known."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._fit_preview)

    def _follow_look(self) -> None:
        theme, unit = self._look.theme, max(self._look.unit, 0.8)
        edge, gap = round(_EDGE * unit), round(_GAP * unit)
        self._columns.setContentsMargins(edge, edge, edge, edge)
        self._columns.setSpacing(gap + round(_PADDING * unit))
        self._left.setSpacing(gap)
        for each in (self._turning, self._doing):
            each.setSpacing(round(_PADDING * unit))
        self._fit_preview()
        for step in (self.before, self.after):
            step.setMinimumWidth(theme.pressable(_STEP * unit))
        for panel in self._panels:
            panel.show_as(theme, unit)
        self.update()

    def _retranslate(self) -> None:
        self.header.title.setText(self.tr("Print"))
        self.setWindowTitle(self.header.title.text())
        self.back_button.setText(self.tr("Back"))
        self.home_button.setText(self.tr("Home"))
        for at, panel in enumerate(self._panels):
            self.tabs.setTabText(at, panel.name())
        self.tabs.setAccessibleName(self.header.title.text())
        self.before.setAccessibleName(self.tr("Page before"))
        self.after.setAccessibleName(self.tr("Next page"))
        self.papers.setAccessibleName(self.tr("Paper"))
        self.save_button.setText(QCoreApplication.translate("Printing", "&Save as PDF…"))
        self.picture_button.setText(self.tr("P&icture…"))
        self._copy_picture.setText(self.tr("&Copy the picture"))
        self._save_picture.setText(self.tr("&Save the picture…"))
        self.print_button.setText(QCoreApplication.translate("Printing", "&Print…"))
        self._show_document()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet that the controls lie on."""
        theme, unit = self._look.theme, max(self._look.unit, 0.8)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), theme.table)
        edge = round(_PADDING * unit)
        painter.setPen(theme.line)
        painter.setBrush(theme.paper)
        radius = look.SEAT_RADIUS * unit
        sheet = QRectF(self._columns.geometry())
        painter.drawRoundedRect(
            sheet.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), radius, radius
        )
        painter.end()
