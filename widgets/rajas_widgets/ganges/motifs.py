"""The three prints in the free corners of the ring: nowhere else."""

from __future__ import annotations

from rajas_widgets.art.pen import circle, group, path
from rajas_widgets.scene import Art

_BUTA = (
    "M15,47C5.5,47 0,39.5 0,30.5C0,19 9.5,15.5 13.4,9.4C15.2,6.4 16,1 22,1C27.6,1 29.6,6 27,9.4"
    "C26,7.4 23,7.2 22.2,9.6C21,13.4 31,20 31,31C31,40.5 25,47 15,47Z"
)
_LOTUS = (
    "M0,-10C4,-6 4.6,0 0,7C-4.6,0 -4,-6 0,-10Z M-1.2,7.5C-8,5 -9.5,-1 -7.6,-7C-3.6,-3.6 -2,1 -1.2,7.5Z "
    "M1.2,7.5C8,5 9.5,-1 7.6,-7C3.6,-3.6 2,1 1.2,7.5Z "
    "M-2.2,8.6C-7,9.6 -11,6.6 -12,1.6C-9.4,2.2 -5,4.6 -2.2,8.6Z "
    "M2.2,8.6C7,9.6 11,6.6 12,1.6C9.4,2.2 5,4.6 2.2,8.6Z"
)
_TRAIN = "M30,30C44,16 66,14 71,34C74,50 60,58 46,54C36,51 28,46 24,40Z"
_EYES = ((48, 27), (60, 31), (62, 44), (50, 43), (38, 37))
_NECK = "M13,12C20,12 21,19 20,24C19,30 24,30 30,32C36,36 34,48 24,50C13,52 6,44 9,34C11,27 13,24 11,20Z"
_BEAK = "M7.4,12L1,15.4L8,16.4Z"
_CREST = "M12,6L9,0M14,6L14.4,-1M16,7L19.6,1"
_PLUMES = ((9, 0), (14.4, -1), (19.6, 1))
_WING = "M13,33C18,30 26,34 26,41C20,45 14,41 13,33Z"
_FEATHER = "M16,36C19,35 22,37 23,40"
_LEGS = "M18,50L17,58M25,50L26,58"


def buta(c: str, k: str) -> Art:
    """A mango leaf, about 31 x 48."""
    inner = group(path(_BUTA, "none", k, 2.6), 4.6, 13, 0.68)
    return path(_BUTA, c) + inner + group(path(_LOTUS, k), 15.4, 33, 0.62)


def peacock(c: str, k: str, gold: str) -> Art:
    """About 74 x 59."""
    eyes = "".join(circle(x, y, 5, k) + circle(x, y, 2.6, gold) for x, y in _EYES)
    head = circle(12.4, 12.6, 6, c) + path(_BEAK, gold) + circle(11, 11.6, 1.5, k)
    crest = path(_CREST, "none", c, 1.6) + "".join(circle(x, y, 1.7, gold) for x, y in _PLUMES)
    wing = path(_WING, k) + path(_FEATHER, "none", c, 1.6)
    return path(_TRAIN, c) + eyes + path(_NECK, c) + head + crest + wing + path(_LEGS, "none", c, 2)
