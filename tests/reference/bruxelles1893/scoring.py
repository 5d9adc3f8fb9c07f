"""The end of the game: Belle Époque tiles, payment of the notables, final count."""

from .components import (
    CONNECTION_VP, FIRST_PASS_VP, FIRST_PLAYER_VP, LINES, MATERIAL_VP, MONEY_PER_LOT, NOTABLE_PAYMENT,
    PAWNS, PAWNS_NOT_COUNTED, SIZE, UNPAID_NOTABLE_VP, bonus_vp,
)
from .state import shown


def end_of_game(game):
    """R1 Fin de la partie, R2.1 and R2.2 Fin de partie."""
    # Reading: everything here goes in the turn order of the last round, and each
    # step is done by everybody before the next one begins.
    for player in game.turn_order():
        yield from apply_tiles(game, player)
    for player in game.turn_order():
        yield from pay_notables(game, player)
    for player in game.players:
        final_count(game, player)


# --- Belle Époque tiles -----------------------------------------------------------------


def apply_tiles(game, player):
    """R2.2 Fin de partie. Tiles `artworks`, `house`, `portrait` and `notables` work in the later steps."""
    # Reading: what they and `line` add is booked under the count that they raise.
    players = len(game.players)
    if "sevenths" in player.tiles:  # before everything else
        player.gain("tile:sevenths", player.score() // 7)
    if "line" in player.tiles:
        player.extra_line = yield from game.choose(player, "strategy_line", list(LINES))
    if "iris_money" in player.tiles:
        player.money += 3 * (player.space["I"] + 1)  # spaces, not their values
    if "couronne_vp" in player.tiles:
        player.gain("tile:couronne_vp", 2 * (player.space["K"] + 1))
    if "first_pass" in player.tiles:
        player.gain("tile:first_pass", FIRST_PASS_VP[players] * player.first_passes)
    if "buildings" in player.tiles:
        player.gain("tile:buildings", 2 * buildings(player))
    if "connections" in player.tiles:
        player.gain("tile:connections", CONNECTION_VP[players] * connections(game, player))
    if "white" in player.tiles:
        player.gain("tile:white", 3 * len(player.white_artworks()))


def buildings(player):
    """Houses and pavilions, with the one more of the tile (smaller points)."""
    return player.built + ("house" in player.tiles)


def connections(game, player):
    """Pairs of own houses side by side, along a row or a column."""
    houses = {index for index, cell in enumerate(game.cells) if cell.house == player.seat}
    beside = sum(1 for index in houses if index % SIZE < SIZE - 1 and index + 1 in houses)
    below = sum(1 for index in houses if index + SIZE in houses)
    return beside + below


# --- Payment ----------------------------------------------------------------------------


def pay_notables(game, player):
    """Ruling 12: all of them when the money suffices, else one at a time while one is affordable."""
    game.jokers += player.jokers
    player.jokers = 0
    if "notables" in player.tiles:
        return  # they cost nothing
    unpaid = sorted(player.notables)
    if sum(NOTABLE_PAYMENT[name] for name in unpaid) <= player.money:
        player.money -= sum(NOTABLE_PAYMENT[name] for name in unpaid)
        return
    while True:
        affordable = [name for name in unpaid if NOTABLE_PAYMENT[name] <= player.money]
        if not affordable:
            break
        name = yield from game.choose(player, "pay_notable", affordable)
        player.money -= NOTABLE_PAYMENT[name]
        unpaid.remove(name)
    for name in unpaid:
        del player.notables[name]
        game.notable_discard.append(name)
        player.gain(f"final:unpaid:{name}", UNPAID_NOTABLE_VP)


# --- Final count --------------------------------------------------------------------------


def final_count(game, player):
    # White artworks are discarded before the count (R2.2).
    coloured = [artwork for artwork in player.artworks if shown(artwork) != "white"]
    player.gain("final:houses", buildings(player) * player.level("A"))
    player.gain("final:materials", MATERIAL_VP * sum(player.materials.values()))
    if game.next_first_player == player.seat:
        player.gain("final:first_player", FIRST_PLAYER_VP)
    pawns = PAWNS - player.jail - len(player.tiles)
    amounts = {
        "money": player.money // MONEY_PER_LOT,
        "artworks": len(coloured) + (4 if "artworks" in player.tiles else 0),
        "notables": len(player.notables),
        "pawns": max(0, pawns - PAWNS_NOT_COUNTED),
    }
    for line, amount in amounts.items():
        player.gain(f"final:line:{line}", amount * line_value(player, line))


def line_value(player, line):
    """VP symbols of a strategy line."""
    value = player.line_start() + sum(bonus_vp(card) for card in player.slid[line])
    return value + (2 if player.extra_line == line else 0)
