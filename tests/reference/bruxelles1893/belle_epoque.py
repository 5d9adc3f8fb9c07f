"""Belle Époque: the moment of a card, tiles on the cells, white artworks and Travellers."""

# number -> (possible(game, player, at), effect(game, player, at)); filled by cards.py.
# An effect is a generator; what it returns is handed to the rule that opened the moment.
CARDS = {}


def moment(game, player, numbers, **at):
    """Ask the owner for the cards of one moment, until he declines or nothing is left (ruling 17).

    `at` is what the cards need to know of the moment.  Returns number -> result
    of the cards used.
    """
    # Reading: a card is offered only where using it does something: a gain of at
    # least one, a cube, tile or pawn that is there.
    results = {}
    while True:
        usable = [n for n in sorted(numbers) if player.can_use(n) and CARDS[n][0](game, player, at)]
        if not usable:
            return results
        number = yield from game.choose(player, "be_card", usable + ["none"])
        if number == "none":
            return results
        results[number] = yield from use(game, player, number, at)


def use(game, player, number, at):
    player.used_cards.add(number)
    game.log[f"card {number:2d}"] += 1
    return (yield from CARDS[number][1](game, player, at))


def moment_for_all(game, numbers, **at):
    """The same moment for everybody, in turn order; returns number -> result."""
    results = {}
    for player in game.turn_order():
        results.update((yield from moment(game, player, numbers, **at)))
    return results


def tile_of_cell(game, player):
    """R2.2 Action 1, ruling 18: a free pawn may go on a face-up tile where the player has none yet."""
    if not player.reserve:
        return
    options = [tile for tile in game.tiles if tile not in player.tiles]
    tile = yield from game.choose(player, "be_tile", options + ["none"])
    if tile != "none":
        player.reserve -= 1
        player.tiles.append(tile)
        game.log[f"tile {tile}"] += 1
