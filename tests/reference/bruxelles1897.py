"""Reference implementation of the card game Bruxelles 1897.

Written from the rules alone, to be read next to them and to check a faster
engine against.  Clarity comes before speed: the state is a handful of plain
objects, every rule is one function, and a whole game is one generator that
stops at each decision.

Comments name the place a rule comes from: "Set-up 4" is point 4 of the
rulebook's set-up, "Actions A/B/C", "Majorities A/B/C" and "End 1..5" are the
lettered and numbered parts of those sections, and "ruling 7" is the seventh
ruling of the project's rules for this game.

    game = Game(players, options, draws, version)
    game.pending()      (seat, kind, options), or None when the game is over
    game.play(option)   make the pending decision
    game.scores(), game.ledger(), game.ranking()

`draws` decides chance.  It is either an iterator of (pile, drawn) pairs in the
order in which the game asks for them, or a function draws(pile, contents) that
returns one of the sorted list `contents`.  Either way the game verifies that
the card can really come from that pile, and raises IllegalDraw if not.
"""

import itertools
import json
from collections import Counter
from dataclasses import dataclass, field

# --- Components ---------------------------------------------------------------

ROUNDS = 4
COLUMNS = 4
TOP_OF_TRACK = 5
NEUTRAL = -1  # owner of the two cards of an unused colour at two players

ARCHITECT_CARDS = {"1/3": 4, "2/4": 2, "2/5": 1}
FACES = {"1/3": (1, 3), "2/4": (2, 4), "2/5": (2, 5)}

COLOURS = ("blue", "green", "red", "yellow")
MATERIALS = ("wood+wood", "brick+brick", "steel+steel", "wood+brick", "wood+steel", "brick+steel")
HOUSES = ("A", "B", "C", "D")
NOBLES = ("albert", "buls", "hankar", "horta", "vandervelde")  # those in the draw pile
BRUGMANN = "brugmann"  # a starting card, never in the pile

PILES = {
    "artwork": {colour: 3 for colour in COLOURS},
    "material": {material: 2 for material in MATERIALS},
    "house": {house: 4 for house in HOUSES},
    "noble": {noble: 3 for noble in NOBLES},
}
MONEY = "money"
EXPO = "expo"

BONUS_CARDS = ("architecture", "nobility", "prestige", "prison")
BRUSSELS_CARDS = ("bourse", "city_hall", "cinquantenaire")
TRACKS = ("architecture", "nobility", "prestige")

# The action type of the park and the pile it draws from (a sale draws nothing).
PARK_PILES = {"creation": "artwork", "supply": "material", "construction": "house", "influence": "noble"}

SOURCES = (
    "construction", "exhibition", "coat", "unpaid_noble", "houses", "materials", "expo",
    "bonus_nobles", "bonus_money", "bonus_artworks", "bonus_houses",
)


class IllegalDraw(Exception):
    """A draw that the pile in question cannot give."""


class IllegalOption(Exception):
    """An option that is not among those of the pending decision."""


def as_text(value):
    """One spelling per JSON value, so that values can be compared and put in sets."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


# --- Plain state ----------------------------------------------------------------


@dataclass
class Pile:
    """Face-down cards and the face-up discard next to them."""

    face_down: list = field(default_factory=list)
    discard: list = field(default_factory=list)

    def size(self):
        return len(self.face_down) + len(self.discard)


@dataclass
class Placed:
    """An Architect card in the Art Nouveau area, with the face that shows."""

    owner: int
    card: str
    face: int


@dataclass
class Player:
    seat: int
    money: int = 0
    hand: list = field(default_factory=list)  # Architect cards
    prison: list = field(default_factory=list)
    brussels: list = field(default_factory=list)  # Architect cards under any Brussels card
    artworks: list = field(default_factory=list)
    materials: list = field(default_factory=list)
    houses: list = field(default_factory=list)
    nobles: dict = field(default_factory=dict)  # name -> True when tapped
    track: dict = field(default_factory=lambda: {name: 1 for name in TRACKS})
    vp: dict = field(default_factory=dict)  # source -> VP
    passed: bool = False

    def gain(self, source, points):
        assert source in SOURCES
        self.vp[source] = self.vp.get(source, 0) + points

    def score(self):
        return sum(self.vp.values())


# --- Rules that need no state ---------------------------------------------------


def different(cards):
    """The different values among some cards, sorted as text."""
    return sorted(set(cards))


def choices_of(cards, smallest, largest):
    """Every different selection of `smallest` to `largest` cards, each one sorted as text."""
    counts = sorted(Counter(cards).items())
    found = []
    for numbers in itertools.product(*(range(count + 1) for _, count in counts)):
        if smallest <= sum(numbers) <= largest:
            found.append([card for (card, _), n in zip(counts, numbers) for _ in range(n)])
    return found


def house_payments(materials, units):
    """Selections of Material cards that pay exactly `units` units (ruling 2).

    Every card gives one or two units, so c cards fit when c <= units <= 2c.
    """
    return choices_of(materials, (units + 1) // 2, units)


def types_used(cards, units):
    """Most different types among the used units of the discarded cards (Actions A, ruling 2)."""
    reachable = {(0, frozenset())}  # (units so far, types so far)
    for card in cards:
        first, second = card.split("+")
        step = set()
        for used, types in reachable:
            step.add((used + 1, types | {first}))
            step.add((used + 1, types | {second}))
            step.add((used + 2, types | {first, second}))
        reachable = step
    return max(len(types) for used, types in reachable if used == units)


def majority(amounts):
    """Owners that share the largest amount; nobody when all amounts are zero."""
    largest = max(amounts.values(), default=0)
    if largest <= 0:
        return []
    return [owner for owner, amount in amounts.items() if amount == largest]


# --- The game -------------------------------------------------------------------

NEWEST_VERSION = 1  # of the readings of the rules

class Game:
    def __init__(self, players, options, draws, version=NEWEST_VERSION):
        if type(version) is not int or not 1 <= version <= NEWEST_VERSION:
            raise ValueError(f"the rules have the versions 1 to {NEWEST_VERSION}")
        options = dict(options or {})
        if players not in (2, 3, 4):
            raise ValueError("Bruxelles 1897 is for 2 to 4 players")
        self.first_player_option = options.get("first_player", "drawn")
        if self.first_player_option != "drawn":
            seat = self.first_player_option
            if type(seat) is not int or not 0 <= seat < players:
                raise ValueError("first_player is 'drawn' or a seat")
        optional = options.get("optional_actions", "off")
        if optional not in ("on", "off"):
            raise ValueError("optional_actions is 'on' or 'off'")
        self.optional_actions = optional == "on"

        self.ask_chance = draws if callable(draws) else self._from_iterator(iter(draws))
        self.players = [Player(seat) for seat in range(players)]
        self.rows = 4 if players == 4 else 3
        self.dealt_per_type = 4 if players == 4 else 3
        self.piles = {
            name: Pile(face_down=list(Counter(contents).elements())) for name, contents in PILES.items()
        }
        self.grid = [None] * (self.rows * COLUMNS)  # None, an action card's full name, or Placed
        self.bonus = []  # bonus card under each column
        self.uses = {card: 0 for card in BRUSSELS_CARDS}
        self.expo_holder = None  # seat; None when in the exhibition area or in the grid
        self.first_player = None
        self.round = 0
        self.aside = []  # (pile, card) on its way between two places
        self.log = Counter()  # rare events, for the self test

        self._decision = None
        self._script = self._whole_game()
        self._advance(None)

    # -- outside view

    def pending(self):
        return self._decision

    def play(self, option):
        if self._decision is None:
            raise IllegalOption("the game is over")
        spelling = as_text(option)
        for known in self._decision[2]:
            if as_text(known) == spelling:
                self._advance(known)
                return
        raise IllegalOption(f"{spelling} is not an option of this {self._decision[1]} decision")

    def scores(self):
        return [player.score() for player in self.players]

    def ledger(self):
        return [
            {source: player.vp[source] for source in SOURCES if player.vp.get(source)}
            for player in self.players
        ]

    def ranking(self):
        """Most VP, then fewest cards in prison, then highest sum of the tracks (End)."""

        def strength(player):
            return (-player.score(), len(player.prison), -sum(player.track.values()))

        ordered = sorted(self.players, key=lambda player: (strength(player), player.seat))
        return [[p.seat for p in group] for _, group in itertools.groupby(ordered, key=strength)]

    # -- machinery of decisions and draws

    def _advance(self, option):
        try:
            self._decision = self._script.send(option)
        except StopIteration:
            self._decision = None

    def _choose(self, player, kind, options):
        """Ask a player, except where there is only one option."""
        assert options, f"a {kind} decision without options"
        if len(options) == 1:
            return options[0]
        return (yield (player.seat, kind, options))

    @staticmethod
    def _from_iterator(pairs):
        def ask(pile, contents):
            try:
                recorded_pile, drew = next(pairs)
            except StopIteration:
                raise IllegalDraw(f"no draw left, one from {pile} is due") from None
            if recorded_pile != pile:
                raise IllegalDraw(f"a draw from {recorded_pile} where one from {pile} is due")
            return drew

        return ask

    def _chance(self, name, contents):
        """Take one drawn item out of the list `contents`."""
        drew = self.ask_chance(name, sorted(contents))
        for index, item in enumerate(contents):
            if type(item) is type(drew) and item == drew:
                return contents.pop(index)
        raise IllegalDraw(f"{as_text(drew)} cannot be drawn from {name}: it holds {as_text(sorted(contents))}")

    def _draw(self, name):
        """Draw from a pile; only an empty pile takes its discard back (ruling 4). None: both are empty."""
        pile = self.piles[name]
        if not pile.face_down:
            if not pile.discard:
                self.log["draw with pile and discard empty"] += 1
                return None
            self.log["reshuffle"] += 1
            pile.face_down, pile.discard = pile.discard, []
        card = self._chance(name, pile.face_down)
        self.aside.append((name, card))
        return card

    def _settle(self, name, card):
        """The card has found its place."""
        self.aside.remove((name, card))

    def _discard_aside(self, name, card):
        self._settle(name, card)
        self.piles[name].discard.append(card)

    def _lay_aside(self, card):
        """An action card leaves the grid: (pile, short name). Money and Expo belong to no pile."""
        name, _, short = card.partition(":")
        if name in self.piles:
            self.aside.append((name, short))
        return name, short

    # -- order around the table

    def _clockwise(self, seat):
        count = len(self.players)
        return [self.players[(seat + i) % count] for i in range(count)]

    def _turn_order(self):
        return self._clockwise(self.first_player)

    # -- frame of the game

    def _whole_game(self):
        self._set_up()
        for self.round in range(1, ROUNDS + 1):
            if self.round > 1:
                self._preparation_phase()
            self._lay_out_area()
            self._place_bonus_cards()
            yield from self._action_phase()
            yield from self._majority_phase()
        self._final_scoring()

    def _set_up(self):
        # Set-up 7, ruling 19: who starts is a setting or chance, and decides the money.
        if self.first_player_option == "drawn":
            self.first_player = self._chance("first_player", list(range(len(self.players))))
        else:
            self.first_player = self.first_player_option
        for position, player in enumerate(self._turn_order()):
            player.money = 4 + position
            player.nobles[BRUGMANN] = False  # Set-up 3
            # Set-up 6: some of the dear cards start in prison.
            player.prison = ["2/5"] if len(self.players) == 2 else ["2/4", "2/5"]
            player.hand = list((Counter(ARCHITECT_CARDS) - Counter(player.prison)).elements())

    # -- Preparation phase (from round 2)

    def _preparation_phase(self):
        # 1: the Expo decides the first player and goes back to the exhibition area.
        if self.expo_holder is not None:
            self.first_player = self.expo_holder
            self.expo_holder = None
        else:
            self.first_player = (self.first_player + 1) % len(self.players)
        # 2: Architect cards return, but for those in prison.
        for cell in self.grid:
            if isinstance(cell, Placed) and cell.owner != NEUTRAL:
                self.players[cell.owner].hand.append(cell.card)
        for player in self.players:
            player.hand += player.brussels
            player.brussels = []
            player.passed = False
        self.uses = {card: 0 for card in BRUSSELS_CARDS}
        # 3: what nobody bought is discarded, before the new deal.
        for cell in self.grid:
            if isinstance(cell, str):
                self._discard_action_card(*self._lay_aside(cell))
        self.grid = [None] * len(self.grid)
        # 4: nobles stand upright again.
        for player in self.players:
            player.nobles = {name: False for name in player.nobles}

    def _discard_action_card(self, name, short):
        if name in self.piles:
            self._discard_aside(name, short)
        # Money returns to the bank (ruling 3), the Expo to the exhibition area.

    def _lay_out_area(self):
        """Set-up 4, rulings 4 and 5."""
        pool = []
        for name in PILES:  # artwork, material, house, noble
            for _ in range(self.dealt_per_type):
                card = self._draw(name)
                if card is not None:
                    pool.append(f"{name}:{card}")
        pool += [MONEY] * self.dealt_per_type + [EXPO]
        if len(pool) < len(self.grid):
            self.log["short deal"] += 1
        for cell in range(len(self.grid)):
            if not pool:
                break  # the last cells stay empty
            self.grid[cell] = self._chance("grid", pool)
        # Only now do the cards that were not placed go to their discards.
        unplaced = pool
        if len(self.players) == 2:
            bottom_left = (self.rows - 1) * COLUMNS
            for corner in (bottom_left, bottom_left + COLUMNS - 1):
                if self.grid[corner] is not None:
                    unplaced.append(self.grid[corner])
                self.grid[corner] = Placed(NEUTRAL, "2/4", 2)
        # All dealt cards have been aside; those in the grid have now found their place.
        for card in unplaced:
            self._discard_action_card(*card.partition(":")[::2])
        for cell in self.grid:
            if isinstance(cell, str):
                name, _, short = cell.partition(":")
                if name in self.piles:
                    self._settle(name, short)
        assert not self.aside

    def _place_bonus_cards(self):
        """Set-up 5: one under each column, left to right."""
        cards = list(BONUS_CARDS)
        self.bonus = [self._chance("bonus", cards) for _ in range(COLUMNS)]

    # -- Action phase

    def _action_phase(self):
        passes = 0
        seat = self.first_player
        while passes < len(self.players):
            player = self.players[seat]
            seat = (seat + 1) % len(self.players)
            if player.passed:
                continue
            option = yield from self._choose(player, "action", self._action_options(player))
            if option[0] == "take":
                yield from self._art_nouveau_action(player, option[1])
            elif option[0] == "brussels":
                yield from self._brussels_action(player, option[1])
            else:
                # Actions C: the first to pass is paid more; passing is a turn (ruling 6).
                player.passed = True
                player.money += 3 if passes == 0 else 1
                passes += 1

    def _action_options(self, player):
        options = []
        if self._architect_options(player):
            options += [["take", i] for i, cell in enumerate(self.grid) if isinstance(cell, str)]
        for card in BRUSSELS_CARDS:
            if len(player.hand) >= self._brussels_cost(card) and self._brussels_possible(player, card):
                options.append(["brussels", card])
        options.append(["pass"])
        return options

    # Actions A

    def _architect_options(self, player):
        """Cards and faces the player can pay for."""
        return [
            [card, face] for card in different(player.hand) for face in FACES[card] if face <= player.money
        ]

    def _art_nouveau_action(self, player, cell):
        card, face = yield from self._choose(player, "architect", self._architect_options(player))
        player.hand.remove(card)
        player.money -= face
        name, short = self._lay_aside(self.grid[cell])
        self.grid[cell] = Placed(player.seat, card, face)

        if name == EXPO:
            yield from self._exhibition(player)
            return
        # Ruling 1: compulsory when possible; otherwise the taken card is discarded.
        if not self._can_carry_out(player, name):
            self._discard_action_card(name, short)
            return
        # Ruling 20: the table option lets the player decline.
        if self.optional_actions:
            answer = yield from self._choose(player, "perform", ["decline", "perform"])
            if answer == "decline":
                self._discard_action_card(name, short)
                return
        if name == "artwork":
            self._creation(player, short)
        elif name == MONEY:
            yield from self._sale(player)
        elif name == "material":
            self._supply(player, short)
        elif name == "house":
            yield from self._construction(player, short)
        else:
            yield from self._influence(player, short)

    def _can_carry_out(self, player, name):
        if name == MONEY:
            return self._can_sell(player)
        if name == "house":
            return self._can_build(player)
        return True

    def _can_sell(self, player):
        return bool(player.artworks)

    def _can_build(self, player):
        """The k-th house needs k units, and a Material card holds two."""
        return 2 * len(player.materials) >= len(player.houses) + 1

    def _creation(self, player, artwork):
        self._settle("artwork", artwork)
        player.artworks.append(artwork)

    def _sale(self, player):
        artwork = yield from self._choose(player, "artwork", different(player.artworks))
        player.artworks.remove(artwork)
        self.piles["artwork"].discard.append(artwork)
        player.money += 3

    def _supply(self, player, material):
        self._settle("material", material)
        player.materials.append(material)

    def _construction(self, player, house):
        self._settle("house", house)
        player.houses.append(house)
        units = len(player.houses)
        cards = yield from self._choose(player, "materials", house_payments(player.materials, units))
        for card in cards:
            player.materials.remove(card)
            self.piles["material"].discard.append(card)
        player.gain("construction", types_used(cards, units))

    def _influence(self, player, noble):
        """The effect first, also of a duplicate (ruling 16); then keep it tapped, or discard it."""
        yield from self._noble_effect(player, noble)
        options = ["discard"] if noble in player.nobles else ["discard", "keep"]
        answer = yield from self._choose(player, "noble", options)
        if answer == "keep":
            self._settle("noble", noble)
            player.nobles[noble] = True
        else:
            self._discard_aside("noble", noble)

    def _noble_effect(self, player, noble):
        if noble == BRUGMANN:
            player.money += 4
        elif noble == "albert":
            self._climb(player, "nobility")
        elif noble == "buls":
            self._climb(player, "prestige")
        elif noble == "horta":
            self._climb(player, "architecture")
        elif noble == "hankar":
            material = yield from self._draw_two_keep_one(player, "material")
            if material is not None:
                self._supply(player, material)
        elif noble == "vandervelde":
            yield from self._free_prisoner(player)

    def _climb(self, player, track):
        player.track[track] = min(TOP_OF_TRACK, player.track[track] + 1)

    def _free_prisoner(self, player):
        """Rulings 11 and 16: compulsory with a prisoner, nothing without."""
        if not player.prison:
            return
        card = yield from self._choose(player, "prisoner", different(player.prison))
        player.prison.remove(card)
        player.hand.append(card)

    def _draw_two_keep_one(self, player, pile):
        """Hankar and the park: the kept card (still aside), or None where no card is left."""
        drawn = [card for card in (self._draw(pile), self._draw(pile)) if card is not None]
        if not drawn:
            return None
        if len(drawn) == 1:
            self.log["one card drawn instead of two"] += 1
        kept = yield from self._choose(player, "keep_drawn", different(drawn))
        drawn.remove(kept)
        for card in drawn:
            self._discard_aside(pile, card)
        return kept

    def _exhibition(self, buyer):
        """Actions A, ruling 7: round and round from the buyer until nobody or no colour is left."""
        self.expo_holder = buyer.seat
        taking_part = [player for player in self._clockwise(buyer.seat) if not player.passed]
        shown = set()
        while taking_part and len(shown) < len(COLOURS):
            player = taking_part.pop(0)
            can_show = [colour for colour in different(player.artworks) if colour not in shown]
            answer = yield from self._choose(player, "exhibit", can_show + ["withdraw"])
            if answer != "withdraw":
                shown.add(answer)
                player.gain("exhibition", 2)
                taking_part.append(player)

    # Actions B

    def _brussels_cost(self, card):
        """Ruling 8: one more than the uses of this card in this round, whoever made them."""
        return self.uses[card] + 1

    def _brussels_possible(self, player, card):
        if card == "city_hall":
            return not all(player.nobles.values())  # ruling 9: an untapped noble
        if card == "cinquantenaire":
            return bool(self._park_options(player))  # ruling 16
        return True

    def _brussels_action(self, player, card):
        cost = self._brussels_cost(card)
        cards = yield from self._choose(player, "brussels_cards", choices_of(player.hand, cost, cost))
        for architect in cards:
            player.hand.remove(architect)
            player.brussels.append(architect)
        self.uses[card] += 1
        if card == "bourse":
            player.money += 5
        elif card == "city_hall":
            yield from self._city_hall(player)
        else:
            yield from self._cinquantenaire(player)

    def _city_hall(self, player):
        """Rulings 9 and 16: the limit is fixed at the start; the first activation is compulsory."""
        limit = player.track["nobility"]
        for activation in range(limit):
            options = sorted(noble for noble, tapped in player.nobles.items() if not tapped)
            if activation > 0:
                options.append("stop")
            noble = yield from self._choose(player, "activate", options)
            if noble == "stop":
                return
            player.nobles[noble] = True
            yield from self._noble_effect(player, noble)

    def _park_options(self, player):
        """Ruling 10: what the park can offer now; a pile counts together with its discard."""
        possible = []
        for action in ("construction", "creation", "influence", "sale", "supply"):
            if action in PARK_PILES and self.piles[PARK_PILES[action]].size() == 0:
                continue
            if action == "sale" and not self._can_sell(player):
                continue
            if action == "construction" and not self._can_build(player):
                continue
            possible.append(action)
        return possible

    def _cinquantenaire(self, player):
        action = yield from self._choose(player, "park_action", self._park_options(player))
        if action == "sale":
            yield from self._sale(player)
            return
        kept = yield from self._draw_two_keep_one(player, PARK_PILES[action])
        if action == "creation":
            self._creation(player, kept)
        elif action == "supply":
            self._supply(player, kept)
        elif action == "construction":
            yield from self._construction(player, kept)
        else:
            yield from self._influence(player, kept)

    # -- Majority phase (ruling 12: columns, coats of arms, Brussels)

    def _majority_phase(self):
        for column in range(COLUMNS):
            yield from self._column_bonus(column)
        for coat in self._coats():
            self._coat_of_arms(coat)
        yield from self._brussels_majority()

    def _winners(self, amounts):
        """Players with the majority, in turn order; neutrals compete but receive nothing."""
        winners = majority(amounts)
        return [player for player in self._turn_order() if player.seat in winners]

    def _column_winners(self, column):
        values = Counter()
        for cell in self.grid[column::COLUMNS]:
            if isinstance(cell, Placed):
                values[cell.owner] += cell.face
        return self._winners(values)

    def _column_bonus(self, column):
        """Majorities A."""
        bonus = self.bonus[column]
        for player in self._column_winners(column):
            if bonus == "prison":
                yield from self._free_prisoner(player)
            else:
                self._climb(player, bonus)

    def _coats(self):
        """The four cells around each crossroads, in reading order."""
        for row in range(self.rows - 1):
            for column in range(COLUMNS - 1):
                corner = row * COLUMNS + column
                yield (corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1)

    def _coat_of_arms(self, coat):
        """Majorities B: only with four Architect cards around it; cards count, values do not."""
        cells = [self.grid[i] for i in coat]
        if not all(isinstance(cell, Placed) for cell in cells):
            return
        for player in self._winners(Counter(cell.owner for cell in cells)):
            player.gain("coat", player.track["prestige"])

    def _brussels_majority(self):
        """Majorities C, ruling 17: the type of the jailed card is chosen, in turn order."""
        for player in self._winners({p.seat: len(p.brussels) for p in self.players}):
            card = yield from self._choose(player, "jail", different(player.brussels))
            player.brussels.remove(card)
            player.prison.append(card)

    # -- End of the game

    def _final_scoring(self):
        for player in self.players:
            self._pay_nobles(player)
            player.gain("houses", len(player.houses) * player.track["architecture"])
            player.gain("materials", len(player.materials))
            if self.expo_holder == player.seat:
                player.gain("expo", 2)
        for column in range(COLUMNS):  # End 5, rulings 14 and 18
            for player in self._column_winners(column):
                self._end_bonus(player, self.bonus[column])

    def _pay_nobles(self, player):
        """End 1, ruling 13: 2 BEF each as long as the money lasts; Brugmann costs nothing."""
        for noble in sorted(player.nobles):
            if noble == BRUGMANN:
                continue
            if player.money >= 2:
                player.money -= 2
            else:
                del player.nobles[noble]
                self.piles["noble"].discard.append(noble)
                player.gain("unpaid_noble", -3)

    def _end_bonus(self, player, bonus):
        if bonus == "prison":
            player.gain("bonus_money", 3 * min(5, player.money // 2))
        elif bonus == "prestige":
            player.gain("bonus_artworks", 2 * len(set(player.artworks)))
        elif bonus == "architecture":
            player.gain("bonus_houses", 2 * len(set(player.houses)))
        else:
            player.gain("bonus_nobles", 2 * len(player.nobles))
