"""The pieces on the table. A player's carry colour and emblem: sun, fish, moon, bud."""

from __future__ import annotations

from typing import Literal

from rajas_widgets.art.palette import EMBLEMS, PLAYERS
from rajas_widgets.art.pen import centred, circle, group, icon, path, rect, text
from rajas_widgets.scene import Art

Standing = Literal["solid", "ghost", "pale", "empty"]

PAWN_HEIGHT = 39.5 / 48  # of a pawn, to the side of its symbol; its foot stands 4 units above the lower edge


def of_player(name: str, x: float, y: float, size: float, player: int) -> Art:
    """A symbol that there is for each emblem, in the player's colours, about its middle."""
    colour = PLAYERS[player]
    return centred(f"{name}-{EMBLEMS[player]}", x, y, size, colour, e=f"emk-{colour}", o=f"ol-{colour}")


def pawn(x: float, y: float, h: float, player: int, state: Standing = "solid") -> Art:
    """A worker, h high, the middle of its foot at x, y.

    ghost: could stand here; pale: placed already; empty: not yet owned.
    """
    side = h / PAWN_HEIGHT
    middle = y - side * 20 / 48
    if state == "solid":
        return of_player("pawn", x, middle, side, player)
    colour = f"gh-{PLAYERS[player]}" if state == "ghost" else PLAYERS[player]
    return centred(f"pawn-{state}", x, middle, side, colour)


def boat(x: float, y: float, size: float, player: int) -> Art:
    """A boat about its middle."""
    return of_player("boat", x, y, size, player)


def emblem(x: float, y: float, size: float, player: int) -> Art:
    """The player's disc with the emblem, as in the heads of lines."""
    return circle(x, y, size / 2, PLAYERS[player]) + sign(x, y, size * 0.76, player)


def sign(x: float, y: float, size: float, player: int, c: str = "") -> Art:
    """The emblem alone, to be set on the player's colour."""
    return centred(f"emblem-{EMBLEMS[player]}", x, y, size, c or f"emk-{PLAYERS[player]}")


def fame_marker(x: float, y: float, player: int, size: float = 33) -> Art:
    """The pointed marker of the fame track."""
    return of_player("fame", x, y, size, player)


def money_marker(x: float, y: float, player: int, size: float = 30) -> Art:
    """The round marker of the money track."""
    return of_player("money", x, y, size, player)


def pill(x: float, y: float, w: float, h: float, player: int, words: str, size: float = 17) -> Art:
    """A player's number on a plate of the player's colour, with the emblem where it is wide enough."""
    colour = PLAYERS[player]
    plate = rect(x - w / 2, y - h / 2, w, h, colour, h / 2, "paper", 2)
    wide = w >= 2.4 * h
    number = text(
        x + (h * 0.44 if wide else 0),
        y + size * 0.33,
        words,
        size,
        f"emk-{colour}",
        weight=800,
        anchor="middle",
    )
    return plate + (sign(x - w * 0.28, y, h * 0.68, player) if wide else "") + number


def die(colour: str, value: int | None, x: float, y: float, size: float) -> Art:
    """From its upper left corner. "white": only the value counts; "any": any colour; no value: not rolled."""
    return icon(f"die-{colour}" if value is None else f"die-{colour}-{value}", x, y, size)


def coin(x: float, y: float, size: float, n: int | str) -> Art:
    """About its middle, as are fame and karma."""
    number = text(
        x, y + size * 0.185, str(n), size * 0.62, "coinink", weight=800, anchor="middle", most=size * 0.8
    )
    return centred("coin0", x, y, size) + number


def fame(x: float, y: float, size: float, n: int | str) -> Art:
    number = text(
        x, y + size * 0.175, str(n), size * 0.54, "white", weight=800, anchor="middle", most=size * 0.8
    )
    return centred("fame0", x, y, size) + number


def karma(x: float, y: float, size: float, n: int = 1) -> Art:
    """A wheel; more than one as a number on its rim."""
    return centred("karma", x, y, size) + (
        badge(x + size * 0.37, y + size * 0.35, size * 0.5, str(n)) if n > 1 else ""
    )


def badge(x: float, y: float, size: float, words: str) -> Art:
    """A small number beside a sign."""
    ring = circle(x, y, size / 2, "face", "black", size * 0.09)
    return ring + text(
        x, y + size * 0.245, words, size * 0.74, "black", weight=800, anchor="middle", most=size * 0.9
    )


def elephant(
    x: float, y: float, size: float, c: str = "", k: str = "", cloth: str = "", hem: str = ""
) -> Art:
    """From its upper left corner; cloth and hem: the colours of its saddle cloth."""
    return icon("elephant", x, y, size, c, k, jh=cloth, jh2=hem)


def cube(x: float, y: float, size: float, player: int) -> Art:
    """A player's cube on the scrolls, about its middle."""
    colour = PLAYERS[player]
    body = path("M-6,-3.3L0,-6.6L6,-3.3V3.6L0,6.9L-6,3.6Z", colour, f"ol-{colour}", 1.4)
    edges = path("M-5.4,-3L0,0L5.4,-3M0,0V6.3", "none", f"ol-{colour}", 0.9, opacity=0.75)
    return group(body + edges, x, y, size / 13)


def roundel(x: float, y: float, r: float, ring: str, art: Art) -> Art:
    """A disc with a coloured rim in which something stands: bonus spaces, border yields."""
    return circle(x, y, r, "face", ring, 2.6) + art
