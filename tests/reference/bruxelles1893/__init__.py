"""Reference implementation of Bruxelles 1893: both editions, Belle Époque, asymmetric boards.

Written from the rules alone, to be read next to them and to check a faster
engine against.  Clarity comes before speed: the state is a handful of plain
objects, every rule is one function, and a whole game is one generator that
stops at each decision.

    components.py     every number and card
    state.py          players, cells, and what can be asked of them
    game.py           the Game: decisions, draws, set-up, start of a round
    turns.py          the action phase: turns and passing
    supplies.py       cubes, artworks, notables: taking and putting back
    notables.py       the Notable action and the effects of the notables
    art_nouveau.py    placing a pawn, Workshop, Sale, Material, the owner's free action
    construction.py   compass, payment, building
    brussels.py       the four actions of the Brussels board
    belle_epoque.py   when a card may be used; tiles on cells
    cards.py          the 32 Belle Époque cards
    resolution.py     columns, irises, Brussels, pavilions, end of the round
    scoring.py        tiles, payment of the notables, final count

Comments name the place a rule comes from: R1 is the rulebook of the first
edition, R2 that of Belle Époque (R2.1 to R2.3 its chapters), "ruling 7" the
seventh ruling of the project's rules for this game and "smaller points" the
list after them.  A comment that begins with "# Reading:" marks a place where
these leave a choice.

    game = Game(players, options, draws, version)
    game.pending()      (seat, kind, options), or None when the game is over
    game.play(option)   make the pending decision
    game.scores(), game.ledger(), game.ranking()

`version` is that of the rules, the newest if it is left out: readings that have changed since keep to the old
one for games that were played with it.

`draws` decides chance.  It is either an iterator of (pile, drawn) pairs in the
order in which the game asks for them, or a function draws(pile, contents) that
returns one of the sorted list `contents`.  Either way the game verifies that
the card can really come from that pile, and raises IllegalDraw if not.
"""

from . import cards  # noqa: F401  (registers the 32 cards)
from .game import Game
from .state import IllegalDraw, IllegalOption, as_text

__all__ = ["Game", "IllegalDraw", "IllegalOption", "as_text"]
