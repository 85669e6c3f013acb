// Written by `make web-types` from the Python models; edit those instead.

/** One sentence: its id `domain/name` in the catalogues, and what fills it in. */
export interface Message {
  id: string;
  args: Record<string, number | string | Message>;
}

/** Why something is refused. */
export interface Reason {
  /** For programs: the last part of the message id. */
  code: string;
  /** The rule of the rulebook it comes from; may be empty. */
  rule: string;
  words: Message;
}

/** What every refused request answers. */
export interface Problem {
  code: string;
  words: Message;
  /** Where the rules refuse it. */
  reason?: Reason | null;
}

/** One thing that can be agreed before a game. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "count" | "counts" | "money";
  default: boolean | number | string | number[];
  /** For `choice`: the words to choose from. */
  choices: string[] | null;
  least: number | null;
  /** For `count` and `counts`: the bounds. */
  most: number | null;
  /** For `count`: 0 stands for "by the number of seats". */
  auto: boolean;
  /** For `count`: -1 stands for "never". */
  never: boolean;
  /** For `counts`: how many numbers. */
  length: number | null;
  /** What is asked, in a few words. */
  label: Message;
  /** What each word of a `choice` means, where the game says it. */
  choice_labels: Record<string, Message>;
}

/** A named set of options. */
export interface PresetInfo {
  name: string;
  label: Message;
  options: Record<string, boolean | number | string | number[]>;
}

/** What a bot may play for: told as `level:objective=name`. */
export interface ObjectiveInfo {
  name: string;
  label: Message;
}

/** One game of the house. */
export interface GameInfo {
  id: string;
  title: Message;
  summary: Message;
  /** The numbers of seats it can be played with. */
  seats: number[];
  /** What the seats are called, for as many as there can be. */
  seat_words: Message[];
  options: OptionInfo[];
  presets: PresetInfo[];
  /** The preset that newcomers are shown first. */
  proposed: string;
  /** Whether there are hidden hands: at one screen a curtain is needed between the seats. */
  hidden: boolean;
  /** Whether the game has its own settlement for several games in a row. */
  series: boolean;
  /** What its bots can be asked to want, the usual first; none where nothing can be chosen. */
  objectives: ObjectiveInfo[];
  rules_version: number;
}

/** A strength to choose from. */
export interface LevelInfo {
  name: string;
  label: Message;
  /** How it plays, in one sentence. */
  manner: Message;
}

/** What this house is and has. */
export interface About {
  version: string;
  /** Whether they run compiled, or as plain Python, many times slower. */
  rules: "compiled" | "plain";
  protocol: number;
  languages: string[];
  /** The catalogues of sentences there are. */
  domains: string[];
  games: GameInfo[];
  /** Strengths of bots, the weakest first. */
  levels: LevelInfo[];
  /** The bots behind them, by name. */
  bots: string[];
}

/** An answer to a monitor. */
export interface Health {
  status: "ok";
}

/** So many seconds for the whole match. */
export interface SuddenDeathClock {
  kind: "sudden_death";
  seconds: number;
}

/** So many seconds, and some more after every stretch of thinking. */
export interface IncrementClock {
  kind: "increment";
  seconds: number;
  increment: number;
}

/** So many days for each stretch of thinking. */
export interface CorrespondenceClock {
  kind: "correspondence";
  days: number;
}

/** Who shall sit at a seat of a new table. */
export interface NewSeat {
  /** `here` is another person at my screen, `invite` waits for somebody with the link, `open` for anybody. */
  kind: "me" | "here" | "invite" | "open" | "bot";
  name?: string | null;
  /** For a bot: a level, or a bot by the name that `/api/about` lists. */
  level?: string | null;
  /** For `me` and `here`: the seal of a number that this seat adds to the dice. */
  seal?: string | null;
}

/** What is agreed before sitting down. A table that waits for nobody starts at once. */
export interface NewTable {
  game: string;
  preset?: string | null;
  options?: Record<string, boolean | number | string | number[]>;
  seats: NewSeat[];
  clock?: SuddenDeathClock | IncrementClock | CorrespondenceClock | null;
  private?: boolean;
  /** Whether people close their turns by `done`, which a client may send by itself. */
  manual_done?: boolean;
  /** How many games are played in a row with one ledger; 0 for as many as all want. */
  games?: number;
  /** The same id again answers with the same table. */
  client_id?: string | null;
  /** Whether it counts for ratings: only for people with accounts, and bots. */
  rated?: boolean;
  /** Whether the house helps people while a match runs, with hints, chances and studies; where it is rated, never. */
  help?: boolean;
}

/** One seat of a table. */
export interface SeatState {
  kind: "me" | "here" | "invite" | "open" | "bot";
  /** The person's or bot's name; empty where nobody sits yet and nobody is expected. */
  name: string;
  /** Whether a person has taken it. */
  person: boolean;
  mine: boolean;
  online: boolean;
  /** For bots. */
  level: string | null;
  /** Whether the seat is filled, and wants the next game where that is asked. */
  ready: boolean;
  /** Whether its person went away and a bot plays on. */
  left: boolean;
  /** Whether it waits for somebody else, who is named: one of those who played before. */
  kept?: boolean;
  /** Whether the name is only what the house calls somebody who has given none. */
  unnamed?: boolean;
}

export interface BreakdownLine {
  category: string;
  label: Message;
  points: number[];
}

/** A new rate that waits for consent. */
export interface RateOffer {
  seat: number;
  rate: string;
  waiting: number[];
}

/** Several games of the same seats. */
export interface SeriesInfo {
  /** Which game is played, from 1. */
  number: number;
  /** How many were agreed; 0 for as many as all want. */
  games: number;
  /** What each seat has won or lost, in hundredths of a point. */
  ledger: number[];
  wins: number[];
  over: boolean;
  /** The seats that have still to say whether they want another game. */
  asked: number[];
  can_begin: boolean;
  /** What a counter is worth, where the game has that. */
  rate: string | null;
  offer: RateOffer | null;
  /** How the series ended. */
  places: number[] | null;
  reason: Message | null;
}

/** How a match ended. */
export interface ResultInfo {
  places: number[];
  points: number[];
  reason: Message;
  breakdown: BreakdownLine[];
  /** What the game adds of its own. */
  extra: Record<string, unknown>;
  series: SeriesInfo | null;
}

/** A table as one person may see it. */
export interface TableInfo {
  id: string;
  game: string;
  preset: string;
  options: Record<string, boolean | number | string | number[]>;
  private: boolean;
  /** ISO 8601, UTC. */
  created: string;
  status: "open" | "running" | "over";
  /** Whether I sit here. */
  mine: boolean;
  /** The code for a link; only those seated know it. */
  invite: string | null;
  seats: SeatState[];
  clock: SuddenDeathClock | IncrementClock | CorrespondenceClock | null;
  manual_done: boolean;
  match: string | null;
  version: number;
  result: ResultInfo | null;
  /** For tables with more than one game. */
  series: SeriesInfo | null;
  /** The table of the return match, once somebody has asked for one. */
  rematch: string | null;
  /** The hash of the sealed seed; in a series, of the one that all its games' seeds come from. */
  commitment: string | null;
  rated: boolean;
  /** Whether the house helps people while a match runs. */
  help: boolean;
  /** Whether I set it up, and may hush people or send them away. */
  host?: boolean;
}

export interface Tables {
  /** Public tables with a free seat. */
  open: TableInfo[];
  /** Where I sit, the newest first. */
  mine: TableInfo[];
  /** Public tables where others play, the last touched first: to watch. */
  live: TableInfo[];
}

/** Which seat to take; without a number the first free one. */
export interface Join {
  seat?: number | null;
  code?: string | null;
  /** The seal of a number that this seat adds to the dice. */
  seal?: string | null;
}

/** What may be said with the wish for a return match. */
export interface Rematch {
  /** The seal of a new number that my seat adds to the dice. */
  seal?: string | null;
}

/** What a person says between two games of a series. */
export interface SeriesWord {
  seat: number;
  say: "again" | "stop" | "offer_rate" | "agree" | "refuse";
  rate?: string | null;
}

/** Somebody in the house. */
export interface Me {
  id: string;
  name: string;
  /** Whether the name is known from everywhere, by a password. */
  account: boolean;
}

export interface NewName {
  name: string;
}

/** A guest wants to be known from everywhere; the games played so far come along. */
export interface SignUp {
  name: string;
  password: string;
}

export interface SignIn {
  name: string;
  password: string;
  /** Whether the games that this browser played as a guest come along. */
  bring?: boolean;
}

/** The password is forgotten, the recovery code is not. */
export interface Recover {
  name: string;
  code: string;
  password: string;
}

/** All other browsers have to sign in again. */
export interface NewPassword {
  old: string;
  password: string;
}

/** What needs the password once more; a guest has none. */
export interface Sure {
  password?: string | null;
}

/** Who I am now, and what is told only once. */
export interface SignedIn {
  me: Me;
  /** A new recovery code, to be kept somewhere safe. */
  recovery: string | null;
}

/** A line of chat. */
export interface SaidLine {
  table: string;
  text: string;
  at: string;
}

/** Somebody whom I follow, mute or block. */
export interface TieInfo {
  id: string;
  name: string;
  account: boolean;
  tie: "friend" | "muted" | "blocked";
}

/** How well somebody plays one game. */
export interface RatingInfo {
  game: string;
  /** With how many seats. */
  kind: "two" | "more";
  points: number;
  /** With 95 % certainty the points are right to twice this. */
  deviation: number;
  games: number;
}

/** When somebody was away, or will be back; by dates of now, as long as the house stays open. */
export interface AwayInfo {
  begin: string;
  end: string;
}

/** All that the house knows of somebody. */
export interface Export {
  me: Me;
  created: string;
  tables: TableInfo[];
  /** The records of the matches that are over, by match. */
  tablets: Record<string, string>;
  chat: SaidLine[];
  ties: TieInfo[];
  /** Where I am told that it is my turn. */
  channels: string[];
  /** In which I am told so. */
  language: string;
  ratings: RatingInfo[];
  vacations: AwayInfo[];
}

/** A match that is over, as one who played it looks back. */
export interface Played {
  table: string;
  match: string;
  game: string;
  date: string;
  names: string[];
  seat: number;
  places: number[];
  /** What it was worth in points, where it was rated. */
  change: number | null;
}

/** Matches of a game that are over. */
export interface Counted {
  game: string;
  played: number;
  won: number;
}

/** What everybody may know of somebody with an account; private tables only they themselves. */
export interface Profile {
  id: string;
  name: string;
  since: string;
  ratings: RatingInfo[];
  statistics: Counted[];
  /** The last matches, the newest first. */
  history: Played[];
}

/** A line of a leader board. */
export interface Ranked {
  /** The person; null for a bot. */
  who: string | null;
  name: string;
  /** For bots. */
  level: string | null;
  rating: RatingInfo;
}

export interface LeaderBoard {
  game: string;
  two: Ranked[];
  /** By what somebody plays at least, the best first: the points less twice the deviation. */
  more: Ranked[];
}

/** Somebody at a table: who sits at a seat, or said a line of chat. */
export interface Whom {
  seat?: number | null;
  line?: number | null;
  /** For a private table where I do not sit. */
  code?: string | null;
}

export interface Hush {
  seat?: number | null;
  line?: number | null;
  /** For a private table where I do not sit. */
  code?: string | null;
  undo?: boolean;
}

/** Something that the operator of the house should know. */
export interface ReportPerson {
  seat?: number | null;
  line?: number | null;
  /** For a private table where I do not sit. */
  code?: string | null;
  words: string;
}

/** Follow somebody, hear nothing of them, or never meet them. */
export interface NewTie {
  tie: "friend" | "muted" | "blocked";
}

export interface NewTieAt {
  seat?: number | null;
  line?: number | null;
  /** For a private table where I do not sit. */
  code?: string | null;
  tie: "friend" | "muted" | "blocked";
}

/** Somebody whom I follow. */
export interface Invite {
  person: string;
}

export interface Vacation {
  days: number;
}

export interface NewMail {
  address: string;
}

export interface MailCode {
  code: string;
}

/** A browser, as its push service knows it, and the keys for what only it can read. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A table where a friend waits for me. */
export interface InvitationInfo {
  table: string;
  game: string;
  code: string;
  by: string;
}

export interface MailInfo {
  /** Whether this house sends mail at all. */
  offered: boolean;
  address: string | null;
  confirmed: boolean;
}

export interface PushInfo {
  /** What browsers subscribe with; null where this house does not push. */
  key: string | null;
  /** In which I am told. */
  browsers: number;
}

/** What waits for me. */
export interface Notices {
  /** Where others wait for my move. */
  turns: TableInfo[];
  invitations: InvitationInfo[];
  /** Until when I am away. */
  back: string | null;
  /** That are left to me this year. */
  vacation_days: number;
  mail: MailInfo;
  push: PushInfo;
}

/** Matches of two seats each, of which the house sets up the tables by itself. */
export interface NewTournament {
  name: string;
  kind: "knock_out" | "swiss" | "round_robin" | "arena";
  game: string;
  preset?: string | null;
  options?: Record<string, boolean | number | string | number[]>;
  clock?: SuddenDeathClock | IncrementClock | CorrespondenceClock | null;
  rated?: boolean;
  /** Of a Swiss; 0 for as many as tell one winner. */
  rounds?: number;
  /** How long an arena lasts; matches that run then are played to their end. */
  minutes?: number;
  /** Levels that take part. */
  bots?: string[];
}

export interface EntrantInfo {
  name: string;
  /** For bots. */
  level: string | null;
  gone: boolean;
}

export interface StandingInfo {
  /** The number of an entrant. */
  who: number;
  points: number;
  /** Buchholz: the points of all whom one has met. */
  opponents: number;
  wins: number;
  played: number;
}

/** Two who play, by their numbers; without a second the first has a point for nothing. */
export interface PairingInfo {
  round: number;
  first: number;
  second: number | null;
  table: string | null;
  /** What the first scored: 1, 0.5 or 0; null while they play. */
  score: number | null;
}

/** As lists tell of it. */
export interface TournamentLine {
  id: string;
  name: string;
  kind: "knock_out" | "swiss" | "round_robin" | "arena";
  game: string;
  status: "open" | "running" | "over";
  rated: boolean;
}

/** With all that has happened in it. */
export interface TournamentInfo {
  id: string;
  name: string;
  kind: "knock_out" | "swiss" | "round_robin" | "arena";
  game: string;
  status: "open" | "running" | "over";
  rated: boolean;
  rounds: number;
  /** The last that was paired. */
  round: number;
  /** When an arena ends, ISO 8601, UTC. */
  ends: string | null;
  /** Whether I am the host. */
  mine: boolean;
  /** My number, where I take part. */
  me: number | null;
  entrants: EntrantInfo[];
  /** The best first. */
  standings: StandingInfo[];
  pairings: PairingInfo[];
}

export interface ReplayInfo {
  steps: number;
  /** Whether everybody may look through all eyes: also while the series of a match goes on. */
  over: boolean;
  /** Whether a study of it is of the true position; else of one that the own seat imagines. */
  open: boolean;
}

/** Who did what; `text` is null where this seat may not know it. */
export interface EntryInfo {
  kind: string;
  seat: number | null;
  text: string | null;
}

/** What happened: besides these, every event has the fields of its own. */
export interface EventInfo {
  name: string;
  words: Message | null;
  targets: string[];
  [field: string]: unknown;
}

/** One position of a match with what led to it. */
export interface ReplayStep {
  step: number;
  events: EventInfo[];
  scores: number[];
  view: unknown;
  of: number;
  /** Whose eyes: null for somebody who only watches. */
  seat: number | null;
  entry: EntryInfo | null;
  /** The sentences of the events. */
  words: Message[];
}

/** A position of an example, and what there is to be seen. */
export interface PictureInfo {
  words: string;
  view: unknown;
  targets: string[];
}

/** An example of a rulebook for players. */
export interface ExampleInfo {
  title: string;
  /** Through whose eyes it is seen. */
  seat: number;
  names: string[];
  pictures: PictureInfo[];
}

/** The sealed dice of a match. */
export interface Dice {
  kind: string;
  commitment: string | null;
  /** The seed, once the match is over. */
  revealed: string | null;
  /** The seals of the numbers that seats add, by seat. */
  nonces: Record<string, string>;
  /** Those numbers, once they are open. */
  opened?: Record<string, string>;
  /** The seats that did not open theirs in time. */
  withheld?: number[];
  draws: number;
  /** Whether every roll follows from the seed; null while it is sealed. */
  verified: boolean | null;
  /** What was proven, and what was not. */
  words: Message[];
}

/** A rule that seems to be played wrongly. */
export interface Report {
  rule?: string | null;
  words: string;
  seat?: number | null;
}

/** The first message of every connection. */
export interface Hello {
  type: "hello";
  protocol: number;
  /** In which its person reads, and is written to where they are not looking. */
  language?: string;
}

/** Follow a table: answered by `table` and `state`, or by `update` where little has changed. */
export interface Watch {
  type: "watch";
  table: string;
  /** Through whose eyes: an own seat; null for the own seat to act, else the first own one. */
  seat?: number | null;
  since?: number | null;
  /** The match that `since` belongs to; needed where several games are played. */
  match?: string | null;
  /** The invitation, for a private table where one does not sit. */
  code?: string | null;
  /** The number of the last line of chat one knows: those after it are told, too. */
  heard?: number | null;
  /** Whether a view may come as what changed since the one before. */
  changes?: boolean;
}

/** See through the eyes of another own seat. */
export interface Look {
  type: "look";
  seat: number | null;
}

export interface Unwatch {
  type: "unwatch";
}

/** One action or several, all or nothing: answered by `ack` once they are kept for good. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  seat: number;
  actions: (number | string)[];
  /** The match it was meant for, where a table has several. */
  match?: string | null;
}

/** What a person may say outside the rules. */
export interface Command {
  type: "command";
  id: string;
  version: number;
  seat: number;
  name: "done" | "undo" | "redo" | "restart_turn" | "ask_take_back" | "answer_take_back" | "resign" | "leave" | "claim_time" | "open_nonce";
  yes?: boolean | null;
  steps?: number | null;
  /** For `open_nonce`: the number that was sealed, in hexadecimal digits. */
  nonce?: string | null;
  /** The match it was meant for, where a table has several. */
  match?: string | null;
}

/** What would these actions do? */
export interface Preview {
  type: "preview";
  id: string;
  version: number;
  seat: number;
  actions: number[];
}

/** Why can this element not be used, or this action not be done, now? */
export interface Why {
  type: "why";
  id: string;
  version: number;
  seat: number;
  /** What is to be done before, as picked on the board: none of it may reveal anything. */
  after?: (number | string)[];
  elements?: string[];
  actions?: (number | string)[];
}

export interface AskHint {
  type: "hint";
  id: string;
  version: number;
  seat: number;
}

/** What is every choice worth? */
export interface AskChances {
  type: "chances";
  id: string;
  version: number;
  seat: number;
}

/** A line of chat: answered by `ack` once it is kept for good, then `chat` to everybody. */
export interface Say {
  type: "chat";
  id: string;
  /** Where it is meant to be heard: sent again from another table, it is refused. */
  table?: string | null;
  text: string;
}

export interface Ping {
  type: "ping";
  t?: number;
}

/** One legal action. */
export interface Offered {
  id: number;
  move: string;
  label: Message;
  /** The path of board elements that leads to it; empty for a plain button. */
  targets: string[];
}

/** Who is asked what; the actions only for the eyes of the seat that decides. */
export interface Prompt {
  seat: number;
  decision: string;
  prompt: Message;
  actions: Offered[];
}

export interface TurnStep {
  label: Message;
  seat: number;
}

/** Whose turn it is, and what may be taken back. */
export interface Turn {
  /** The seat that decides; -1 for chance, -2 at the end. */
  actor: number;
  /** The seat that must close its turn by `done`. */
  open: number | null;
  can_undo: boolean;
  can_redo: boolean;
  can_restart: boolean;
  /** Whether this seat has a move that could be taken back by consent. */
  can_ask: boolean;
  /** The moves of this turn so far, as far as this seat may know them. */
  steps: TurnStep[];
  /** Bots that think now. */
  thinking: number[];
  /** The place of their thought among those that wait for the house, from 1; 0 if it does not. */
  queue?: number;
  /** Seats that have still to open the numbers they sealed; the dice wait for them. */
  opening?: number[];
}

export interface LogItem {
  step: number;
  seat: number | null;
  words: Message;
  targets: string[];
}

export interface ClockInfo {
  kind: string;
  /** Milliseconds left to each seat when this was sent. */
  remaining: number[];
  /** The seat whose time runs. */
  running: number | null;
}

/** A request to take back that waits for answers. */
export interface TakeBackInfo {
  seat: number;
  moves: number;
  waiting: number[];
}

export interface ChatLine {
  from: string;
  n: number;
  seat: number | null;
  text: string;
  at: string;
}

/** What one entry changed, and how it looked then: as a whole, or by what changed since the moment before (for the first one, since version `from`). */
export interface Moment {
  step: number;
  events: EventInfo[];
  scores: number[];
  version: number;
  entry: EntryInfo;
  view?: unknown;
  /** `[value]` for what is another or new, `[]` for what is gone, else the changes of its parts by name or place. */
  change?: unknown;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  me: Me;
}

/** On any change of seats, presence or status. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** Everything this seat may know now. */
export interface State {
  table: string;
  match: string;
  version: number;
  /** Through whose eyes; null for somebody who only watches. */
  seat: number | null;
  prompt: Prompt | null;
  turn: Turn;
  clock: ClockInfo | null;
  result: ResultInfo | null;
  take_back: TakeBackInfo | null;
  type: "state";
  step: number;
  view: unknown;
  log: LogItem[];
  scores: number[];
  chat: ChatLine[];
  /** Why the whole state comes again: somebody took something back, say. */
  because: Message | null;
}

/** What happened since version `from`, one moment for each entry. */
export interface Update {
  table: string;
  match: string;
  version: number;
  /** Through whose eyes; null for somebody who only watches. */
  seat: number | null;
  prompt: Prompt | null;
  turn: Turn;
  clock: ClockInfo | null;
  result: ResultInfo | null;
  take_back: TakeBackInfo | null;
  from: number;
  type: "update";
  moments: Moment[];
}

/** Only the turn changed: a bot begins or stops to think. */
export interface TurnNews {
  type: "turn";
  table: string;
  version: number;
  turn: Turn;
  clock: ClockInfo | null;
}

/** Kept for good; the version that it led to, or the number of a line of chat. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

export interface PreviewOf {
  action: number;
  events: EventInfo[];
}

export interface Previews {
  type: "previews";
  id: string;
  version: number;
  previews: PreviewOf[];
}

/** Why not; null where it can be done. */
export interface ReasonFor {
  element?: string | null;
  action?: number | string | null;
  reason: Reason | null;
}

export interface Reasons {
  type: "reasons";
  id: string;
  version: number;
  reasons: ReasonFor[];
}

/** An action, and the chance to win of whoever takes it. */
export interface ChanceOf {
  action: number;
  chance: number;
}

export interface Chances {
  type: "chances";
  id: string;
  version: number;
  /** The best first; none where they would be guessed. */
  chances: ChanceOf[];
}

export interface Hinted {
  type: "hint";
  id: string;
  version: number;
  action: number;
  move: string;
  label: Message;
  targets: string[];
  reasons: Message[];
}

export interface ChatNews {
  type: "chat";
  line: ChatLine;
}

/** Lines of chat that I do not want to hear any more: as if they had not been said. */
export interface Unsaid {
  type: "unsaid";
  lines: number[];
}

/** Something everybody at the table should know. */
export interface Notice {
  type: "notice";
  words: Message;
}

export interface Pong {
  type: "pong";
  t: number;
}

/** A message that was refused; nothing has changed. */
export interface Failed {
  code: string;
  words: Message;
  /** Where the rules refuse it. */
  reason?: Reason | null;
  type: "error";
  id: string | null;
  /** How the table stands, where that matters. */
  version?: number | null;
}

/** Where a learner stands in an introduction: a card of text, and the position it speaks of. */
export interface Taught {
  /** From 0. */
  lesson: number;
  of: number;
  id: string;
  title: Message;
  text: Message;
  /** What is to be said when another legal move is tried. */
  other: Message | null;
  /** Moves still to be made on this card, each one of several; none where it is only read. */
  asks: string[][];
  /** Elements that the text speaks of. */
  marks: string[];
  options: Record<string, boolean | number | string | number[]>;
  seats: number;
  state: State;
  /** What happened since the last point; null where another match is shown. */
  update: Update | null;
}

/** A moment of a match. */
export interface FromMatch {
  match: string;
  step?: number;
  /** The invitation, where the table is private. */
  code?: string | null;
}

/** A position that somebody set up. */
export interface ByHand {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string | number[]>;
  /** As a study tells positions; the opening if there is none. */
  position?: Record<string, unknown> | null;
}

/** A position, and what is tried from there. */
export interface Study {
  moment?: FromMatch | null;
  by_hand?: ByHand | null;
  moves?: number[];
}

export interface StudyLook {
  moment?: FromMatch | null;
  by_hand?: ByHand | null;
  moves?: number[];
  /** Through whose eyes; unless told, through those of whoever decides. A match that runs is looked at with the own ones. */
  seat?: number | null;
  /** Whether all hands lie open; never those of a match that runs. */
  open?: boolean;
}

export interface StudyWeigh {
  moment?: FromMatch | null;
  by_hand?: ByHand | null;
  moves?: number[];
  /** Each round judges anew by luck of its own; whoever asks for several averages them. */
  round?: number;
  /** What was chosen there: it is judged, too, and set beside the best choice. */
  played?: number | null;
}

/** To play on from a moment of a match, against whoever played there. */
export interface Again {
  match: string;
  step: number;
  /** Where to sit. */
  seat: number;
  code?: string | null;
}

/** Something that chance may bring. */
export interface Outcome {
  id: number;
  move: string;
  label: Message;
  /** The path of board elements that leads to it; empty for a plain button. */
  targets: string[];
  share: number;
}

/** Where a variation leads. */
export interface StudyStep {
  step: number;
  events: EventInfo[];
  scores: number[];
  view: unknown;
  of: number;
  /** Whose eyes: null for somebody who only watches. */
  seat: number | null;
  entry: EntryInfo | null;
  /** The sentences of the events. */
  words: Message[];
  /** The seat that decides; -1 for chance, -2 at the end. */
  actor: number;
  /** For whoever decides, with all answers. */
  prompt: Prompt | null;
  /** Where chance decides: what it may bring, the likeliest first. */
  outcomes: Outcome[];
  position: unknown;
  /** What may stand at places of the position (`light/eagle`), where that is a short list. */
  possible: Record<string, (string | number | null)[]>;
  game: string;
  seats: number;
  options: Record<string, boolean | number | string | number[]>;
  /** Of all seats, as they look without any thought. */
  chances: number[];
  result: ResultInfo | null;
}

/** A choice, and the chance to win that it leaves. */
export interface Choice {
  id: number;
  move: string;
  label: Message;
  /** The path of board elements that leads to it; empty for a plain button. */
  targets: string[];
  chance: number;
  /** The same where what follows goes badly. */
  low: number;
  /** What it does and brings, and how the turn goes on. */
  reasons: Message[];
  /** Of the best choice what it gains and risks beside the next, of what was played beside the best; the first sentence names the other one. Nothing of all others. */
  why: Message[];
}

/** What a position is worth. */
export interface StudyJudged {
  /** Of all seats; together they are 1. */
  chances: number[];
  /** The best first. */
  choices: Choice[];
  /** Whether these are values of a solved race, to which thinking longer adds nothing. */
  solved: boolean;
  /** Whether they come from its table; else from the network that was pressed from it. */
  exact: boolean;
}

/** Everything that happened, in sentences, as a seat may know it. */
export interface MatchLog {
  lines: LogItem[];
}

export interface BetterMove {
  move: string;
  label: Message;
  chance: number;
}

export interface ReviewedMove {
  step: number;
  seat: number;
  question: Message;
  move: string;
  label: Message;
  chances: number[];
  loss: number;
  grade: string;
  better: BetterMove[];
}

/** A moment that mattered. */
export interface TurningPoint {
  step: number;
  seat: number;
  question: Message;
  regret: number;
  played: Choice;
  best: Choice;
  reasons: Message[];
}

/** A match looked at again, as far as that has come. */
export interface MatchReview {
  /** How many of them have been looked at. */
  steps: number;
  of: number;
  /** The chances of all seats after every step, the beginning first. */
  curve: number[][];
  /** For each seat what chance gave it beyond its average. */
  luck: number[];
  /** For each seat what its choices gave away. */
  lost: number[];
  /** Those that gave something away. */
  moves: ReviewedMove[];
  /** The moments that mattered, by regret; null until all is found. */
  turning: TurningPoint[] | null;
}

/** How many puzzles of a game there are. */
export interface PuzzlesOfGame {
  game: string;
  /** Of each grade, the easiest first. */
  grades: number[];
  /** The puzzle of the day, the same for everybody. */
  today: string;
}

export interface PuzzlesInfo {
  /** As in 2026-11-16, in UTC. */
  day: string;
  games: PuzzlesOfGame[];
}

export interface ListedPuzzle {
  id: string;
  /** From 1 on: the more the natural choice gives away, the higher. */
  grade: number;
}

/** A puzzle as it is put to somebody: nothing in it tells the answer. */
export interface PosedPuzzle {
  id: string;
  grade: number;
  seats: number;
  options: Record<string, boolean | number | string | number[]>;
  state: State;
}

/** What somebody chooses in a puzzle. */
export interface PuzzleChoice {
  /** Null: nothing, but the solution is wanted. */
  action?: number | null;
}

export interface PuzzleSolution {
  /** The best first; of games other than races those that were played out. */
  choices: Choice[];
  /** Why the first is the best. */
  reasons: Message[];
  /** How it looks once it is chosen. */
  update: Update;
}

export interface PuzzleAnswer {
  right: boolean;
  /** What the choice is worth; the best one is not named. */
  said: Message | null;
  /** In chances to win, where that is known. */
  loss: number | null;
  /** For who has found it, or wants to see it. */
  solution: PuzzleSolution | null;
}

/** For a study. */
export interface PuzzlePosition {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string | number[]>;
  position: Record<string, unknown>;
}

export const PROTOCOL = 1;

export type Value = boolean | number | string | number[];

export type ClockChoice = SuddenDeathClock | IncrementClock | CorrespondenceClock;

/** Why the house refuses something; why the rules do, each game says itself. */
export type ProblemCode = "already_asked" | "already_gone" | "already_started" | "ambiguous" | "answer_failed" | "bad_entry" | "bad_header" | "bad_line" | "bad_manners" | "bad_message" | "bad_option" | "bad_position" | "bad_push" | "bad_request" | "bad_script" | "bad_seal" | "bad_seats" | "bad_seed" | "bad_throw" | "banned" | "beyond_bounds" | "bots_nowhere" | "bots_turn" | "broken" | "broken_game" | "chat_nobody" | "chat_too_fast" | "closing" | "compiled_apart" | "conceded" | "consent_missing" | "dice_due" | "dice_throw_themselves" | "edited" | "endless_record" | "fault_other" | "game_over" | "game_running" | "hello_first" | "hint_failed" | "hushed" | "is_a_series" | "kicked" | "list_too_long" | "long_entry" | "lost_on_the_way" | "mail_code" | "mail_code_text" | "missing_header" | "mistyped_game" | "mixed_letters" | "name_taken" | "newer_rules" | "no_account" | "no_bot" | "no_choice" | "no_clock" | "no_dice" | "no_example" | "no_help" | "no_help_record" | "no_hint_now" | "no_introduction" | "no_judgement" | "no_mail" | "no_nonce" | "no_push" | "no_rate" | "no_rulebook" | "no_series" | "no_such" | "no_such_action" | "no_such_line" | "no_such_match" | "no_such_move" | "no_such_page" | "no_such_person" | "no_such_seat" | "no_such_step" | "no_such_table" | "no_such_tournament" | "no_throw_due" | "no_vacation" | "no_words" | "nobody_seals" | "nobody_there" | "nonce_late" | "nonces_missing" | "nonces_need_seal" | "not_a_game" | "not_a_series" | "not_a_tablet" | "not_an_outcome" | "not_as_agreed" | "not_asked" | "not_entered" | "not_followed" | "not_forced" | "not_in_a_match" | "not_open_ended" | "not_over" | "not_readable" | "not_saved" | "not_seated" | "not_started" | "not_the_host" | "not_the_next" | "not_welcome" | "not_your_seat" | "not_your_tournament" | "not_your_turn" | "nothing_to_close" | "nothing_to_redo" | "nothing_to_undo" | "old_client" | "older_rules" | "on_vacation" | "only_to_look" | "other_host" | "other_page" | "out_of_reach" | "place_between" | "private_table" | "proven_legal" | "proven_result" | "rate_missing" | "rated_account" | "rated_hint" | "rated_kick" | "rated_seats" | "rated_take_back" | "redacted" | "resign_later" | "said_elsewhere" | "seat_taken" | "seats_free" | "series_over" | "signed_in" | "stale" | "still_running" | "store_silent" | "study_busy" | "study_left" | "study_running" | "table_full" | "time_left" | "time_needed" | "time_over" | "time_runs_backwards" | "too_fast" | "too_few_moves" | "too_large" | "too_many" | "too_many_attempts" | "too_many_browsers" | "too_many_lines" | "too_many_tournaments" | "tournament_begun" | "tournament_empty" | "tournament_full" | "tournament_seats" | "truncated" | "turn_open" | "unknown_game" | "unknown_level" | "unknown_option" | "unknown_preset" | "unproven_running" | "unreadable" | "unwritable" | "watch_first" | "wrong_code" | "wrong_format" | "wrong_header" | "wrong_mail_code" | "wrong_method" | "wrong_nonce" | "wrong_number" | "wrong_password" | "wrong_result" | "wrong_roll" | "wrong_seats" | "wrong_seed" | "yourself";

/** What the client may send. */
export type FromClient = Hello | Watch | Look | Unwatch | Act | Command | Preview | Why | AskHint | AskChances | Say | Ping;

/** What the server may send. */
export type FromServer = Welcome | TableNews | State | Update | TurnNews | Ack | Previews | Reasons | Hinted | Chances | ChatNews | Unsaid | Notice | Pong | Failed;
