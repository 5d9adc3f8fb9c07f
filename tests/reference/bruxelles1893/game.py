"""The game as a whole: decisions, draws, set-up and rounds."""

import itertools
from collections import Counter

from .belle_epoque import moment_for_all
from .components import (
    ARMS_START, AREAS, ASYMMETRIC_FACES, BASE_MATERIALS, BE_CARDS, BE_TILES, BLACK, BOARDS, BONUS_CARDS, BOURSE,
    BRUGMANN, COLOURS, COMPASS_RING, COMPASS_TILES, COPIES_OF_ARTWORK, COPIES_OF_NOTABLE, CREST_PAIRS,
    CUBES_PER_MATERIAL, CURSOR_START, EXPANSION_MATERIAL, EXPANSION_NOTABLES, JOKERS, MARKET_SLOTS, NEUTRAL,
    NOTABLE_PAYMENT, ROUNDS, SITES, SIZE, SOURCES, START_MONEY, STRIPS, TILE_CELLS, TILES_FACE_UP, TRAVELLERS,
    zone_of,
)
from .resolution import end_of_round, resolution_phase
from .scoring import end_of_game
from .state import Cell, IllegalDraw, IllegalOption, Player, Site, as_text
from .supplies import colours_left, draw_artwork, fill_row, take_artwork
from .turns import action_phase

CHOICES = {
    "edition": ("second", "first"),
    "belle_epoque": ("off", "on"),
    "asymmetric": ("off", "on"),
    "strips": ("plain", "expert"),
    "boards": ("dealt", "chosen"),
}  # the first value of each is the default
NEWEST_VERSION = 2  # of the readings of the rules; those that changed look at game.version


class Game:
    def __init__(self, players, options, draws, version=NEWEST_VERSION):
        if type(version) is not int or not 1 <= version <= NEWEST_VERSION:
            raise ValueError(f"the rules have the versions 1 to {NEWEST_VERSION}")
        self.version = version
        self._read_options(players, dict(options or {}))
        self.ask_chance = draws if callable(draws) else self._from_iterator(iter(draws))
        self.players = [Player(seat) for seat in range(players)]
        self.log = Counter()  # what happened, for the self test
        self._fill_the_box()
        self._decision = None
        self._script = self._whole_game()
        self._advance(None)

    def _read_options(self, players, options):
        if players not in (2, 3, 4, 5):
            raise ValueError("Bruxelles 1893 is for 2 to 5 players")
        chosen = {}
        for name, values in CHOICES.items():
            chosen[name] = options.get(name, values[0])
            if chosen[name] not in values:
                raise ValueError(f"{name} is {' or '.join(repr(value) for value in values)}")
        self.edition = chosen["edition"]
        self.belle_epoque = chosen["belle_epoque"] == "on"
        self.asymmetric = chosen["asymmetric"] == "on"
        self.boards_chosen = chosen["boards"] == "chosen"
        self.expert_strips = chosen["strips"] == "expert"
        if self.edition == "first" and (self.belle_epoque or self.asymmetric):
            raise ValueError("the first edition has neither Belle Époque nor asymmetric boards")
        if self.version >= 2 and self.expert_strips and self.edition != "first":
            raise ValueError("only the first edition has expert strips")
        if self.version >= 2 and self.boards_chosen and not self.asymmetric:
            raise ValueError("only asymmetric boards are chosen")
        self.first_player_option = options.get("first_player", "drawn")
        if self.first_player_option != "drawn":
            seat = self.first_player_option
            if type(seat) is not int or not 0 <= seat < players:
                raise ValueError("first_player is 'drawn' or a seat")

    def _fill_the_box(self):
        """Everything as it lies before the set-up."""
        count = len(self.players)
        self.round = 0
        self.first_player = None
        self.next_first_player = None
        self.first_passer = None

        self.cells = []
        self.zone = []
        self.bourse_pile = list(BOURSE)
        self.bourse_money = 0

        self.bonus_pile = list(BONUS_CARDS[self.edition].elements())  # with those taken unseen
        self.bonus_unseen = 0
        self.bonus_discard = []
        self.bonus_aside = []  # won or tied, not used yet
        self.strip = [None] * SIZE

        notables = [name for name in NOTABLE_PAYMENT if name != BRUGMANN]
        if not self.belle_epoque:
            notables = [name for name in notables if name not in EXPANSION_NOTABLES]
        self.notable_pile = notables * COPIES_OF_NOTABLE
        self.notable_discard = []
        self.notables_aside = []  # revealed or taken, its place not settled yet
        self.row = []  # index = slot = price

        nobles = BASE_MATERIALS + ((EXPANSION_MATERIAL,) if self.belle_epoque else ())
        self.materials = Counter({material: CUBES_PER_MATERIAL for material in nobles})
        self.jokers = JOKERS

        colours = COLOURS[self.edition]
        self.market = [[] for _ in range(MARKET_SLOTS)]
        self.cursor = list(CURSOR_START)
        self.pile, self.under_pile, self.artworks_aside = [], [], []  # R1
        self.artworks = Counter({BLACK: COPIES_OF_ARTWORK})
        if self.edition == "first":
            self.pile = list(colours) * COPIES_OF_ARTWORK
        else:
            self.artworks.update({colour: COPIES_OF_ARTWORK for colour in colours})

        self.compass = list(COMPASS_RING) if self.edition == "second" else []
        self.arms = list(ARMS_START[self.edition])

        self.uses = {area: 0 for area in AREAS}
        self.pawns_in = {area: Counter({seat: 0 for seat in range(count)}) for area in AREAS}
        self.travellers_in = {area: 0 for area in AREAS}
        self.train = TRAVELLERS if self.belle_epoque else 0
        self.sites = []
        self.tiles = []  # face up on the VP board

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
        """Most VP; equal scores share their place (ruling 13)."""
        ordered = sorted(self.players, key=lambda player: (-player.score(), player.seat))
        return [[p.seat for p in group] for _, group in itertools.groupby(ordered, key=Player.score)]

    # -- machinery of decisions and draws

    def _advance(self, option):
        try:
            self._decision = self._script.send(option)
        except StopIteration:
            self._decision = None

    def choose(self, player, kind, options):
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

    def chance(self, name, contents):
        """Take one drawn item out of the list `contents`."""
        drew = self.ask_chance(name, sorted(contents))
        for index, item in enumerate(contents):
            if type(item) is type(drew) and item == drew:
                return contents.pop(index)
        raise IllegalDraw(f"{as_text(drew)} cannot be drawn from {name}: it holds {as_text(sorted(contents))}")

    # -- order around the table

    def clockwise(self, seat):
        count = len(self.players)
        return [self.players[(seat + i) % count] for i in range(count)]

    def turn_order(self):
        """From this round's first player."""
        # Reading: the newly settled first player counts from the next round on, not in this resolution.
        return self.clockwise(self.first_player)

    # -- frame of the game

    def _whole_game(self):
        yield from self._set_up()
        for self.round in range(1, ROUNDS + 1):
            yield from self._planning_phase()
            yield from action_phase(self)
            yield from resolution_phase(self)
            yield from end_of_round(self)
            if self.round < ROUNDS:
                self.first_player = self.next_first_player
        yield from end_of_game(self)

    # -- Set-up (R1 and R2.1 Mise en place; R2.2, R2.3), draws in the order of the records

    def _set_up(self):
        if self.first_player_option == "drawn":
            self.first_player = self.chance("first_player", list(range(len(self.players))))
        else:
            self.first_player = self.first_player_option
        for position, player in enumerate(self.turn_order()):
            player.money = START_MONEY + position
            player.notables[BRUGMANN] = False
        self._lay_strips()
        fill_row(self)
        self.deal_strip()
        if self.edition == "first":
            tiles = list(COMPASS_TILES)
            self.compass = [self.chance("compass", tiles) for _ in COMPASS_TILES]
        if self.belle_epoque:
            self._lay_out_belle_epoque()
        if self.asymmetric:
            yield from self._boards()
        yield from self._first_artworks()

    def _lay_strips(self):
        strips = list(STRIPS)
        for row in range(SIZE):
            if self.asymmetric:
                face = ASYMMETRIC_FACES[row]
            else:
                face = "B" if self.edition == "first" and self.expert_strips else "A"
            strip = self.chance("strip", strips)
            self.cells += [Cell(action) for action in STRIPS[strip][face]]

    def deal_strip(self):
        """Five Bonus or Prestige cards, left to right; the unseen ones may be of any type still missing."""
        assert len(self.bonus_pile) - self.bonus_unseen >= SIZE
        self.strip = [self.chance("bonus", self.bonus_pile) for _ in range(SIZE)]

    def _lay_out_belle_epoque(self):
        cards, tiles = list(BE_CARDS), list(BE_TILES)
        self.sites = [Site(self.chance("be_card", cards)) for _ in range(SITES)]
        self.tiles = [self.chance("be_tile", tiles) for _ in range(TILES_FACE_UP[len(self.players)])]
        for index in TILE_CELLS:  # face down, never revealed
            self.cells[index].tile = True

    def _boards(self):
        """R2.3: dealt or chosen, in turn order."""
        # Reading: everybody has a board before the first artworks are chosen.
        boards = list(BOARDS)
        for player in self.turn_order():
            if self.boards_chosen:
                player.board = yield from self.choose(player, "board", list(boards))
                boards.remove(player.board)
            else:
                player.board = self.chance("board", boards)
            self.log[f"board {player.board} in play"] += 1

    def _first_artworks(self):
        """Ruling 15: drawn in R1, chosen in R2 (not black)."""
        for player in self.turn_order():
            if self.edition == "first":
                player.artworks.append(draw_artwork(self))
            else:
                colour = yield from self.choose(player, "first_artwork", colours_left(self))
                take_artwork(self, player, colour)

    # -- Planning phase (R1 A, R2.1 A)

    def _planning_phase(self):
        for player in self.players:
            player.passed = False
        self.first_passer = None
        bourse = self.chance("bourse", self.bourse_pile)
        self.bourse_money, pairs = BOURSE[bourse]
        crests = [list(crest) for crest in CREST_PAIRS[pairs[len(self.players) - 2]]]
        chooser = self.players[self.first_player]
        # Reading: all uses of cards 19 and 20 come before the crest is chosen.
        used = yield from moment_for_all(self, (19, 20))
        if 20 in used:
            chooser = self.players[used[20]]
            crests = [[i, j] for i in range(1, SIZE) for j in range(1, SIZE)]
        crest = yield from self.choose(chooser, "crest", crests)
        self.zone = zone_of(crest)
        if len(self.players) == 2:
            yield from self._neutral_pawns()

    def _neutral_pawns(self):
        """Ruling 20: on a free cell of the zone without house or tile, if there is one."""
        for player in self.turn_order():
            cells = [i for i in self.zone if self._takes_neutral(self.cells[i])]
            if not cells:
                self.log["no cell for a neutral pawn"] += 1
                continue
            cell = yield from self.choose(player, "neutral", cells)
            self.cells[cell].pawn = NEUTRAL

    @staticmethod
    def _takes_neutral(cell):
        return cell.pawn is None and cell.house is None and not cell.tile

    # -- Travellers (R2.2)

    def take_traveller(self, player):
        """One from the train, if one is left."""
        if self.train:
            self.train -= 1
            player.travellers += 1
        else:
            self.log["supply: no Traveller on the train"] += 1
