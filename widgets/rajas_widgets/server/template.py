"""What the template holds that is made from the rest of us: `make template` makes it anew.

A template is read by Voilà before any code of ours runs, so these are files. A test compares them with their
source.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rajas.core import Record
from rajas.core.pictures import Theme, picture
from rajas.ganges import GANGES
from rajas_widgets.art.palette import css
from rajas_widgets.server.places import TEMPLATE, share

WIDTHS = {"desk": 1440, "phone": 390}
THEMES: tuple[Theme, ...] = ("light", "dark")


def files() -> Mapping[str, str]:
    """The made files by their path in the template."""
    return {"static/palette.css": palette(), **dict(first_pictures())}


def first_pictures() -> Iterator[tuple[str, str]]:
    """The table as it is laid for three: to be seen while the kernel still starts."""
    position = Record.new(GANGES, players=3, seed=7).position
    for name, width in WIDTHS.items():
        for theme in THEMES:
            yield (
                f"static/first-{name}-{theme}.svg",
                picture("ganges", position, width=width, theme=theme) + "\n",
            )


def palette() -> str:
    """The colours, for the page's own style: as the system wishes, unless a theme was chosen at the table."""
    light, dark = css("light"), css("dark")
    return (
        "/* Made from art/palette.py by make template */\n"
        f":root {{ color-scheme: light; {light} }}\n"
        "@media (prefers-color-scheme: dark) {\n"
        f":root:not([data-rajas-theme=light]) {{ color-scheme: dark; {dark} }}\n"
        "}\n"
        f":root[data-rajas-theme=dark] {{ color-scheme: dark; {dark} }}\n"
    )


def main() -> None:
    folder = share()
    assert folder is not None, "only a checkout has files to be made"
    for name, text in files().items():
        (folder / "voila" / "templates" / TEMPLATE / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
