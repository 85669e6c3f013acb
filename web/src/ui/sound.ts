/** A few quiet sounds, made on the spot: stone on wood, a small bell. Silent until wanted. */
import { settings } from "../settings";

export type Sound = "move" | "dice" | "capture" | "card" | "turn" | "end" | "chat";

let context: AudioContext | null = null;

/** Browsers allow sound only after the person has done something on the page. */
function audio(): AudioContext | null {
  if (!settings.get().sound || typeof AudioContext === "undefined") return null;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A tone that is struck and dies away. */
function strike(
  to: AudioContext,
  note: { pitch: number; at: number; length: number; gain: number; shape: OscillatorType },
): void {
  const begin = to.currentTime + note.at;
  const tone = to.createOscillator();
  const loud = to.createGain();
  tone.type = note.shape;
  tone.frequency.setValueAtTime(note.pitch, begin);
  tone.frequency.exponentialRampToValueAtTime(note.pitch * 0.92, begin + note.length);
  loud.gain.setValueAtTime(note.gain * settings.get().volume, begin);
  loud.gain.exponentialRampToValueAtTime(0.0001, begin + note.length);
  tone.connect(loud).connect(to.destination);
  tone.start(begin);
  tone.stop(begin + note.length);
}

/** A breath of noise through a band around `pitch`: as loud as `swell` says from its begin, 0, to its end, 1. */
function breathe(
  to: AudioContext,
  noise: { pitch: number; at: number; length: number; gain: number; swell: (at: number) => number },
): void {
  const buffer = to.createBuffer(1, Math.floor(to.sampleRate * noise.length), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = (Math.random() * 2 - 1) * noise.swell(at / samples.length);
  }
  const source = to.createBufferSource();
  const band = to.createBiquadFilter();
  const loud = to.createGain();
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = noise.pitch;
  band.Q.value = 3;
  loud.gain.value = noise.gain * settings.get().volume;
  source.connect(band).connect(loud).connect(to.destination);
  source.start(to.currentTime + noise.at);
}

/** A click of stone on wood; a lower one is heavier. */
function knock(to: AudioContext, gain: number, pitch = 1_150, at = 0): void {
  breathe(to, { pitch, at, length: 80 / pitch, gain, swell: (x) => (1 - x) ** 6 });
}

/** When a die that rolls out touches the table, in seconds, ever more lightly. */
const BOUNCES = [0, 0.11, 0.2, 0.27, 0.32, 0.36];

function rattle(to: AudioContext): void {
  for (const [bounce, at] of BOUNCES.entries()) knock(to, 1.3 / (1 + bounce / 2), 2_100, at);
}

/** A card drawn over the table. */
function slide(to: AudioContext): void {
  breathe(to, {
    pitch: 3_600,
    at: 0,
    length: 0.22,
    gain: 0.5,
    swell: (x) => Math.sin(Math.PI * x) ** 2,
  });
}

export function sound(which: Sound): void {
  const to = audio();
  if (!to) return;
  if (which === "move") knock(to, 1.6);
  else if (which === "dice") rattle(to);
  else if (which === "card") slide(to);
  else if (which === "capture") {
    knock(to, 3, 420);
    strike(to, { pitch: 110, at: 0, length: 0.25, gain: 0.3, shape: "sine" });
  } else if (which === "chat")
    strike(to, { pitch: 880, at: 0, length: 0.12, gain: 0.12, shape: "sine" });
  else if (which === "turn") {
    strike(to, { pitch: 587, at: 0, length: 0.5, gain: 0.16, shape: "sine" });
    strike(to, { pitch: 1_174, at: 0.01, length: 0.3, gain: 0.05, shape: "sine" });
  } else {
    for (const [at, pitch] of [392, 494, 587, 784].entries()) {
      strike(to, { pitch, at: at * 0.16, length: 0.9, gain: 0.13, shape: "triangle" });
    }
  }
}
