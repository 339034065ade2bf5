"""The look of the widgets around the table: palette and style sheet.

The style sheet knows these roles, set with `widget.setProperty("role", …)`:

- QPushButton: `go` (the main button), `flat` (in the header), `link`, `lamp` (small, on the felt),
  `chip` (one of several, filled while it is chosen; with the property `large` set to `true` for
  signs). Without a role it is the paper button; with the property `waits` set to `true` it is only
  its words until it can be pressed.
- QLabel: `title`, `heading`, `question`, `status`, `soft`, `danger`, and on the felt `good`,
  `wrong`; with the property `large` set to `true` in the size of a lesson's words, to `most` in
  that of scores.
- Any QWidget named `header`, and any with the property `ground` set to `table`, `area` or `tray`:
  everything inside uses the felt's colours. A plain QWidget paints such a ground only with the
  attribute WA_StyledBackground.
"""

from string import Template
from typing import Final

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from formula_desktop.look import theme as look
from formula_desktop.look.theme import Theme

# `$name` is a colour of the theme, `$name_px` a length in units, as pixels.
_SHEET: Final = Template("""
QWidget { font-family: "$family"; font-size: $body_px; }
QDialog, QMessageBox, QMainWindow { background: $paper; color: $ink; }

QWidget#header { background: $paper; border: none; border-bottom: 1px solid $line; }
QWidget[ground="table"] { background: $table; color: $on_table; }
QWidget[ground="area"] {
    background: $table_deep; color: $on_table;
    border: 1px solid $area_line; border-radius: $seat_radius_px;
}
QWidget[ground="tray"] { background: $tray; color: $on_table; }

QFrame#best { background: $field; border: 1px solid $line; border-radius: $seat_radius_px; }
QFrame#notice { background: $ink; border: 2px solid $paper; border-radius: $radius_px; }
QFrame#notice QLabel { color: $paper; }

QLabel { background: transparent; border: none; }
QLabel[role="title"] { font-size: $title_px; font-weight: 700; }
QLabel[role="large"] { font-size: $score_px; font-weight: 700; }
QLabel[role="heading"] { font-size: $name_px; font-weight: 700; }
QLabel[role="question"] { font-size: $name_px; }
QLabel[role="status"] { font-size: $status_px; font-weight: 600; }
QLabel[role="soft"] { color: $ink_soft; }
QLabel[role="danger"] { color: $danger; font-weight: 600; }
QWidget[ground="table"] QLabel, QWidget[ground="area"] QLabel, QWidget[ground="tray"] QLabel {
    color: $on_table; }
QWidget[ground] QLabel[role="soft"] { color: $on_table_soft; font-weight: 600; }
QWidget[ground] QLabel[role="danger"] { color: $on_table_wrong; }
QWidget[ground] QLabel[role="good"], QWidget[ground] QLabel[role="wrong"] {
    color: $on_table_good; font-size: $status_px; font-weight: 600; }
QWidget[ground] QLabel[role="wrong"] { color: $on_table_wrong; }
QWidget[ground] QLabel[large="true"] { font-size: $lesson_px; }
QWidget[ground] QLabel[large="most"] { font-size: $score_px; }

QPushButton {
    background: $paper; color: $ink; border: 1px solid $control_line;
    border-bottom: 3px solid $control_line; border-radius: $radius_px;
    font-size: $button_px; font-weight: 700;
    padding: 2px $pad_px; min-height: $main_px;
}
QPushButton[squeezed="true"] { min-height: 1px; padding: 2px $small_pad_px; }
QPushButton:hover { background: $field; }
QPushButton:pressed, QPushButton:checked {
    border-bottom-width: 1px; padding-top: 4px; background: $paper_off; }
QPushButton:disabled {
    color: $on_paper_off; background: $paper_off; border: 1px solid $off_line;
    padding: 3px $pad_px; }
QPushButton[waits="true"]:disabled {
    color: $ink_soft; background: transparent; border-color: transparent; font-weight: 400; }
QPushButton[squeezed="true"]:disabled { padding: 3px $small_pad_px; }
QWidget[ground] QPushButton { border-color: $button_line; }
QWidget[ground] QPushButton:disabled {
    color: $on_table_off; background: $table_off; border-color: $table_off_line; }

QPushButton[role="go"], QWidget[ground] QPushButton[role="go"] {
    background: $go; color: $on_go; border-color: $go_pressed; }
QPushButton[role="go"]:hover { background: $go_hover; }
QPushButton[role="go"]:pressed { background: $go_pressed; }
QPushButton[role="go"]:disabled {
    color: $on_paper_off; background: $paper_off; border-color: $off_line; }
QWidget[ground] QPushButton[role="go"]:disabled {
    color: $on_table_off; background: $table_off; border-color: $table_off_line; }

QPushButton[role="flat"], QPushButton[role="link"] {
    background: transparent; color: $ink; border: none; padding: 2px $small_pad_px;
    font-size: $status_px; font-weight: 600; min-height: $control_px; }
QWidget#header QPushButton[role="flat"] { min-height: $header_px; }
QPushButton[role="flat"]:hover { background: $paper_off; }
QPushButton[role="flat"]:pressed { background: $marked; color: $on_marked; }
QPushButton[role="flat"]:checked { background: $paper_off; }
QPushButton[role="link"] { text-decoration: underline; padding: 2px $link_px; }
QPushButton[role="link"]:hover { background: $paper_off; }
QPushButton[role="flat"]:disabled, QPushButton[role="link"]:disabled {
    color: $on_paper_off; background: transparent; }

QPushButton[role="lamp"] {
    border-color: $button_line; font-size: $status_px; padding: 1px $small_pad_px;
    min-height: 1px; }
QPushButton[role="lamp"]:disabled {
    color: $on_table_off; background: $table_off; border-color: $table_off_line; }

QPushButton[role="chip"] {
    border: 1px solid $control_line; font-size: $status_px; font-weight: 600;
    padding: 1px $pad_px; min-height: $control_px; }
QPushButton[role="chip"][opens="true"] { text-align: left; }
QPushButton[role="chip"][large="true"] { font-size: $title_px; font-weight: 700; }
QPushButton[role="chip"]:checked {
    background: $marked; color: $on_marked; border-color: $marked; }

QLineEdit, QPlainTextEdit, QTextEdit { min-height: $control_px; }
QSpinBox, QDoubleSpinBox, QComboBox { min-height: $native_px; }
QLineEdit, QPlainTextEdit, QTextEdit {
    background: $field; color: $ink; border: 1px solid $control_line; border-radius: 6px;
    padding: 0 $small_pad_px; placeholder-text-color: $ink_soft;
    selection-background-color: $marked; selection-color: $on_marked; }
QLineEdit:focus { border: 2px solid $ink; }
QLineEdit:disabled {
    background: $paper_off; color: $on_paper_off; border-color: $off_line; }
QSpinBox > QLineEdit, QDoubleSpinBox > QLineEdit, QComboBox > QLineEdit {
    border: none; min-height: 0; padding: 0; background: transparent; }
QSpinBox > QLineEdit:disabled { background: $paper_off; }
QCheckBox, QRadioButton {
    spacing: $box_gap_px; min-height: $control_px; background: transparent; }
QWidget[ground] QCheckBox, QWidget[ground] QRadioButton { color: $on_table; }

QAbstractItemView {
    background: $field; color: $ink; border: 1px solid $line; border-radius: 6px;
    selection-background-color: $marked; selection-color: $on_marked; outline: none; }
QListView::item, QTreeView::item, QTableView::item { padding: $item_pad_px $small_pad_px; }
QTableView#log::item { padding: 2px; }
QTableView#log, QTableView#plays { font-size: $smallest_px; }
QTableView#plays::item { padding: 2px 6px 2px 0; }
QTableView#plays::item:selected { background: $on_table; color: $table_deep; }
QWidget[ground] QAbstractItemView {
    background: transparent; color: $on_table; border: none; font-weight: 600; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: $paper; color: $ink_soft; border: none; border-bottom: 1px solid $control_line;
    padding: 6px $small_pad_px; font-weight: 600; }
QTableView#plays QHeaderView::section {
    background: transparent; color: $on_table_soft; border-bottom: 1px solid $area_line;
    font-size: $smallest_px; padding: 4px 6px 4px 2px; }
QTableView#outcome { background: transparent; border: none; }
QTableView#outcome QHeaderView::section { padding: 6px $heading_pad_px; }
QTableView#results QHeaderView::section { padding: 6px $inset_pad_px; }
QTableView#results QHeaderView::up-arrow, QTableView#results QHeaderView::down-arrow {
    width: 0px; height: 0px; image: none; }
QTableCornerButton::section { background: $paper; border: none; }

QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMenuBar { background: $paper; color: $ink; border-bottom: 1px solid $line; }
QMenuBar::item { background: transparent; padding: $item_pad_px 10px; border-radius: 5px; }
QMenuBar::item:selected { background: $paper_off; color: $ink; }
QMenu { background: $paper; color: $ink; border: 1px solid $control_line; padding: 5px; }
QMenu::item { padding: $menu_pad_px 40px $menu_pad_px 28px; border-radius: 5px; }
QMenu::item:selected { background: $marked; color: $on_marked; }
QMenu::icon { left: 7px; }
QMenu::item:disabled { color: $on_paper_off; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QToolTip {
    background: $ink; color: $paper; border: 1px solid $paper; padding: 6px 9px;
    font-size: $body_px; }

QTabBar::tab {
    background: transparent; color: $ink_soft; font-weight: 600; border: none;
    padding: $tab_pad_px $tab_side_px; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: $ink; border-bottom-color: $ink; }
QTabWidget::pane { border: none; border-top: 1px solid $line; }
QGroupBox { border: 1px solid $line; border-radius: $radius_px; margin-top: 14px; padding: 12px; }
QGroupBox::title {
    subcontrol-origin: margin; left: 12px; padding: 0 5px; color: $ink_soft; }
QProgressBar {
    background: $paper_off; color: $ink; border: 1px solid $control_line; border-radius: 6px;
    text-align: center; }
QProgressBar::chunk { background: $go; border-radius: 5px; }

QSlider { min-height: $control_px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $control_line; }
QSlider::sub-page:horizontal { border-radius: 2px; background: $marked; }
QSlider::handle:horizontal {
    width: 16px; height: 16px; margin: -8px 0; border-radius: 10px;
    background: $field; border: 2px solid $marked; }

QScrollBar:vertical { background: transparent; width: $scroll_px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: $scroll_px; margin: 0; }
QScrollBar::handle { background: $control_line; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $ink_soft; }
QWidget[ground] QScrollBar::handle { background: $on_table_off; }
QWidget[ground] QScrollBar::handle:hover { background: $on_table_soft; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


SMALLEST_UNIT: Final = 0.8  # pixels per unit
_CELL_INSET: Final = 3  # pixels before the text of a cell

# The minimum for mouse and touch, in pixels whatever the unit; edges and padding are extra.
_LEAST: Final = {
    "control": (24, look.FINGER),
    "native": (20, look.FINGER - 4),
    "main": (24, look.FINGER - 8),
    "header": (look.TABLE_CONTROL - 4, look.FINGER - 4),
    "box_gap": (10, 16),
    "item_pad": (5, 13),
    "menu_pad": (4, 13),
    "tab_pad": (8, 13),
    "scroll": (12, 24),
}


def style_sheet(theme: Theme, unit: float) -> str:
    """The style sheet for windows in a theme; `unit` is pixels per unit, if not too small."""
    unit = max(unit, SMALLEST_UNIT)
    lengths = {
        "body": theme.size_of(look.BODY),
        "smallest": theme.size_of(look.SMALLEST),
        "title": theme.size_of(look.TITLE),
        "score": theme.size_of(look.SCORE),
        "name": theme.size_of(look.NAME),
        "status": theme.size_of(look.STATUS),
        "lesson": theme.size_of(look.LESSON),
        "button": theme.size_of(look.BUTTON),
        "radius": look.BUTTON_RADIUS,
        "seat_radius": look.SEAT_RADIUS,
        "native": look.CONTROL_HEIGHT - 4,  # Fusion adds its frame
        "control": look.CONTROL_HEIGHT,
        "header": look.CONTROL_HEIGHT,
        "main": look.MAIN_CONTROL_HEIGHT - 6,  # edges and padding are added
        "pad": 16,
        "small_pad": 10,
        "tab_side": 14,
        "box_gap": 10,
    }
    sizes = {name: round(length * unit) for name, length in lengths.items()}
    # over cells, whose text Qt insets; with projector size the names need that room
    sizes["inset_pad"] = sizes["small_pad"] + _CELL_INSET
    sizes["heading_pad"] = sizes["small_pad"] + (0 if theme.is_projector else _CELL_INSET)
    for name, least in _LEAST.items():
        sizes[name] = max(sizes.get(name, 0), least[theme.is_for_fingers])
    pixels = {f"{name}_px": f"{size}px" for name, size in sizes.items()}
    pixels["link_px"] = f"{look.LINK_PADDING}px"
    return _SHEET.substitute(theme.written(), family=look.FONT_FAMILY, **pixels)


def palette(theme: Theme) -> QPalette:
    """The palette for everything that the style sheet leaves to Fusion."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.paper,
        role.WindowText: theme.ink,
        role.Base: theme.field,
        role.AlternateBase: theme.paper_off,
        role.Text: theme.ink,
        role.PlaceholderText: theme.ink_soft,
        role.Button: theme.paper,
        role.ButtonText: theme.ink,
        role.BrightText: theme.danger,
        role.Highlight: theme.marked,
        role.HighlightedText: theme.on_marked,
        role.Accent: theme.marked,
        role.Link: theme.ink,
        role.LinkVisited: theme.ink_soft,
        role.ToolTipBase: theme.ink,
        role.ToolTipText: theme.paper,
        role.Light: theme.field,
        role.Midlight: theme.paper_off,
        role.Mid: theme.line,
        role.Dark: theme.control_line,
        role.Shadow: theme.ink,
    }
    made = QPalette()
    for which, colour in colours.items():
        made.setColor(which, colour)
    for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, which, theme.on_paper_off)
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, theme.paper_off)
    return made


def dress(app: QApplication, theme: Theme, unit: float = 1.0, *, controls: bool = True) -> None:
    """Style the whole program in a theme; call it again when the theme or unit changes.

    Without `controls`, check boxes, fields with arrows and the like keep Qt's style; see
    add_controls.
    """
    if controls:
        add_controls(app, theme, unit)
    app.setPalette(palette(theme))
    app.setFont(theme.font(look.BODY, max(unit, 0.8)))
    app.setStyleSheet(style_sheet(theme, unit))


def add_controls(app: QApplication, theme: Theme, unit: float) -> None:
    """Use our own check boxes and fields with arrows.

    This loads Python's enums of QStyle and Qt, which would delay the first frame by more than 20
    ms.
    """
    from formula_desktop.look.controls import TableStyle

    app.setStyle(TableStyle(theme, unit))
