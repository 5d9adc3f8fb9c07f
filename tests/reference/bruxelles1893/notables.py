"""The Notable action and the effects of the notables."""

from .belle_epoque import moment
from .components import BRUGMANN, BRUGMANN_MONEY, EMPAIN_JOKERS, MAETERLINCK_VP
from .supplies import (
    cube_selections, draw_notable, fill_row, materials_left, return_joker, take_cubes, take_jokers,
    take_white_artwork,
)


def can_meet_notable(game, player):
    """The rightmost notable is free, so a card is all it needs (Hankar may find one in the pile)."""
    pile = game.notable_pile or game.notable_discard
    return bool(game.row) or (player.board == "hankar" and bool(pile))


def notable_action(game, player, placed):
    """R1 Théâtre Royal, R2.1 Notable. `placed`: by a pawn on a cell, so that cards 5 and 6 work."""
    if placed:
        yield from moment(game, player, (6,))
    revealed = hankar_reveals(game, player)

    options = [slot for slot in range(len(game.row)) if slot <= player.money]
    if revealed is not None:
        options.append("revealed")
    answer = yield from game.choose(player, "notable", options)
    if answer == "revealed":
        game.log["board hankar: takes the revealed notable"] += 1
        notable, revealed = revealed, None
        game.notables_aside.remove(notable)
    else:
        player.money -= answer
        notable = game.row.pop(answer)

    # Ruling 7: first the effect, then keep it tilted or discard it; a duplicate is discarded.
    game.notables_aside.append(notable)
    yield from effect(game, player, notable)
    options = ["discard"] if notable in player.notables else ["keep", "discard"]
    answer = yield from game.choose(player, "keep", options)
    game.notables_aside.remove(notable)
    if answer == "keep":
        player.notables[notable] = True
    else:
        game.notable_discard.append(notable)

    # The gap is filled after that, so a card just discarded can come back.
    if revealed is not None:
        game.notables_aside.remove(revealed)
        game.row.append(revealed)
    fill_row(game)
    if placed and answer == "discard":
        yield from moment(game, player, (5,))


def hankar_reveals(game, player):
    """R2.3: Hankar sees the next notable before he chooses (after card 6, smaller points)."""
    if player.board != "hankar":
        return None
    revealed = draw_notable(game)
    if revealed is not None:
        game.log["board hankar: reveals a notable"] += 1
        game.notables_aside.append(revealed)
    return revealed


def activate(game, player, notable):
    """An upright notable is tilted and gives its effect."""
    assert player.notables[notable] is False
    player.notables[notable] = True
    yield from effect(game, player, notable)


def effect(game, player, notable):
    """R1 annex 1, R2.1 and R2.2 Notable. An effect without target does nothing (ruling 7)."""
    game.log[f"notable {notable}"] += 1
    if notable == BRUGMANN:
        player.money += BRUGMANN_MONEY
    elif notable == "empain":
        take_jokers(game, player, EMPAIN_JOKERS)
    elif notable == "solvay":
        yield from solvay(game, player)
    elif notable == "buls":
        player.climb("I")
    elif notable == "albert":
        player.climb("K")
    elif notable == "van_de_velde":
        player.climb("A")
    elif notable == "vandervelde":
        player.free_pawn()
    elif notable == "maeterlinck":
        player.gain("notable:maeterlinck", MAETERLINCK_VP)
    elif notable == "nagelmackers":
        game.take_traveller(player)
    elif notable == "privat_livemont":
        yield from take_white_artwork(game, player)


def solvay(game, player):
    """One noble cube, or a joker for two; the exchange needs two cubes (smaller points)."""
    options = [["noble", material] for material in materials_left(game)]
    if player.jokers:
        options += [["exchange", *pair] for pair in cube_selections(game, 2)]
    if not options:
        game.log["supply: Solvay finds no cube"] += 1
        return
    answer = yield from game.choose(player, "solvay", options)
    if answer[0] == "exchange":
        return_joker(game, player)
        game.log["notable solvay: exchange"] += 1
    take_cubes(game, player, answer[1:])
