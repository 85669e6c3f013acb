/** A position that is set up by hand in the middle of a match, and a match that may not be studied. */
import { render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { ByHand, MatchReview } from "../../src/generated/protocol";
import { Graph } from "../../src/study/graph";
import StudyScreen from "../../src/study/screen";
import { Study } from "../../src/study/study";
import { addCatalogue, message } from "../../src/words";
import "../tidy";

const HAND: ByHand = { game: "ulm", seats: 2, options: {}, position: { round: 3 } };
const MOVE = { id: 7, label: message("web/study"), seat: 0 };
const STEP = {
  actor: 0,
  seat: 0,
  view: {},
  prompt: null,
  outcomes: [],
  events: [],
  scores: [],
  chances: [],
  position: {},
  result: null,
};
const JUDGED = { chances: [0.5, 0.5], choices: [], solved: true, exact: true };

let answers: Record<string, () => Response>;
let asked: [string, Record<string, unknown>][];

beforeEach(() => {
  asked = [];
  answers = {
    "api/study/look": () => Response.json(STEP),
    "api/study/judge": () => Response.json(JUDGED),
  };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push([path, init.body ? JSON.parse(String(init.body)) : {}]);
    const answer = Object.entries(answers).find(([begins]) => path.startsWith(begins))?.[1];
    return Promise.resolve(answer?.() ?? Response.json({ entry: null }));
  });
});

afterEach(() => vi.unstubAllGlobals());

const refused = (id: string) => (): Response =>
  Response.json({ code: "no_help", words: message(id) }, { status: 403 });

const last = (path: string): Record<string, unknown> | undefined =>
  asked.findLast(([each]) => each === path)?.[1];

async function aside(): Promise<Study> {
  const ground = { id: "m-1", match: "m-1", steps: 65, hand: null, opening: null, open: true };
  const study = new Study(ground, () => ["Ada", "Ben"], null);
  await study.go(41);
  expect(await study.setUp(HAND)).toBe(true);
  return study;
}

it("thinks about what was set up, plays on in it, and leaves the match alone", async () => {
  const study = await aside();
  expect(study.match).toBeNull();
  await waitFor(() => expect(last("api/study/judge")).toMatchObject({ by_hand: HAND, round: 0 }));
  await study.try(MOVE);
  expect(last("api/study/look")).toMatchObject({ by_hand: HAND, moves: [7] });
  expect(study.asked(41, [])).not.toHaveProperty("moment");
  study.end();
});

it("leads back to the step that one left, with what was tried there", async () => {
  const ground = { id: "m-2", match: "m-2", steps: 65, hand: null, opening: null, open: true };
  const study = new Study(ground, () => ["Ada", "Ben"], null);
  await study.go(41, [MOVE]);
  await study.setUp(HAND);
  expect(study.now.get().variations).toEqual([]);
  await study.try({ ...MOVE, id: 9 });
  study.back();
  await waitFor(() => expect(study.now.get().moves).toEqual([]));
  study.back();
  study.leaveVariation();
  await waitFor(() => expect(study.match).toBe("m-2"));
  expect(study.now.get().step).toBe(41);
  expect(last("api/study/look")).toMatchObject({ moment: { match: "m-2", step: 41 }, moves: [] });
  expect(study.now.get().variations).toEqual([{ step: 41, moves: [MOVE] }]);
  study.end();
});

it("keeps the match where a position is refused", async () => {
  const study = await aside();
  study.visit(12);
  await waitFor(() => expect(study.now.get().step).toBe(12));
  const refusal = { code: "bad", words: message("core/bad-position") };
  answers["api/study/look"] = () => Response.json(refusal, { status: 422 });
  expect(await study.setUp(HAND)).toBe(false);
  expect(study.now.get().impossible?.code).toBe("bad");
  expect(study.match).toBe("m-1");
  study.end();
});

it("marks on the graph the moments that are listed", () => {
  const review = {
    curve: Array.from({ length: 31 }, () => [0.5, 0.5]),
    moves: [
      { step: 12, seat: 0, grade: "mistake" },
      { step: 30, seat: 1, grade: "blunder" },
    ],
    turning: [
      { step: 16, seat: 0 },
      { step: 30, seat: 1 },
    ],
  } as unknown as MatchReview;
  const { container } = render(
    <Graph review={review} steps={30} at={0} names={["Ada", "Ben"]} go={() => undefined} />,
  );
  const dots = [...container.querySelectorAll<HTMLElement>(".graph-dot")];
  expect(dots.map(({ dataset }) => dataset["step"])).toEqual(["15", "29"]);
  expect(dots.map(({ className }) => className)).toEqual(["graph-dot", "graph-dot blunder"]);
});

it("says on a whole page why a match may not be studied", async () => {
  addCatalogue("server", "table-no-help = No help at this table.\nstudy-running = It still runs.");
  addCatalogue("web", "to-table = To the table");
  answers = {
    "api/study/look": refused("server/table-no-help"),
    "api/matches/m-1/review": refused("server/study-running"),
    "api/matches/m-1/replay": () => Response.json({ steps: 4 }),
    "api/tables/m": () => Response.json({ id: "m", game: "ulm", seats: [] }),
  };
  render(<StudyScreen match="m-1" game={null} at={0} puzzle={null} />);
  expect((await screen.findByTestId("problem")).textContent).toContain("No help at this table.");
  expect(screen.getByText("To the table").getAttribute("href")).toBe("#/table/m");
  expect(screen.queryByTestId("study-play")).toBeNull();
});
