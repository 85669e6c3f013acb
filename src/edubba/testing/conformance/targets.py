"""The paths of board elements that lead to actions."""

from edubba.core.prompt import prompt_for
from edubba.testing.conformance.walk import Check


class Targets(Check):
    """Within a prompt paths are unique and none begins another; plain buttons have none."""

    def look(self) -> None:
        walk = self.walk
        prompt = prompt_for(walk.setup, walk.space, walk.state, walk.state.actor)
        if prompt is None:
            return
        owners: dict[tuple[str, ...], str] = {}
        for offer in prompt.offers:
            path = tuple(offer.targets)
            proper = all(part and not part.isspace() for part in path)
            walk.require(proper, f"the path of {offer.move} has an empty part: {offer.targets}")
            if path in owners:
                walk.fail(f"{offer.move} and {owners[path]} have the same path {offer.targets}")
            if path:
                owners[path] = offer.move
        for path, move in owners.items():
            for length in range(1, len(path)):
                if path[:length] in owners:
                    other = owners[path[:length]]
                    walk.fail(f"the path of {other} begins that of {move}: {[*path]}")
