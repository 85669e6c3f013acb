/** A few quiet sounds, made on the spot: stone on wood, a small bell. Silent until wanted. */
import { settings } from "../settings";

export type Sound = "move" | "turn" | "end" | "chat";

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

/** A click of stone: a breath of noise through a narrow band. */
function knock(to: AudioContext, gain: number): void {
  const length = 0.07;
  const noise = to.createBuffer(1, Math.floor(to.sampleRate * length), to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 6;
  }
  const source = to.createBufferSource();
  const band = to.createBiquadFilter();
  const loud = to.createGain();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = 1_150;
  band.Q.value = 3;
  loud.gain.value = gain * settings.get().volume;
  source.connect(band).connect(loud).connect(to.destination);
  source.start();
}

export function sound(which: Sound): void {
  const to = audio();
  if (!to) return;
  if (which === "move") knock(to, 1.6);
  else if (which === "chat")
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
