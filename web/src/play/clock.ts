/** Time left, as it is told and as it runs on between two messages. */
import { useEffect, useState } from "preact/hooks";

import { figure, say } from "../words";
import type { Around } from "./around";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");

/** "4:07", "1:02:30", "2 d 4 h"; tenths in the last ten seconds. */
export function clockFace(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= DAY) {
    const hours = Math.floor((left % DAY) / HOUR);
    return say("clock-face-days", { days: Math.floor(left / DAY), hours });
  }
  if (left >= HOUR) {
    return `${Math.floor(left / HOUR)}:${two((left % HOUR) / MINUTE)}:${two((left % MINUTE) / 1000)}`;
  }
  if (left < 10_000) return `0:0${figure(Math.floor(left / 100) / 10, 1)}`;
  return `${Math.floor(left / MINUTE)}:${two((left % MINUTE) / 1000)}`;
}

/** Milliseconds left to a seat at this moment. */
export function timeLeft(clock: NonNullable<Around["clock"]>, seat: number, now: number): number {
  const left = clock.remaining[seat] ?? 0;
  return clock.running === seat ? left - (now - clock.at) : left;
}

/** The time now, again and again while somebody's clock runs. */
export function useTicking(running: boolean, every = 200): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(performance.now()), every);
    return () => clearInterval(timer);
  }, [running, every]);
  return running ? Math.max(now, performance.now()) : now;
}
