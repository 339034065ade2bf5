"""Prints documents, and makes PDF files of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QLocale, QMarginsF, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from formula_desktop.look.theme import LIGHT
from formula_desktop.paper.document import Document, Ground
from formula_desktop.paper.in_pieces import Pieces, Progress, in_pieces
from formula_desktop.widgets.asking import Question

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter
    from PySide6.QtWidgets import QWidget

_INCH: Final = 72.0  # points
_TERRITORIES: Final = frozenset(
    ("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE")
)
"""The territories that use Letter paper, according to the Common Locale Data Repository."""

_PICTURE_POINT: Final = 2.0  # pixels of a picture per point


def usual_paper(locale: QLocale | None = None) -> QPageSize:
    """The default paper size: Letter if the system's territory uses it, else A4."""
    territory = (locale or QLocale.system()).territory()
    sizes = QPageSize.PageSizeId
    is_letter = QLocale.territoryToCode(territory) in _TERRITORIES
    return QPageSize(sizes.Letter if is_letter else sizes.A4)


def pdf(document: Document, paper: QPageSize | None = None) -> bytes:
    """Create a document as the bytes of a PDF file; raises OSError if that fails."""
    buffer = QBuffer()
    for _ in pdf_by_page(document, paper or usual_paper(), buffer):
        pass
    return bytes(buffer.data().data())


def pdf_by_page(document: Document, paper: QPageSize, buffer: QBuffer) -> Pieces:
    """Create a PDF file in a buffer, page by page. Raises OSError."""
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(document.name())
    writer.setCreator(QCoreApplication.applicationName())
    writer.setPageLayout(layout_of(document, paper))
    yield from print_by_page(document, writer, writer.resolution())
    buffer.close()


def layout_of(document: Document, paper: QPageSize) -> QPageLayout:
    """How a document lies on paper of a size."""
    way = QPageLayout.Orientation
    margins = QMarginsF(*[document.margin] * 4)
    return QPageLayout(
        paper,
        way.Landscape if document.is_landscape else way.Portrait,
        margins,
        QPageLayout.Unit.Millimeter,
    )


def picture_of(document: Document, paper: QPageSize) -> QImage:
    """The first page of a document as a picture."""
    layout = layout_of(document, paper)
    unit = layout.Unit.Point
    whole, place = layout.fullRect(unit), layout.paintRect(unit)
    made = QImage((whole.size() * _PICTURE_POINT).toSize(), QImage.Format.Format_RGB32)
    made.fill(LIGHT.field)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(place.topLeft() * _PICTURE_POINT)
    document.pages(Ground(place.size(), _PICTURE_POINT, made)).paint(painter, 1)
    painter.end()
    return made


def print_by_page(
    document: Document,
    device: QPagedPaintDevice,
    dots: int,
    is_wanted: Callable[[int], bool] = lambda _page: True,
) -> Pieces:
    """Paint the wanted pages, counted from 1, at `dots` per inch. Raises OSError."""
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(QCoreApplication.translate("Printing", "nothing can be printed there"))
    try:
        room = device.pageLayout().paintRectPixels(dots).size().toSizeF()
        point = dots / _INCH
        pages = document.pages(Ground(room / point, point, painter.device()))
        wanted = [*filter(is_wanted, range(1, len(pages) + 1))]
        for at, number in enumerate(wanted):
            yield Progress(at, len(wanted))
            if at:
                device.newPage()
            pages.paint(painter, number)
        yield Progress(len(wanted), len(wanted))
    finally:
        is_done = painter.end()
    if not is_done:
        raise OSError(QCoreApplication.translate("Printing", "nothing can be printed there"))


def ask_print(
    parent: QWidget,
    document: Document,
    say: Callable[[OSError | ImportError], object],
    save: Callable[[], object],
    paper: QPageSize | None = None,
) -> None:
    """Ask for a printer and print; returns at once. `say` is called with any error.

    Without a printer it asks whether to `save` the document as PDF.
    """
    try:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
    except ImportError as error:
        say(error)
        return
    from PySide6.QtWidgets import QDialog

    if not QPrinterInfo.availablePrinterNames():
        _ask_save(parent, save)
        return
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(layout_of(document, paper or usual_paper()))
    printer.setDocName(document.name())
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def go_on(result: int) -> None:
        if result == QDialog.DialogCode.Accepted:
            # not `parent`, whose last owner this function could be
            in_pieces(dialog.parentWidget(), print_document(document, printer), failed=say)

    dialog.finished.connect(go_on)
    QDialog.open(dialog)  # QPrintDialog's own open takes the name of a slot


def _ask_save(parent: QWidget, save: Callable[[], object]) -> None:
    translate = QCoreApplication.translate
    question = Question(
        parent,
        translate("Printing", "This computer has no printer."),
        translate("Printing", "A PDF can be printed on another computer."),
        (translate("Printing", "&Save as PDF…"), translate("Printing", "&Cancel")),
        is_final=False,
    )
    question.accepted.connect(save)
    question.open()


def print_document(document: Document, printer: QPrinter) -> Pieces:
    """Print the selected pages and copies, or nothing if it is closed early. Raises OSError."""
    first, last = printer.fromPage(), printer.toPage()
    has_range = printer.printRange() == printer.PrintRange.PageRange and first > 0
    copies = 1 if printer.supportsMultipleCopies() else max(printer.copyCount(), 1)
    try:
        for _ in range(copies):
            yield from print_by_page(
                document,
                printer,
                printer.resolution(),
                lambda page: not has_range or first <= page <= last,
            )
    except GeneratorExit:
        printer.abort()
        raise
