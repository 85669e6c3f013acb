"""The two bones, which are thrown for the first turn and in every turn (GU-4)."""

from edubba.core.actions import Actions
from edubba.core.questions import Chance
from edubba.core.words import Arg, seat_word
from edubba.games.game_of_ur.codes import LARGE, SMALL
from edubba.games.game_of_ur.state import UrState


class Bone(Chance[UrState]):
    """An astragal is thrown."""

    def asked(self, state: UrState) -> dict[str, Arg]:
        """Before the first turn, the frame says who throws."""
        thrower = state.a
        if state.turn > 0:
            thrower = state.to_move
        return {"seat": seat_word(state.rules.domain, thrower)}


class SmallBone(Bone):
    def legal_into(self, state: UrState, actions: Actions) -> None:
        """The faces with their weights (GU-4.4)."""
        actions.add_row(SMALL, state.terms.small)


class LargeBone(Bone):
    def legal_into(self, state: UrState, actions: Actions) -> None:
        """*Yes* and *no* with their weights (GU-4.5)."""
        actions.add_row(LARGE, state.terms.large)
