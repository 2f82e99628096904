import { createStore, type Watchable } from '@tischlein/ui/store';
import { sessionEnd } from '../api/send.ts';

/** Settles the calls that wait until the person has signed in again; null: none waits. */
type Waiting = ((isBack: boolean) => void) | null;

const waiting = createStore<Waiting>(null);
const { signInAgain: doNotAsk } = sessionEnd;
let asked: Promise<boolean> | null = null;
let isDeclined = false;

/** While it has a subscriber, a session that has ended asks to sign in. */
export const endedSession: Watchable<Waiting> = {
  ...waiting,
  subscribe: (listener) => {
    sessionEnd.signInAgain = signInAgain;
    const unsubscribe = waiting.subscribe(listener);
    return () => {
      unsubscribe();
      sessionEnd.signInAgain = doNotAsk;
      waiting.get()?.(false);
    };
  },
};

/** Asks once for all calls that wait; false: declined. What the page sends by itself does not ask again then. */
async function signInAgain(answer: Response): Promise<boolean> {
  if (!(await answer.clone().text()).includes('signInNeeded')) return false;
  if (isDeclined && !navigator.userActivation?.isActive) return false;
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
