"""What a phone loads of the page's sources."""

from __future__ import annotations

from formula_desktop.hands.page import as_served, page_files
from tests.helpers.hands.canned import PAGE

SCRIPT = """// The page.

/** Add;
 * both are numbers. */
function add(a, b) {
  // here
  return a + b; // one line "/** stays */"
}

  /** One. */
const address = "http://x"; /* and this */
"""


def test_scripts_are_served_without_comments_of_their_own_lines() -> None:
    assert as_served("a.js", SCRIPT).splitlines() == [
        "function add(a, b) {",
        'return a + b; // one line "/** stays */"',
        "}",
        'const address = "http://x"; /* and this */',
    ]


def test_styles_are_served_without_comments() -> None:
    style = "/* All\n  of it */\n.a {\n  color: red; /* dark */\n}\n"
    assert as_served("a.css", style) == ".a {\ncolor: red;\n}\n"
    assert as_served("a.svg", "<svg>\n\n  /* x */</svg>") == "<svg>\n/* x */</svg>\n"


def test_no_line_of_the_sources_is_part_of_a_longer_text() -> None:
    for each in PAGE.glob("*.js"):
        for line in each.read_text("utf-8").splitlines():
            assert line.count("`") % 2 == 0, f"{each.name}: {line}"
    files = page_files(PAGE)
    assert "texts.js" not in files
    assert {"index.html", "main.js", "page.css", "icon.svg"} <= set(files)
