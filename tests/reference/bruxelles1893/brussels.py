"""The four actions of the Brussels board."""

from .art_nouveau import can_carry_out, carry_out
from .belle_epoque import moment
from .components import ACTIONS, AREAS, MARKET_JOKERS
from .notables import activate
from .supplies import take_jokers

CARDS_AFTER = {
    "bourse": (11, 12),
    "grand_place": (13, 14),
    "cinquantenaire": (15, 16),
    "sainte_catherine": (17, 18),
}


def cost_of(game, area):
    """Ruling 5: pawns for the next use of an area, whoever used it before."""
    use = game.uses[area] + 1
    return use if len(game.players) <= 3 else (use + 1) // 2


def open_areas(game, player, pawns):
    """Areas that the player can pay with `pawns` pawns and use now."""
    return [area for area in AREAS if cost_of(game, area) <= pawns and can_use_area(game, player, area)]


def can_use_area(game, player, area):
    if area == "grand_place":
        return bool(player.upright())  # ruling 6
    if area == "cinquantenaire":
        return bool(copy_options(game, player))
    if area == "sainte_catherine":
        return game.jokers > 0
    return True


def brussels_action(game, player, area):
    cost = cost_of(game, area)
    travellers = yield from game.choose(
        player,
        "travellers",
        list(range(max(0, cost - player.reserve), min(cost, player.travellers) + 1)),
    )
    player.travellers -= travellers
    player.reserve -= cost - travellers
    game.travellers_in[area] += travellers
    game.pawns_in[area][player.seat] += cost - travellers
    game.uses[area] += 1
    if travellers:
        game.log["travellers used in Brussels"] += travellers

    if area == "bourse":
        player.money += game.bourse_money
    elif area == "grand_place":
        yield from grand_place(game, player)
    elif area == "cinquantenaire":
        yield from cinquantenaire(game, player)
    else:
        take_jokers(game, player, MARKET_JOKERS)
    yield from moment(game, player, CARDS_AFTER[area], area=area)


def grand_place(game, player):
    """Ruling 6: the Couronne level at the start is the limit; the first activation is compulsory."""
    for activation in range(player.level("K")):
        options = player.upright()
        if not options:
            return
        if activation > 0:
            options = options + ["stop"]
        answer = yield from game.choose(player, "activate", options)
        if answer == "stop":
            return
        yield from activate(game, player, answer)


def copy_options(game, player):
    """Ruling 4."""
    # Reading: in the first edition all five can be chosen, since an action may be
    # left undone; in the second only what can be carried out.
    if game.edition == "first":
        return list(ACTIONS)
    return [action for action in ACTIONS if can_carry_out(game, player, action, placed=False)]


def cinquantenaire(game, player):
    action = yield from game.choose(player, "copy", copy_options(game, player))
    game.log[f"copied {action}"] += 1
    yield from carry_out(game, player, action, placed=False)
