/** What surrounds the board: people, turn, log, clock, chat, and what is to be said. */
import type {
  ChatLine,
  ClockInfo,
  Hinted,
  LogItem,
  ResultInfo,
  TableInfo,
  TakeBackInfo,
  Turn,
} from "../generated/protocol";
import type { Problem } from "../net/problem";
import type { Message } from "../words";

/** A line of chat that the house has not acknowledged. */
export interface Unsaid {
  key: number;
  text: string;
  /** Why the house did not take it; null while it is on its way. */
  refusal: Message | null;
}

export interface Around {
  table: TableInfo | null;
  match: string | null;
  /** Through whose eyes. */
  eyes: number | null;
  turn: Turn | null;
  log: LogItem[];
  /** Sentences since the person last chose something, the newest last. */
  news: Message[];
  clock: (ClockInfo & { at: number }) | null;
  scores: number[];
  result: ResultInfo | null;
  takeBack: TakeBackInfo | null;
  chat: ChatLine[];
  unsaid: Unsaid[];
  hint: Hinted | null;
  /** Something to say that passes by: a refusal, a notice. */
  notice: Message | null;
  /** What makes this table unusable from here. */
  problem: Problem | null;
  /** The seat that must take the screen before anything of its hand is shown. */
  curtain: number | null;
  playing: boolean;
  /** Whose turn it was that was shown last: chance belongs to the turn it falls into. */
  turnShown: number | null;
  /** When the turn will close by itself. */
  closesAt: number | null;
  /** Something is under way to the house and not acknowledged yet. */
  sending: boolean;
}

export const NOTHING_AROUND: Around = {
  table: null,
  match: null,
  eyes: null,
  turn: null,
  log: [],
  news: [],
  clock: null,
  scores: [],
  result: null,
  takeBack: null,
  chat: [],
  unsaid: [],
  hint: null,
  notice: null,
  problem: null,
  curtain: null,
  playing: false,
  turnShown: null,
  closesAt: null,
  sending: false,
};
