"""The resolution of a round (R1 C, R2.1 C, R2.2) and its end."""

from collections import Counter

from .belle_epoque import moment, moment_for_all
from .components import (
    AREAS, MANNEKEN_PIS_OF_FIRST_PASSER, NEUTRAL, ROUNDS, SIZE, bonus_manneken_pis, bonus_powers, bonus_vp,
)
from .supplies import fill_row


def majority(amounts):
    """Owners that share the largest amount; nobody when all amounts are zero."""
    largest = max(amounts.values(), default=0)
    if largest <= 0:
        return []
    return [owner for owner, amount in amounts.items() if amount == largest]


def resolution_phase(game):
    won, tied = yield from columns(game)
    yield from settle_first_player(game, won)
    yield from use_cards(game, won, tied)
    discard_strip(game)
    yield from irises(game)
    yield from brussels_majority(game)
    if game.belle_epoque:
        yield from pavilion_visits(game)


# --- Columns ------------------------------------------------------------------------


def stakes_of_column(game, column):
    stakes = Counter()
    for cell in game.cells[column::SIZE]:
        if cell.stake:
            stakes[cell.pawn] += cell.stake
    return stakes


def columns(game):
    """Ruling 8: who won which card, and who is tied for which, by column."""
    won, tied = {}, {}  # column -> (seat, card); column -> (seats, card)
    zone_columns = {cell % SIZE for cell in game.zone}
    for column in range(SIZE):
        winners = majority(stakes_of_column(game, column))
        if not winners:
            continue
        card = take_from_strip(game, column)
        if len(winners) > 1:
            tied[column] = (winners, card)
            game.log["column tied"] += 1
            continue
        winner = game.players[winners[0]]
        others = [c for c in range(SIZE) if c not in zone_columns and game.strip[c] is not None]
        used = yield from moment(game, winner, (25,), columns=others)
        if 25 in used:
            # Ruling 17: the other card takes the place of the won one, also in the order of use.
            discard_used_card(game, card)
            card = take_from_strip(game, used[25])
        won[column] = (winner.seat, card)
    return won, tied


def take_from_strip(game, column):
    card = game.strip[column]
    game.strip[column] = None
    game.bonus_aside.append(card)
    return card


def settle_first_player(game, won):
    """Ruling 9: most Manneken-Pis of this round; a tie goes to the left of the old first player."""
    count = Counter({player.seat: 0 for player in game.players})
    for seat, card in won.values():
        count[seat] += bonus_manneken_pis(card)
    count[game.first_passer] += MANNEKEN_PIS_OF_FIRST_PASSER
    used = yield from moment_for_all(game, (26,))
    for seat, more in used.values():
        count[seat] += more
    best = majority(count)
    if len(best) > 1:
        game.log["first player settled by the tie rule"] += 1
    order = game.clockwise(game.first_player)
    order = order[1:] + order[:1]  # the old first player is last in line
    game.next_first_player = next(player.seat for player in order if player.seat in best)


def use_cards(game, won, tied):
    """Ruling 8: in turn order from this round's first player, each one from left to right."""
    # Reading: a player comes to his won cards and to the bonuses of his tied
    # columns in one go, from left to right.
    for player in game.turn_order():
        player.slid_this_round = set()
        for column in range(SIZE):
            if column in won and won[column][0] == player.seat:
                card = won[column][1]
                yield from use_or_slide(game, player, card)
            elif column in tied and player.seat in tied[column][0]:
                yield from take_bonus(game, player, tied[column][1])
    for _, card in tied.values():
        discard_used_card(game, card)


def use_or_slide(game, player, card):
    """Slide a card with VP symbols under a line that got none in this round, or take its bonus."""
    options = ["use"]
    if bonus_vp(card):
        options += [["slide", line] for line in player.slid if line not in player.slid_this_round]
    answer = yield from game.choose(player, "prestige", options)
    if answer == "use":
        yield from take_bonus(game, player, card)
        discard_used_card(game, card)
    else:
        game.bonus_aside.remove(card)
        player.slid[answer[1]].append(card)
        player.slid_this_round.add(answer[1])


def discard_used_card(game, card):
    game.bonus_aside.remove(card)
    game.bonus_discard.append(card)


def take_bonus(game, player, card):
    for letters in bonus_powers(card):
        letter = yield from game.choose(player, "bonus", letters)
        game.log[f"bonus {letter}"] += 1
        if letter == "P":
            player.free_pawn()
        else:
            player.climb(letter)


def discard_strip(game):
    """What nobody won goes, once every column is resolved."""
    game.bonus_discard += [card for card in game.strip if card is not None]
    game.strip = [None] * SIZE


# --- Irises ---------------------------------------------------------------------------


def irises(game):
    """R1 C4, R2.1 C2: crests with four pawns around them, neutrals as one more colour (ruling 10)."""
    used = yield from moment_for_all(game, (27,))
    double = used.get(27)
    majorities = Counter()
    for row in range(SIZE - 1):
        for column in range(SIZE - 1):
            corner = SIZE * row + column
            around = (corner, corner + 1, corner + SIZE, corner + SIZE + 1)
            for seat in iris_majority(game, around, double):
                majorities[seat] += 1
                player = game.players[seat]
                player.gain("iris", player.level("I"))
    yield from moment_for_all(game, (28,), majorities=majorities)


def iris_majority(game, around, double):
    """Seats that have or share the majority around one iris; neutrals compete but receive nothing."""
    if any(game.cells[index].pawn is None for index in around):
        return []
    pawns = Counter()
    for index in around:
        pawns[game.cells[index].pawn] += 2 if index == double else 1
    best = majority(pawns)
    if NEUTRAL in best:
        game.log["iris with a neutral majority or tie"] += 1
    return [seat for seat in best if seat != NEUTRAL]


# --- Brussels -------------------------------------------------------------------------


def brussels_majority(game):
    """R1 C5, R2.1 C3, R2.2: cards, Travellers leave, then the most pawns lose one (ruling 11)."""
    yield from moment_for_all(game, (29, 30))
    for area in AREAS:
        game.train += game.travellers_in[area]
        game.travellers_in[area] = 0
    pawns = {player.seat: sum(game.pawns_in[area][player.seat] for area in AREAS) for player in game.players}
    for seat in majority(pawns):
        area = next(area for area in AREAS if game.pawns_in[area][seat])
        game.pawns_in[area][seat] -= 1
        game.players[seat].jail += 1


# --- Pavilions ------------------------------------------------------------------------


def pavilion_visits(game):
    """R2.2: 1 VP per colour of pawn in the row that a pavilion faces; then cards 31 and 32."""
    for player in game.turn_order():
        for row, site in enumerate(game.sites):
            if site.owner == player.seat:
                cells = game.cells[SIZE * row : SIZE * (row + 1)]
                player.gain("visit", len({cell.pawn for cell in cells if cell.pawn is not None}))
        yield from moment(game, player, (31, 32))


# --- End of the round -----------------------------------------------------------------


def end_of_round(game):
    """R1 D, R2.1 and R2.2 Fin de manche; after round 5 only as far as cards 23 and 24 need it."""
    last = game.round == ROUNDS
    if last and game.edition == "first":
        return
    yield from moment_for_all(game, (24,))
    for player in game.players:
        player.used_cards = set()
        game.train += player.travellers + player.traveller_on_card_22
        player.travellers = player.traveller_on_card_22 = 0
    pawns_back(game)
    for player in game.players:
        player.notables = {name: False for name in player.notables}

    # Reading: card 23 comes when the rightmost notable is discarded, before the row is filled again.
    if game.row:
        notable = game.row.pop(0)
        game.notable_discard.append(notable)
        yield from moment_for_all(game, (23,), notable=notable)
    if not last:
        fill_row(game)
        game.deal_strip()


def pawns_back(game):
    for cell in game.cells:
        if cell.pawn is not None and cell.pawn != NEUTRAL:
            game.players[cell.pawn].reserve += 1
        cell.pawn = None
        cell.stake = 0
    for area in AREAS:
        for player in game.players:
            player.reserve += game.pawns_in[area][player.seat]
            game.pawns_in[area][player.seat] = 0
        game.uses[area] = 0
    for player in game.players:
        player.reserve += player.pawn_on_card_22
        player.pawn_on_card_22 = 0
