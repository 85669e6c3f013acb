/**
 * Frames on demand: one for each change, and a run of them while something moves. A still picture
 * costs nothing.
 */

interface Move {
  milliseconds: number;
  begun: number | null;
  step: (share: number) => void;
  done: () => void;
}

export class Loop {
  /** Frames drawn so far, for tests and for those who count. */
  frames = 0;
  private request = 0;
  private readonly moves = new Set<Move>();
  private waiting: (() => void)[] = [];
  private stopped = false;
  private breath: { every: number; timer: number } | null = null;
  private readonly draw: (seconds: number, moving: boolean) => void;

  constructor(draw: (seconds: number, moving: boolean) => void) {
    this.draw = draw;
  }

  /** Something changed: draw once. */
  want(): void {
    if (this.request === 0 && !this.stopped) this.request = requestAnimationFrame(this.frame);
  }

  /** Whether something moves right now (the flame of an idle room does not count). */
  get moving(): boolean {
    return this.moves.size > 0;
  }

  /** Let something move from share 0 to 1; with no time at all it jumps there. */
  run(milliseconds: number, step: (share: number) => void): Promise<void> {
    if (milliseconds <= 0 || this.stopped || document.hidden) {
      step(1);
      this.want();
      return Promise.resolve();
    }
    return new Promise((done) => {
      this.moves.add({ milliseconds, begun: null, step, done });
      this.want();
    });
  }

  /** Everything that moves jumps to its end. */
  finish(): void {
    // what ends may begin something else, which is not cut short
    const moves = [...this.moves];
    this.moves.clear();
    for (const move of moves) {
      move.step(1);
      move.done();
    }
    if (moves.length > 0) this.want();
  }

  /** Nothing moves and the last frame is drawn. */
  settled(): Promise<void> {
    if (this.stopped || (!this.moving && this.request === 0)) return Promise.resolve();
    return new Promise((done) => this.waiting.push(done));
  }

  /** Draw now and then even though nothing moves, for a living flame; 0 stops it. */
  breathe(framesPerSecond: number): void {
    if (this.breath) clearInterval(this.breath.timer);
    this.breath = null;
    if (framesPerSecond <= 0 || this.stopped) return;
    const every = 1000 / framesPerSecond;
    const timer = window.setInterval(() => {
      if (!document.hidden && !this.moving) this.breathOnce();
    }, every);
    this.breath = { every, timer };
  }

  stop(): void {
    this.finish();
    this.breathe(0);
    this.stopped = true;
    cancelAnimationFrame(this.request);
    this.request = 0;
    this.rest();
  }

  private breathOnce(): void {
    // drawn outside `request`, so that a flame alone never keeps `settled` waiting
    this.frames++;
    this.draw(performance.now() / 1000, true);
  }

  private readonly frame = (now: number): void => {
    this.request = 0;
    for (const move of this.moves) {
      move.begun ??= now;
      const share = Math.min(1, (now - move.begun) / move.milliseconds);
      move.step(share);
      if (share < 1) continue;
      this.moves.delete(move);
      move.done();
    }
    this.frames++;
    this.draw(now / 1000, this.moving);
    if (this.moving) this.want();
    else if (this.request === 0) queueMicrotask(() => this.rest());
  };

  /** Tell those who wait, unless the end of one thing was the beginning of another. */
  private rest(): void {
    if (!this.stopped && (this.moving || this.request !== 0)) return;
    const waiting = this.waiting;
    this.waiting = [];
    for (const done of waiting) done();
  }
}
