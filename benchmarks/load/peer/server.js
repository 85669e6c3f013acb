/**
 * The peer of `make load`: boardgame.io with a race on the board of the Royal Game of Ur. What lies on
 * the table has the shape and the size of our view of it, a move is the same kind of move (one piece by
 * what was thrown, then the next throw), and both players are sent all of it after each.
 *
 *   node server.js PORT [postgresql://...]
 */
const { Server, Origins } = require("boardgame.io/server");

const PATH = {
  light: ["a4", "a3", "a2", "a1", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "a8", "a7"],
  dark: ["c4", "c3", "c2", "c1", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "c8", "c7"],
};
const ROSETTES = ["a1", "a7", "b4", "c1", "c7"];
const PIECES = 7;
const SIDES = ["light", "dark"];
const HOME = PATH.light.length;

const side = (name) => ({
  side: name,
  waiting: PIECES,
  squares: [],
  positions: [],
  home: 0,
  path: PATH[name],
});

function legal(G) {
  const own = G.sides[SIDES.indexOf(G.to_move)];
  const other = G.sides[1 - SIDES.indexOf(G.to_move)];
  const froms = [...(own.waiting > 0 ? [-1] : []), ...own.positions];
  return froms.filter((from) => {
    const to = from + G.thrown;
    if (G.thrown === 0 || to > HOME || own.positions.includes(to)) return false;
    return !(to < HOME && other.squares.includes(own.path[to]) && ROSETTES.includes(own.path[to]));
  });
}

/** Throw until somebody can move. */
function roll(G, random) {
  do {
    if (G.throws > 0 && G.moves.length === 0) G.to_move = SIDES[1 - SIDES.indexOf(G.to_move)];
    G.thrown = [1, 2, 3, 4].reduce((sum) => sum + (random.Number() < 0.5 ? 0 : 1), 0);
    G.throws += 1;
    G.moves = legal(G);
  } while (G.moves.length === 0);
}

function step({ G, random, events }, from) {
  if (!G.moves.includes(from)) return "INVALID_MOVE";
  const own = G.sides[SIDES.indexOf(G.to_move)];
  const other = G.sides[1 - SIDES.indexOf(G.to_move)];
  const to = from + G.thrown;
  const place = (one) => (one.squares = one.positions.map((at) => one.path[at]));
  if (from < 0) own.waiting -= 1;
  own.positions = own.positions.filter((at) => at !== from);
  if (to === HOME) own.home += 1;
  else own.positions = [...own.positions, to].sort((a, b) => a - b);
  place(own);
  const hit = other.squares.indexOf(own.path[to]);
  if (to < HOME && hit >= 0) {
    other.positions = other.positions.filter((_, at) => at !== hit);
    other.waiting += 1;
    place(other);
  }
  if (own.home === PIECES) {
    G.winner = G.to_move;
    events.endGame({ winner: G.to_move });
    return;
  }
  if (to === HOME || !ROSETTES.includes(own.path[to])) G.to_move = other.side;
  roll(G, random);
}

const race = {
  name: "race",
  setup: ({ random }) => {
    const G = {
      ruleset: "finkel",
      board: "standard",
      rosettes: ROSETTES,
      safe_rosettes: true,
      pieces: PIECES,
      sides: SIDES.map(side),
      to_move: "light",
      thrown: null,
      throws: 0,
      winner: null,
      moves: [],
    };
    roll(G, random);
    return G;
  },
  turn: { activePlayers: { all: "play" }, stages: { play: {} } },
  moves: { step },
};

const [port, database] = process.argv.slice(2);
const options = { games: [race], origins: [Origins.LOCALHOST] };
if (database) {
  const { PostgresStore } = require("bgio-postgres");
  options.db = new PostgresStore(database, { logging: false });
}
Server(options).run(Number(port));
