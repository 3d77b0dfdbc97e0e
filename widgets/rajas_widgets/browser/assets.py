"""What the browser is given as text: scripts of several parts, colours and fonts as CSS, signs."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from rajas_widgets.art.icons import symbols
from rajas_widgets.art.palette import FIELDS, PLAYERS, css
from rajas_widgets.words import tell

# Signs that only buttons need: no piece and no place of a game.
_MORE_SIGNS = {
    "close": '<path d="M13 13L35 35M35 13L13 35" fill="none" stroke="currentColor" stroke-width="5"/>',
    "pause": '<path d="M15 10V38M33 10V38" fill="none" stroke="currentColor" stroke-width="8"/>',
    "speed": '<path d="M7 12L23 24L7 36ZM25 12L41 24L25 36Z" fill="currentColor"/>',
    "up": '<path d="M10 30L24 16L38 30" fill="none" stroke="currentColor" stroke-width="5"/>',
}
_FACES = (("Yeseva One", 400), ("Alegreya Sans", 500), ("Alegreya Sans", 700), ("Alegreya Sans", 800))
_SUBSETS = {
    "latin": "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,"
    "U+2000-206F,U+20AC,U+2122,U+2190-22FF",
    "latin-ext": "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,"
    "U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0",
    "cyrillic": "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
}
_WORDS = (
    "close", "report", "copied", "uncopied", "help", "story", "since", "ruling", "source", "tools", "areas",
    "choices", "dice", "tabs", "reload", "gone", "unkept", "fault",
    "keys-arrows", "keys-tab", "keys-press", "keys-numbers", "keys-panels", "keys-escape",
)  # fmt: skip


@cache
def text(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def script(name: str, *parts: str) -> str:
    """A module that needs no other: the parts, then the widget itself, which exports."""
    return "\n".join([*(text(f"parts/{part}.js") for part in parts), text(f"{name}.js")])


@cache
def colours() -> str:
    """The palette as CSS: the system's wish decides, unless a theme was chosen."""
    fields = "".join(
        f'.rajas-ui [data-tone="{name}"]{{--field:var(--{field.ground});--on:var(--{field.text});'
        f"--note:var(--{field.note});--mark:var(--{field.sign})}}"
        for name, field in FIELDS.items()
    )
    players = "".join(
        f'.rajas-ui [data-player="{seat}"]{{--piece:var(--{name});--emblem:var(--emk-{name})}}'
        for seat, name in enumerate(PLAYERS)
    )
    light, dark = css("light"), css("dark")
    return (
        f":root{{{light}}}"
        f"@media (prefers-color-scheme:dark){{:root:not([data-rajas-theme=light]){{{dark}}}}}"
        f":root[data-rajas-theme=dark]{{{dark}color-scheme:dark}}"
        ":root[data-rajas-theme=light]{color-scheme:light}" + fields + players
    )


@cache
def fonts() -> str:
    """The fonts within the style sheet itself, for pages that do not bring them: JupyterLab."""
    return "".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-display:swap;unicode-range:{covers};'
        f'src:url(data:font/woff2;base64,{_font(f"{_slug(family)}-{weight}-{subset}")}) format("woff2")}}'
        for family, weight in _FACES
        for subset, covers in _SUBSETS.items()
    )


def _font(name: str) -> str:
    return b64encode(files("rajas_widgets").joinpath(f"fonts/{name}.woff2").read_bytes()).decode()


def _slug(family: str) -> str:
    return family.lower().replace(" ", "-")


def signs(names: Iterable[str]) -> dict[str, str]:
    """What those symbols consist of; a name that no sheet knows is left out."""
    known = {**symbols(), **_MORE_SIGNS}
    return {name: known[name] for name in sorted(set(names)) if name in known}


@cache
def words() -> dict[str, str]:
    """What overlay, dock and bridge say by themselves."""
    return {name: tell(f"browser-{name}") for name in _WORDS}
