import { createStore, type Watchable } from '@tischlein/ui/store';

/** Settles the calls that wait until the person has signed in again; null: none waits. */
type Waiting = ((isBack: boolean) => void) | null;

const waiting = createStore<Waiting>(null);
let watchers = 0;
let asked: Promise<boolean> | null = null;
let isDeclined = false;

/** While it has subscribers, a session that ended asks to sign in over the page. */
export const sessionEnd: Watchable<Waiting> = {
  ...waiting,
  subscribe: (listener) => {
    watchers += 1;
    const unsubscribe = waiting.subscribe(listener);
    return () => {
      watchers -= 1;
      unsubscribe();
      if (watchers === 0) waiting.get()?.(false);
    };
  },
};

/** Asks to sign in, once for all calls that wait; false: declined. What the page sends by itself does not ask again then. */
export function signInAgain(): Promise<boolean> {
  if (watchers === 0 || (isDeclined && !navigator.userActivation?.isActive)) return Promise.resolve(false);
  asked ??= new Promise((resolve) => {
    waiting.set((isBack) => {
      isDeclined = !isBack;
      asked = null;
      waiting.set(null);
      resolve(isBack);
    });
  });
  return asked;
}
