const REPEAT_EVERY_MS = 3500;
/** Two bright notes, twice: audible over an extractor fan and unlike an oven timer. */
const NOTES = [
  { at: 0, frequency: 880 },
  { at: 0.18, frequency: 1174.66 },
  { at: 0.5, frequency: 880 },
  { at: 0.68, frequency: 1174.66 },
] as const;

/** A sound that repeats until stopped. Browsers require a user gesture before the first one. */
export interface Alarm {
  readonly start: () => void;
  readonly stop: () => void;
  /** false: the browser still requires a user gesture. */
  readonly unlock: () => Promise<boolean>;
}

export function createAlarm(): Alarm {
  const context = new AudioContext();
  let timer: number | undefined;
  const ring = (): void => NOTES.forEach((note) => play(context, note.frequency, context.currentTime + note.at));
  return {
    start: () => {
      if (timer !== undefined) return;
      ring();
      timer = window.setInterval(ring, REPEAT_EVERY_MS);
    },
    stop: () => {
      window.clearInterval(timer);
      timer = undefined;
    },
    unlock: async () => {
      await context.resume();
      return context.state === 'running';
    },
  };
}

function play(context: AudioContext, frequency: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = frequency;
  tone.type = 'triangle';
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.6, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.32);
}
