"""What people try in vain with tokens and river tiles, and the rules that answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rajas.core.game import Refusal
from rajas.ganges.board import Why
from rajas.ganges.options import SIDE_WORDS, TakeYield, read_move
from rajas.ganges.position import NONE, Position
from rajas.ganges.refusing import refuse
from rajas.ganges.variants import MIXED


def abouts(position: Position) -> dict[str, list[str]]:
    """What each of the attempts could be about here; nothing where nobody would try it."""
    variant, settling = position.board.variant, _reason(position) is not None
    tokens = _places_with_tokens(position)
    tiles = [f"river {space}" for space, kind in enumerate(position.river) if kind != NONE]
    return {
        "keep-token": _kept(position),
        "move-token": tokens,
        "claim-token": [""] if (variant.open_tokens or variant.name == MIXED) and not settling else [],
        "second-token": [""] if settling else [],
        "claim-printed": [*tokens, *tiles],
    }


def _kept(position: Position) -> list[str]:
    """A token just taken, or those that lie among the discards."""
    from rajas.ganges.variants.navaratna import PutToken

    top = position.due[-1]
    if isinstance(top, PutToken):
        return [top.token]
    names = position.board.token_names
    return [name for name, count in zip(names, position.discards, strict=True) if count]


def _reason(position: Position) -> Why | None:
    """Why a token is being chosen or put now, if one is."""
    from rajas.ganges.variants.navaratna import ChooseToken, PutToken

    top = position.due[-1]
    return top.why if isinstance(top, ChooseToken | PutToken) else None


def _places_with_tokens(position: Position) -> list[str]:
    province = position.me.province
    return [name for number, name in enumerate(province.land.yield_names) if province.has_token(number)]


def _keep_token(position: Position, about: str) -> Refusal:
    why = _reason(position)
    if why is None:
        return refuse("PAL-6", "token-discarded", words=about)
    # Whatever brings a token, NAV-6 says where it goes, and when; for the first one NAV-4 does.
    return refuse("NAV-4" if why.rule == "NAV-4" else "NAV-6", "token-put-at-once", token=about)


def _move_token(position: Position, about: str) -> Refusal:
    return refuse("NAV-8", "token-stays", where=about)


def _claim_token(position: Position, about: str) -> Refusal:
    if not position.board.variant.open_tokens:
        return refuse("MIX-2", "tokens-closed")
    others = [player.active for seat, player in enumerate(position.players) if seat != position.player]
    left, stage = position.me.unplaced(), position.stage
    return refuse("NAV-7", "token-not-due", stage=stage, left=left, most=max(others))


def _second_token(position: Position, about: str) -> Refusal:
    why = _reason(position)
    assert why is not None
    return refuse(why.rule, "one-token", reason=why.cause)


def _claim_printed(position: Position, about: str) -> Refusal:
    if about.startswith("river"):
        return refuse("GAN-1", "tile-over-reward", where=about)
    return refuse("NAV-12", "token-over-yield", where=about)


ANSWERS: dict[str, Callable[[Position, str], Refusal]] = {
    "keep-token": _keep_token,
    "move-token": _move_token,
    "claim-token": _claim_token,
    "second-token": _second_token,
    "claim-printed": _claim_printed,
}


def before(position: Position, name: str, about: str) -> Iterator[Refusal]:
    """What a variant says against an attempt before the basic game does."""
    land = position.me.province.land
    if name == "overfill-kali" and land.hands_rule != "DIE-2":
        yield refuse(land.hands_rule, "hands-full", hands=land.hands, held=position.me.dice_held())
    if name == "claim-yield":
        yield from waiting_token(position, read_move(f"yield {about}"))


def waiting_token(position: Position, option: object) -> Iterator[Refusal]:
    """A token that no road has joined yet pays nothing (NAV-6)."""
    assert isinstance(option, TakeYield)
    province = position.me.province
    place = province.land.yield_at(option.cell, option.side)
    if place and province.has_token(place.index) and not province.reached >> place.index & 1:
        yield refuse("NAV-6", "token-not-joined", where=f"{option.cell} {SIDE_WORDS[option.side]}")
