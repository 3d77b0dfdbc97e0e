"""A picture as one SVG text that any viewer shows: plain colours, and the symbols and prints it uses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from zlib import crc32

from rajas_widgets.art.icons import BOX, prints, symbols
from rajas_widgets.art.palette import THEMES, Theme
from rajas_widgets.art.pen import group, num, rect
from rajas_widgets.paint.letters import outlined
from rajas_widgets.paint.repeats import shared
from rajas_widgets.scene import Art, Layout, Scene

USED = re.compile(
    r'<use href="#i-([\w-]+)" x="([^"]*)" y="([^"]*)" width="([^"]*)"[^>]*?(?: style="([^"]*)")?/>'
)
PRINTED = re.compile(r"url\(#pt-([\w-]+)\)")
VEIL = re.compile(r'(fill|stroke)="#([0-9A-Fa-f]{6})([0-9A-Fa-f]{2})"')
COLOUR = re.compile(r"var\(--([\w-]+)(?:,([^()]*|var\(--[\w-]+\)))?\)")


def svg(
    art: Art,
    width: float,
    height: float,
    theme: Theme = "light",
    title: str = "",
    words: str = "",
    scale: float = 1,
    short: bool = False,
) -> str:
    """`title` and `words` tell a screen reader what it is; `scale` enlarges it; `short`: to be kept."""
    body, definitions = resolved(art, theme)
    if short:
        body, definitions = shared(body, definitions)
    named = f"<title>{escape(title)}</title>" if title else ""
    described = f"<desc>{escape(words)}</desc>" if words else ""
    defs = f"<defs>{''.join(definitions)}</defs>" if definitions else ""
    role = ' role="img"' if title else ' aria-hidden="true"'
    size = f'width="{num(width * scale)}" height="{num(height * scale)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} '
        f'viewBox="0 0 {num(width)} {num(height)}" stroke-linecap="round" stroke-linejoin="round"{role}>'
        f"{named}{described}{defs}{body}</svg>"
    )


@lru_cache(maxsize=256)
def resolved(art: Art, theme: Theme) -> tuple[str, tuple[str, ...]]:
    """The art with plain colours, and the definitions that it refers to."""
    definitions: dict[str, str] = {}

    def use(found: re.Match[str]) -> str:
        name, x, y, width, style = found.groups()
        key, definition = _symbol(name, style or "", theme)
        definitions[key] = definition
        scale = float(width) / BOX
        return f'<use href="#{key}" transform="translate({x} {y}) scale({scale:.4g})"/>'

    def fill(found: re.Match[str]) -> str:
        key, definition = _print(found[1], theme)
        definitions[key] = definition
        return f"url(#{key})"

    body = PRINTED.sub(fill, USED.sub(use, outlined(art, definitions)))
    return coloured(body, THEMES[theme]), tuple(definitions.values())


def coloured(art: Art, colours: Mapping[str, str]) -> Art:
    """Every name of a colour replaced by it; what the palette does not know falls back as in CSS."""

    def colour(found: re.Match[str]) -> str:
        name, otherwise = found.groups()
        known = colours.get(name)
        if known is not None:
            return known
        if otherwise is None:
            raise KeyError(f"no colour is called {name!r}")
        return coloured(otherwise, colours)

    return VEIL.sub(_veil, COLOUR.sub(colour, art))


def _veil(found: re.Match[str]) -> str:
    """A colour that lets others through, said in the way that older viewers know."""
    what, colour, alpha = found.groups()
    return f'{what}="#{colour}" {what}-opacity="{num(int(alpha, 16) / 255)}"'


@lru_cache(maxsize=2048)
def _symbol(name: str, style: str, theme: Theme) -> tuple[str, str]:
    """A symbol in certain colours. Its id tells its content, so that pictures on one page can share it."""
    own = {
        key[2:]: coloured(value, THEMES[theme])
        for key, value in (part.split(":") for part in style.split(";") if part)
    }
    inner = coloured(symbols()[name], {**THEMES[theme], **own})
    key = f"{name}-{crc32(inner.encode()):08x}"
    return key, f'<g id="{key}">{inner}</g>'


@lru_cache(maxsize=64)
def _print(name: str, theme: Theme) -> tuple[str, str]:
    whole = coloured(prints()[name], THEMES[theme])
    key = f"pt-{name}-{crc32(whole.encode()):08x}"
    return key, whole.replace(f'id="pt-{name}"', f'id="{key}"')


def panel_svg(scene: Scene, theme: Theme = "light", scale: float = 1) -> str:
    """One panel, printed things below pieces."""
    words = scene.words()
    art = scene.printed() + scene.pieces()
    return svg(art, scene.width, scene.height, theme, scene.title, words, scale, short=True)


def stage_svg(
    layout: Layout, scenes: Mapping[str, Scene], theme: Theme = "light", title: str = "", margin: float = 0
) -> str:
    """All panels of a layout, each in its place; as on the canvas, no print hides a piece of another."""
    shown = [(at, scenes[at.panel]) for at in layout.placements]
    printed = (group(scene.printed(), at.x, at.y, at.scale) for at, scene in shown)
    pieces = (group(scene.pieces(), at.x, at.y, at.scale) for at, scene in shown)
    width, height = layout.width + 2 * margin, layout.height + 2 * margin
    art = rect(0, 0, width, height, "cloth") + group("".join((*printed, *pieces)), margin, margin)
    words = "\n".join(scene.words() for _, scene in shown)
    return svg(art, width, height, theme, title or layout.name, words, short=True)
