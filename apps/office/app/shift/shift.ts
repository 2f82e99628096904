import { createStore, type Watchable } from '@tischlein/ui/store';
import { readDevice, writeDevice } from '../values/storage.ts';
import { noteBegunShift } from './begun-shift.ts';
import { forgetShift, SHIFT_KEY } from './forget-shift.ts';
import { findPushObstacle, type PushState, startShiftPush, stopShiftPush } from './shift-push.ts';
import { isHidden, onPageSignals } from '@tischlein/ui/page-signals';

export interface ShiftState {
  readonly isOn: boolean;
  /** The browser is being asked. */
  readonly isStarting: boolean;
  readonly screen: ScreenState;
  readonly push: PushState;
}

/** A shift on this device: the screen stays on, and messages come while the page is closed. It survives a reload. */
export interface Shift extends Watchable<ShiftState> {
  /** Must run in a press: browsers ask for permission then. */
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
  /** The desk shows other shops now. */
  readonly follow: (shops: readonly string[]) => void;
}

const OFF: ShiftState = { isOn: false, isStarting: false, screen: 'off', push: 'off' };

interface Desk {
  /** The shop of the address. */
  readonly desk: string;
  readonly shops: readonly string[];
}

export function createShift({ desk, shops: first }: Desk): Shift {
  let shops = first;
  const store = createStore<ShiftState>({ ...OFF, isOn: readDevice(SHIFT_KEY) === true });
  const change = (part: Partial<ShiftState>): void => store.set({ ...store.get(), ...part });
  const lock = createScreenLock((screen) => change({ screen }));
  const start = async (mayAsk: boolean): Promise<void> => {
    shops.forEach(noteBegunShift);
    change({ isOn: true, isStarting: true });
    const [push] = await Promise.all([startShiftPush({ desk, shops: [...shops] }, mayAsk), lock.hold()]);
    change({ isStarting: false, push });
  };
  return {
    ...store,
    subscribe: (listener) => {
      const unsubscribe = store.subscribe(listener);
      if (store.get().isOn) void start(false);
      return () => {
        unsubscribe();
        lock.release();
      };
    },
    begin: () => {
      writeDevice(SHIFT_KEY, true);
      return start(true);
    },
    end: async () => {
      forgetShift();
      lock.release();
      store.set(OFF);
      await stopShiftPush();
    },
    follow: (next) => {
      if (next.join() === shops.join()) return;
      shops = next;
      if (store.get().push === 'on') void startShiftPush({ desk, shops: [...shops] }, false);
    },
  };
}

/** What the browser has refused. */
export const countRefusals = ({ isOn, isStarting, screen, push }: ShiftState, isLocked: boolean): number =>
  isOn && !isStarting
    ? [isLocked, screen === 'refused' || screen === 'unsupported', push !== 'on'].filter(Boolean).length
    : 0;

/** Whether pressing again may help. */
export const canAskAgain = ({ screen, push }: ShiftState): boolean =>
  screen === 'refused' || push === 'failed' || push === 'off' || (push === 'denied' && findPushObstacle() === null);

/** on: the screen stays on · refused: by browser or device, when it saves power for example · unsupported: by this browser */
type ScreenState = 'off' | 'on' | 'refused' | 'unsupported';

interface ScreenLock {
  /** Holds the screen on until `release`, again whenever the page is shown. */
  readonly hold: () => Promise<void>;
  readonly release: () => void;
}

/** Keeps the screen on; browsers end that whenever the page is hidden. */
function createScreenLock(changed: (state: ScreenState) => void): ScreenLock {
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
