/**
 * The night around the game: wind over the dunes, crickets in the reeds, the wick of the lamp, an owl
 * far off. Each is a loop of samples drawn once by seeded noise; their lengths share no beat, so that
 * together they do not repeat for hours.
 */
import { rng } from "./make/noise";

/** Samples a second: enough for the highest of them, a cricket. */
export const RATE = 16_000;

type Write = (at: number, value: number) => void;

interface Loop {
  seconds: number;
  loud: number;
  draw(write: Write, length: number, random: () => number): void;
}

/** A tone from `at` on, in seconds, that swells and dies away. */
function tone(write: Write, at: number, lasts: number, pitch: (share: number) => number): void {
  const length = Math.round(lasts * RATE);
  let turn = 0;
  for (let k = 0; k < length; k++) {
    const share = k / length;
    turn += (Math.PI * 2 * pitch(share)) / RATE;
    write(Math.round(at * RATE) + k, Math.sin(turn) * Math.sin(Math.PI * share) ** 2);
  }
}

/** Noise with its high parts taken away; it runs on over the loop's end, where it begins again. */
function wind(write: Write, length: number, random: () => number): void {
  const hiss = Float32Array.from({ length }, () => random() * 2 - 1);
  let [low, lower] = [0, 0];
  for (let k = -length / 4; k < length; k++) {
    low += 0.05 * (hiss[(k + length) % length]! - low);
    lower += 0.05 * (low - lower);
    const gust = 0.55 + 0.45 * Math.sin((Math.PI * 4 * k) / length);
    if (k >= 0) write(k, lower * 6 * gust * gust);
  }
}

/** Three or four quick pulses, then a rest; each animal at a pitch of its own. */
function crickets(write: Write, length: number, random: () => number): void {
  for (const pitch of [4100, 4380, 3920]) {
    let at = random();
    while (at < length / RATE - 0.5) {
      const pulses = 3 + Math.floor(random() * 2);
      for (let pulse = 0; pulse < pulses; pulse++)
        tone(
          (k, value) => write(k, value * 0.3),
          at + pulse * 0.034,
          0.022,
          () => pitch,
        );
      at += 0.55 + random() * 0.9;
    }
  }
}

/** The wick spits now and then. */
function wick(write: Write, length: number, random: () => number): void {
  for (let at = 0.2; at < length / RATE - 0.2; at += 0.08 + random() ** 2 * 0.9) {
    const strength = 0.2 + random() ** 3 * 0.7;
    const begins = Math.round(at * RATE);
    for (let k = 0; k < 60; k++)
      write(begins + k, (random() * 2 - 1) * strength * (1 - k / 60) ** 4);
  }
}

/** Two calls: a short one, and a long one that falls. */
function owl(write: Write, length: number): void {
  const begins = length / RATE / 2;
  tone(write, begins, 0.28, () => 392);
  tone(write, begins + 0.5, 0.75, (share) => 400 - 34 * share);
}

export const LOOPS: readonly Loop[] = [
  { seconds: 17, loud: 0.5, draw: wind },
  { seconds: 11, loud: 0.05, draw: crickets },
  { seconds: 7, loud: 0.07, draw: wick },
  { seconds: 43, loud: 0.035, draw: owl },
];

/** The samples of a loop, from -1 to 1, the same each time. */
export function samplesOf(loop: Loop, seed: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(loop.seconds * RATE);
  loop.draw(
    (at, value) => {
      samples[at] = Math.max(-1, Math.min(1, samples[at]! + value));
    },
    samples.length,
    rng(seed),
  );
  return samples;
}

/** Seconds in which the night comes and goes. */
const FADE = 1.2;

/** The night as it is heard on a device. */
export class Ambience {
  private readonly out: GainNode;
  private readonly sources: AudioBufferSourceNode[];

  constructor(context: AudioContext, volume: number) {
    this.out = new GainNode(context, { gain: 0 });
    this.out.connect(context.destination);
    this.setVolume(volume);
    this.sources = LOOPS.map((loop, seed) => {
      const samples = samplesOf(loop, seed + 1);
      const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
      buffer.copyToChannel(samples, 0);
      const source = new AudioBufferSourceNode(context, { buffer, loop: true });
      source.connect(new GainNode(context, { gain: loop.loud })).connect(this.out);
      source.start(context.currentTime);
      return source;
    });
  }

  setVolume(volume: number): void {
    this.out.gain.setTargetAtTime(volume, this.out.context.currentTime, FADE / 3);
  }

  stop(): void {
    for (const source of this.sources) source.stop();
    this.out.disconnect();
  }
}
