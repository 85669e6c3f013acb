/** What kinds of goods and seats are called. */
import { message } from "../../words";
import type { Message } from "../../words";

export const kindName = (kind: string): Message => message(`clash_of_cultures/kind-${kind}`);
export const seatName = (seat: number): Message => message(`clash_of_cultures/seat-${seat}`);
