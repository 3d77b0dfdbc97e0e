"""SVG for any viewer: self-contained, well-formed, named for screen readers."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from rajas_widgets.art.glyphs import face
from rajas_widgets.art.palette import THEMES, Theme
from rajas_widgets.art.pen import arch, circle, icon, path, pattern, rect, text
from rajas_widgets.art.pieces import pawn
from rajas_widgets.paint.letters import glyph_id
from rajas_widgets.paint.svg import panel_svg, stage_svg, svg
from rajas_widgets.scene import Box, Layout, Placement, Scene, Shape

ART = (
    rect(0, 0, 90, 60, "leaf")
    + pattern("orange", Box(5, 5, 30, 30))
    + icon("quarry", 10, 10, 24, "cream", "leaf")
)
ART += pawn(60, 50, 40, 2) + circle(9, 9, 4, "#00000033") + text(5, 55, "Quarry", 12, "fieldtext")


def scene(name: str = "quarry", art: str = ART) -> Scene:
    block = Shape("quarry-1", "space", "First block, 1 coin <free>", Box(5, 5, 30, 30), art)
    worker = Shape(
        "worker-2", "worker", "Leela’s worker", Box(50, 10, 20, 40), pawn(60, 50, 40, 2), printed=False
    )
    return Scene(name, "Quarry", 90, 60, (block, worker))


def refers(picture: str) -> set[str]:
    return set(re.findall(r'(?:href="#|url\(#)([\w-]+)', picture))


def defines(picture: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', picture)


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_brings_along_all_it_needs_and_no_more(theme: Theme) -> None:
    picture = panel_svg(scene(), theme)
    ElementTree.fromstring(picture)
    assert "var(" not in picture
    assert "style=" not in picture
    assert refers(picture) == set(defines(picture))
    assert len(defines(picture)) == len(set(defines(picture))) == 3 + len(set("Quary"))


def test_no_two_letters_share_an_outline() -> None:
    faces = [face("title", 400), *(face("body", weight) for weight in (500, 700, 800))]
    paths = {path for known in faces for _, path in known.glyphs.values()}
    assert len({glyph_id(path) for path in paths}) == len(paths)


def test_a_letter_is_drawn_once_however_often_it_is_written() -> None:
    once, often = (svg(text(0, 9, words, 9), 90, 60) for words in ("11", "11 11 11 11"))
    assert once.count("<path") == often.count("<path") == 1


def test_colours_are_those_of_the_theme() -> None:
    assert 'fill="#2F6643"' in svg(ART, 90, 60, "light")
    assert 'fill="#28573A"' in svg(ART, 90, 60, "dark")


def test_veils_are_written_for_old_viewers() -> None:
    assert 'fill="#000000" fill-opacity="0.2"' in svg(ART, 90, 60)


def test_pictures_on_one_page_share_only_what_is_the_same() -> None:
    light, dark = panel_svg(scene(), "light"), panel_svg(scene(), "dark")
    letters = set(defines(svg(text(5, 55, "Quarry", 12), 90, 60)))
    assert set(defines(light)) & set(defines(dark)) == letters
    other = svg(icon("quarry", 0, 0, 48, "cream", "leaf"), 48, 48)
    assert set(defines(other)) < set(defines(light))


def test_a_panel_is_named_and_read_out() -> None:
    root = ElementTree.fromstring(panel_svg(scene()))
    title, words = root[0], root[1]
    assert (root.get("role"), title.text) == ("img", "Quarry")
    assert words.text == "Quarry\n- First block, 1 coin <free>\n- Leela’s worker"


def test_a_picture_without_a_name_is_decoration() -> None:
    assert 'aria-hidden="true"' in svg(ART, 90, 60)


def test_pieces_stand_on_what_is_printed() -> None:
    picture = panel_svg(scene(art=rect(0, 0, 90, 60, "#111111")))
    assert picture.index("#111111") < picture.index("<use")


def test_a_stage_places_and_scales_its_panels() -> None:
    layout = Layout("desk", 200, 100, (Placement("quarry", 10, 20, 1), Placement("palace", 100, 0, 0.5)))
    picture = stage_svg(layout, {"quarry": scene(), "palace": scene("palace")}, title="Rajas")
    ElementTree.fromstring(picture)
    assert '<g transform="translate(10 20)">' in picture
    assert '<g transform="translate(100 0) scale(0.5)">' in picture
    assert 'viewBox="0 0 200 100"' in picture
    assert "<title>Rajas</title>" in picture


def test_a_colour_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError, match="no colour is called 'ochre'"):
        svg(rect(0, 0, 1, 1, "ochre"), 1, 1)


def test_no_print_hides_a_piece_of_another_panel() -> None:
    layout = Layout("desk", 90, 60, (Placement("quarry", 0, 0, 1), Placement("palace", 0, 0, 1)))
    picture = stage_svg(layout, {"quarry": scene(), "palace": scene("palace", rect(0, 0, 9, 9, "#111111"))})
    pieces = picture.rindex("#pawn-moon", 0, picture.rindex("#pawn-moon"))
    assert picture.index('fill="#111111"') < pieces


def test_a_stage_may_have_a_margin() -> None:
    layout = Layout("desk", 90, 60, (Placement("quarry", 0, 0, 1),))
    assert 'viewBox="0 0 114 84"' in stage_svg(layout, {"quarry": scene()}, margin=12)


def test_a_picture_to_be_kept_tells_what_repeats_once() -> None:
    dots = "".join(circle(9.25, 9.25, 4.125, fill, "madder", 1.125) for fill in ("leaf", "leaf", "plum"))
    arches = "".join(path(arch(0, 0, 40, 40), fill) for fill in ("leaf", "plum"))
    kept, quick = (svg(dots + arches, 90, 60, short=short) for short in (True, False))
    assert (quick.count("<circle"), quick.count("<path")) == (3, 2)
    assert (kept.count("<circle"), kept.count("<path")) == (2, 1)
    assert refers(kept) == set(defines(kept))
