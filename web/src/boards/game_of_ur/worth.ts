/** Points at the agreed rate, exact to the hundredth: no binary fractions touch money. */
import { figure } from "../../words";

/** A rate such as `1`, `0.5` or `2.25` in hundredths. */
export function cents(rate: string): number {
  const [whole = "0", part = ""] = rate.split(".");
  return Number(whole) * 100 + Number(part.padEnd(2, "0").slice(0, 2));
}

/** Hundredths as people write them: `19`, `-4.50`. */
export function points(hundredths: number): string {
  return figure(hundredths / 100, hundredths % 100 === 0 ? 0 : 2);
}

export const worth = (counters: number, rate: string): string => points(counters * cents(rate));

/** With its sign, for changes: `+4`, `-3`, `0`. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : String(number));
