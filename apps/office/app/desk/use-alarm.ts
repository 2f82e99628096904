import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Rings while `shouldRing`, louder with each step of `loudness`, if the browser allows sound; `isLocked` until there has
 * been a user gesture.
 */
export function useAlarm(
  shouldRing: boolean,
  loudness: Loudness,
): { readonly isLocked: boolean } & Pick<Alarm, 'unlock' | 'ringOnce'> {
  const [alarm] = useState(createAlarm);
  const isLocked = useSyncExternalStore(alarm.subscribe, alarm.isLocked);
  useEffect(() => {
    if (shouldRing && !isLocked) alarm.start(loudness);
    return alarm.stop;
  }, [alarm, shouldRing, isLocked, loudness]);
  return { isLocked, unlock: alarm.unlock, ringOnce: alarm.ringOnce };
}

const REPEAT_EVERY_MS = 3500;
/** By loudness: fresh orders, then each step of those without an answer. */
const VOLUMES = [0.4, 0.6, 0.8, 1] as const;
const LOUDEST = 1;
/** Two low notes: it is time to begin with a planned order. */
const START_NOTES = [
  { at: 0, frequency: 523.25 },
  { at: 0.25, frequency: 392 },
] as const;
/** Two bright notes, twice: audible over an extractor fan and unlike an oven timer. */
const NOTES = [
  { at: 0, frequency: 880 },
  { at: 0.18, frequency: 1174.66 },
  { at: 0.5, frequency: 880 },
  { at: 0.68, frequency: 1174.66 },
] as const;

type Loudness = number | 'start';

/** A sound that repeats until stopped. Browsers require a user gesture before the first one. */
export interface Alarm {
  /** @param loudness - from 0; 'start': softly, for planned orders */
  readonly start: (loudness: Loudness) => void;
  readonly stop: () => void;
  /** Sounds once. */
  readonly ringOnce: () => void;
  /** The browser still requires a user gesture. */
  readonly isLocked: () => boolean;
  readonly unlock: () => void;
  /** Takes the next gesture to unlock the sound; calls the listener when that has changed. */
  readonly subscribe: (listener: () => void) => () => void;
}

// Not on pointerdown: the notice would disappear under the finger and the tap would hit something else.
const GESTURES = ['click', 'keydown'] as const;

function createAlarm(): Alarm {
  const context = new AudioContext();
  let timer: number | undefined;
  const unlock = (): void => void context.resume();
  const ring = (loudness: Loudness): void => {
    const notes = loudness === 'start' ? START_NOTES : NOTES;
    const volume = loudness === 'start' ? VOLUMES[0] : (VOLUMES[loudness] ?? LOUDEST);
    notes.forEach(({ frequency, at }) => play(context, { frequency, volume, at: context.currentTime + at }));
  };
  return {
    start: (loudness) => {
      if (timer !== undefined) return;
      ring(loudness);
      timer = window.setInterval(() => ring(loudness), REPEAT_EVERY_MS);
    },
    stop: () => {
      window.clearInterval(timer);
      timer = undefined;
    },
    ringOnce: () => ring(0),
    isLocked: () => context.state !== 'running',
    unlock,
    subscribe: (listener) => {
      context.addEventListener('statechange', listener);
      for (const gesture of GESTURES) document.addEventListener(gesture, unlock);
      return () => {
        context.removeEventListener('statechange', listener);
        for (const gesture of GESTURES) document.removeEventListener(gesture, unlock);
      };
    },
  };
}

interface Note {
  readonly frequency: number;
  readonly volume: number;
  readonly at: number;
}

function play(context: AudioContext, { frequency, volume: loudest, at }: Note): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = frequency;
  tone.type = 'triangle';
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loudest, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.32);
}
