"""Scenes as SVG for people to read: a part a line. Snapshots are compared in this form."""

from __future__ import annotations

from html import escape

from rajas_widgets.scene import Art, Scene, Shape


def readable(scene: Scene) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width:g} {scene.height:g}">'
    shapes = "".join(_shape(shape) for shape in scene.shapes)
    return f"{head}\n<title>{escape(scene.title)}</title>\n{shapes}</svg>\n"


def _shape(shape: Shape) -> str:
    box = " ".join(f"{side:.4g}" for side in shape.touch if side is not None)
    kind = " ".join(["printed" if shape.printed else "piece", *(["target"] if shape.target else [])])
    head = f'<g id="{shape.id}" class="{shape.role} {kind}" data-box="{box}">'
    label = f"<title>{escape(shape.label)}</title>\n" if shape.label else ""
    return f"{head}\n{label}{_parts(shape.art)}</g>\n"


def _parts(art: Art) -> str:
    return art.replace("><", ">\n<") + ("\n" if art else "")
