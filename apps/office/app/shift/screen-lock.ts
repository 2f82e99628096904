import { isHidden, onPageSignals } from '@tischlein/ui/page-signals';

/** on: the screen stays on · refused: by browser or device, when it saves power for example · unsupported: by this browser */
export type ScreenState = 'off' | 'on' | 'refused' | 'unsupported';

export interface ScreenLock {
  /** Holds the screen on until `release`, again whenever the page is shown. */
  readonly hold: () => Promise<void>;
  readonly release: () => void;
}

/** Keeps the screen on; browsers end that whenever the page is hidden. */
export function createScreenLock(changed: (state: ScreenState) => void): ScreenLock {
  let sentinel: WakeLockSentinel | null = null;
  let stopSignals: (() => void) | null = null;
  const request = async (): Promise<void> => {
    if (!('wakeLock' in window.navigator)) return changed('unsupported');
    if (isHidden() || (sentinel && !sentinel.released)) return undefined;
    try {
      sentinel = await window.navigator.wakeLock.request('screen');
    } catch {
      return changed('refused');
    }
    // The shift ended while the browser was asked.
    if (!stopSignals) return void sentinel.release();
    return changed('on');
  };
  return {
    hold: () => {
      stopSignals ??= onPageSignals({ woke: () => void request() });
      return request();
    },
    release: () => {
      stopSignals?.();
      stopSignals = null;
      void sentinel?.release();
      sentinel = null;
      changed('off');
    },
  };
}
