/**
 * Bones on wood, a piece set down, coins, and the night around them: made of filtered noise and a few
 * sines. Nothing sounds unless the person switched sound on and has touched the page (GU-UI-11.1).
 */
import { settings } from "../settings";
import { Ambience } from "./ambience";

export type Sound = "bones" | "set" | "coins" | "chime";

interface Knock {
  /** Middle of the noise, in hertz, and how narrow it is. */
  pitch: number;
  narrow: number;
  /** Seconds until it has died away. */
  fade: number;
  loud: number;
  /** Sines that ring along with it. */
  rings: readonly number[];
}

const KNOCK: Record<"bone" | "stone" | "coin" | "chime" | "heart", Knock> = {
  bone: { pitch: 1900, narrow: 2.2, fade: 0.05, loud: 0.5, rings: [310, 640] },
  stone: { pitch: 750, narrow: 1.1, fade: 0.09, loud: 0.6, rings: [120, 190] },
  chime: { pitch: 5200, narrow: 8, fade: 0.7, loud: 0.14, rings: [784, 1176, 1568] },
  heart: { pitch: 70, narrow: 0.8, fade: 0.24, loud: 0.9, rings: [49, 74] },
  coin: { pitch: 6200, narrow: 5, fade: 0.32, loud: 0.16, rings: [2710, 4130, 5890, 8240] },
};

const KIND: Record<Sound, keyof typeof KNOCK> = {
  bones: "bone",
  set: "stone",
  coins: "coin",
  chime: "chime",
};
/** What is left of the night while everybody holds their breath, and a heart that beats. */
const HUSHED = 0.2;
const BEATS = [0, 0.26] as const;

/** A touch: when, as a share of the time it takes, and how hard. */
interface Contact {
  at: number;
  strength: number;
}

class Sounds {
  private context: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;
  private night: Ambience | null = null;
  private deaf: (() => void) | null = null;
  private hushed = false;

  /** From now on the night is heard, while sound is on and somebody looks. */
  listen(): void {
    if (this.deaf) return;
    const stop = new AbortController();
    const { signal } = stop;
    const heed = (): void => this.heed();
    document.addEventListener("visibilitychange", heed, { signal });
    // the first touch of the page is what allows it
    for (const touch of ["pointerup", "keyup"] as const)
      document.addEventListener(touch, heed, { signal });
    const unsubscribe = settings.subscribe(heed);
    this.deaf = () => {
      stop.abort();
      unsubscribe();
    };
    heed();
  }

  /** A beat of suspense: the night steps back behind a heartbeat, and comes again. */
  hush(quiet: boolean): void {
    this.hushed = quiet;
    if (quiet)
      for (const [at, delay] of BEATS.entries()) this.knock("heart", delay, 1 - at / 3, at);
    if (this.night) this.heed();
  }

  private heed(): void {
    const context = document.hidden ? null : this.ready();
    const volume = settings.get().volume * (this.hushed ? HUSHED : 1);
    if (!context) {
      this.night?.stop();
      this.night = null;
    } else if (this.night) this.night.setVolume(volume);
    else this.night = new Ambience(context, volume);
  }

  /** Something begins that takes this many milliseconds: it knocks whenever it touches something. */
  begin(sound: Sound, milliseconds: number, contacts: readonly Contact[]): void {
    for (const [variant, { at, strength }] of contacts.entries())
      this.knock(KIND[sound], (at * milliseconds) / 1000, strength, variant);
  }

  /** Give the audio device back. */
  dispose(): void {
    this.deaf?.();
    this.deaf = null;
    this.night?.stop();
    this.night = null;
    void this.context?.close();
    this.context = null;
    this.hiss = null;
  }

  private knock(kind: keyof typeof KNOCK, delay: number, strength: number, variant: number): void {
    const context = this.ready();
    if (!context) return;
    const { pitch, narrow, fade, loud, rings } = KNOCK[kind];
    const at = context.currentTime + delay;
    const off = 1 + (((variant * 37) % 11) - 5) * 0.018; // no two knocks alike
    const volume = settings.get().volume * loud * strength;
    const out = fading(context, at, volume, fade);
    const noise = new AudioBufferSourceNode(context, { buffer: this.noise(context) });
    const band = new BiquadFilterNode(context, {
      type: "bandpass",
      frequency: pitch * off,
      Q: narrow,
    });
    noise.connect(band).connect(out);
    noise.start(at, variant * 0.07, fade);
    for (const ring of rings) {
      const tone = new OscillatorNode(context, { frequency: ring * off });
      tone.connect(fading(context, at, (volume * 0.5) / rings.length, fade * 1.6));
      tone.start(at);
      tone.stop(at + fade * 1.7);
    }
  }

  /** The audio context, once it is wanted and allowed. */
  private ready(): AudioContext | null {
    if (!settings.get().sound || settings.get().volume === 0) return null;
    if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false)
      return null;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
    return this.context;
  }

  private noise(context: AudioContext): AudioBuffer {
    if (this.hiss) return this.hiss;
    const length = context.sampleRate;
    this.hiss = new AudioBuffer({ length, sampleRate: context.sampleRate });
    const samples = this.hiss.getChannelData(0);
    let seed = 1;
    for (let k = 0; k < length; k++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      samples[k] = seed / 2147483648 - 1;
    }
    return this.hiss;
  }
}

function fading(context: AudioContext, at: number, volume: number, fade: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + fade);
  gain.connect(context.destination);
  return gain;
}

export const sounds = new Sounds();
