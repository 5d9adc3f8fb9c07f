"""The action phase: turns and passing."""

from .art_nouveau import open_cells, place_pawn
from .belle_epoque import moment
from .brussels import brussels_action, open_areas


def action_phase(game):
    """R1 B, R2.1 B: in turn order until everybody has passed."""
    while not all(player.passed for player in game.players):
        for player in game.turn_order():
            if not player.passed:
                yield from turn(game, player)


def turn(game, player):
    """One action or a pass; card 22 buys one more action, which cannot be a pass."""
    options = action_options(game, player, player.reserve, player.travellers) + [["pass"]]
    while True:
        answer = yield from game.choose(player, "action", options)
        if answer == ["pass"]:
            pass_turn(game, player)
            return
        if answer[0] == "cell":
            yield from place_pawn(game, player, answer[1])
        else:
            yield from brussels_action(game, player, answer[1])
        used = yield from moment(game, player, (22,))
        if 22 not in used:
            return
        options = action_options(game, player, player.reserve, player.travellers)


def action_options(game, player, pawns, travellers):
    """What the player could do with so many free pawns and Travellers, passing aside."""
    options = []
    if pawns and player.money:
        options += [["cell", cell] for cell in open_cells(game)]
    options += [["brussels", area] for area in open_areas(game, player, pawns + travellers)]
    return options


def pass_turn(game, player):
    """R1 and R2.1 Passer: 1 FB per colour; the first one also takes the tile or the face-down card."""
    first = not any(other.passed for other in game.players)
    player.passed = True
    player.money += len(player.colours())
    if not first:
        return
    game.first_passer = player.seat
    player.first_passes += 1
    if game.edition == "first":
        player.money += 1
    else:
        # The card leaves the pile unseen: no draw (smaller points).
        game.bonus_unseen += 1
        assert game.bonus_unseen <= len(game.bonus_pile)
        player.money += player.first_passes
