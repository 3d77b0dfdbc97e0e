"""From scenes to buttons: where every target stands, in per cent of the stage."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rajas_widgets.scene import Box, Layout, Placement, Scene, Shape
from rajas_widgets.wire import WirePanel, WireStage, WireTarget


def wire_stage(layout: Layout, scenes: Mapping[str, Scene]) -> WireStage:
    """The overlay's geometry for these panels: whatever may be pressed becomes a button."""
    placed = [(placement, scenes[placement.panel]) for placement in layout.placements]
    return {
        "width": layout.width,
        "height": layout.height,
        "panels": [_panel(layout, *one) for one in placed if any(one[1].targets())],
        "targets": [target for one in placed for target in _targets(layout, *one)],
    }


def on_stage(layout: Layout, scenes: Mapping[str, Scene], shape_id: str) -> Box | None:
    """Where a shape is drawn, in per cent of the stage; None where no panel of the layout shows it."""
    for placement in layout.placements:
        for shape in scenes[placement.panel].shapes:
            if shape.id == shape_id:
                return _share(layout, _moved(placement, shape.box))
    return None


def _panel(layout: Layout, placement: Placement, scene: Scene) -> WirePanel:
    box = _share(layout, _moved(placement, Box(0, 0, scene.width, scene.height)))
    return {
        "id": scene.panel, "label": scene.title, "ground": scene.ground,
        "x": box.x, "y": box.y, "w": box.w, "h": box.h,
    }  # fmt: skip


def _targets(layout: Layout, placement: Placement, scene: Scene) -> Iterator[WireTarget]:
    for shape in scene.targets():
        box = _share(layout, _moved(placement, shape.touch))
        target: WireTarget = {
            "id": shape.id, "panel": scene.panel, "role": shape.role, "label": shape.label,
            "x": box.x, "y": box.y, "w": box.w, "h": box.h,
        }  # fmt: skip
        if shape.hit and shape.hit != shape.box:
            target["inner"] = _within(shape)
        if shape.round:
            target["round"] = True
        if shape.outline:
            target["outline"] = {"d": shape.outline, "box": [*shape.box]}
        yield target


def _moved(placement: Placement, box: Box) -> Box:
    scale = placement.scale
    return Box(placement.x + box.x * scale, placement.y + box.y * scale, box.w * scale, box.h * scale)


def _share(layout: Layout, box: Box) -> Box:
    across, down = 100 / layout.width, 100 / layout.height
    return Box(*(round(side, 3) for side in (box.x * across, box.y * down, box.w * across, box.h * down)))


def _within(shape: Shape) -> list[float]:
    box, hit = shape.box, shape.touch
    left, top = (box.x - hit.x) / hit.w, (box.y - hit.y) / hit.h
    return [round(100 * part, 2) for part in (left, top, box.w / hit.w, box.h / hit.h)]
