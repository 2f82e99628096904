import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { amount, SEED } from '../../../tests/support/tier.ts';
import { TRAVEL_TIMEOUT_MS } from './create-course.ts';
import { createSteps, type Steps } from './create-steps.ts';
import { createFakeHistory, type FakeHistory } from '../../../tests/support/fake-history.ts';
import type { Trail } from './trail.ts';

const RUNS = amount({ usual: 3000, thorough: 30_000 });
const dish = (key: string) => ({ key, content: { kind: 'dish', id: key }, address: `?gericht=${key}` });
const question = (key: string) => ({ key, content: null, address: null });

/** Lets the promises run. */
const flush = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets the browser travel until nothing happens any more. */
async function settle(history: FakeHistory): Promise<void> {
  do await flush();
  while (history.travel());
}

const listKeys = (trail: Trail): readonly string[] => trail.map(({ key }) => key);
const listDialogs = (steps: Steps): readonly string[] => listKeys(steps.current.get().dialogs);

function open(address = '/') {
  const history = createFakeHistory(address);
  return { history, steps: createSteps(history) };
}

/** Loads the document again: other code, the same entries. */
const reload = (history: FakeHistory): Steps => createSteps(history.reload());

describe('a dialog', () => {
  it('is one step of the history and has its own address', async () => {
    const { history, steps } = open('/menu');
    steps.open(dish('pizza'));
    await settle(history);
    expect(history.addresses()).toEqual(['/menu', '?gericht=pizza']);
    steps.close('pizza');
    expect(listDialogs(steps)).toEqual([]);
    await settle(history);
    expect(history.address()).toBe('/menu');
  });

  it('replaces the question that led to it', async () => {
    const { history, steps } = open('/menu');
    steps.open(question('age'));
    await settle(history);
    steps.close('age');
    steps.open(dish('wine'));
    await settle(history);
    expect(history.addresses()).toEqual(['/menu', '?gericht=wine']);
  });

  it('above another one leads straight back to the page', async () => {
    const { history, steps } = open('/menu');
    steps.open(dish('pizza'));
    steps.open(question('info'));
    await settle(history);
    steps.close('info');
    steps.close('pizza');
    await settle(history);
    expect(history.index()).toBe(0);
    expect(history.travels()).toEqual([-2]);
  });

  it('stays open if the guest goes back from the one above it', async () => {
    const { history, steps } = open('/');
    steps.open(question('menu'));
    steps.open(question('info'));
    await settle(history);
    history.guestTravels(-1);
    await settle(history);
    expect(listDialogs(steps)).toEqual(['menu']);
  });

  it('opens again by forward and after a reload, unless nothing can restore it', async () => {
    const { history, steps } = open('/menu');
    steps.open(dish('pizza'));
    steps.open(question('info'));
    await settle(history);
    const later = reload(history);
    await settle(history);
    expect(listDialogs(later)).toEqual(['pizza']);
    history.guestTravels(-1);
    await settle(history);
    expect(listDialogs(later)).toEqual([]);
    history.guestTravels(1);
    await settle(history);
    expect(listDialogs(later)).toEqual(['pizza']);
  });
});

describe('a page', () => {
  it('is not overwritten if the guest goes back to it while a dialog of the next page closes', async () => {
    const { history, steps } = open('/');
    steps.goTo('/times');
    steps.open(question('menu'));
    await settle(history);
    steps.close('menu');
    history.guestTravels(-2);
    await settle(history);
    expect(history.addresses()).toEqual(['/', '/times']);
    history.guestTravels(-1);
    await settle(history);
    expect(steps.current.get().address).toBe('/');
  });

  it('takes the place of the menu that led to it', async () => {
    const { history, steps } = open('/');
    steps.open(question('menu'));
    await settle(history);
    steps.goTo('/times');
    expect(steps.current.get().address).toBe('/times');
    await settle(history);
    expect(history.addresses()).toEqual(['/', '/times']);
  });

  it('touched while a dialog closes comes after it', async () => {
    const { history, steps } = open('/');
    steps.open(dish('pizza'));
    await settle(history);
    steps.close('pizza');
    await flush();
    steps.goTo('/times');
    const left = vi.fn<() => void>();
    steps.whenSettled(left);
    expect(left).not.toHaveBeenCalled();
    await settle(history);
    expect(left).toHaveBeenCalledOnce();
    expect(history.addresses()).toEqual(['/', '/times']);
  });

  it('keeps its corrected address below a dialog', async () => {
    const { history, steps } = open('/?gericht=pizza');
    steps.correct('/');
    steps.open(dish('pizza'));
    await settle(history);
    history.guestTravels(-1);
    await settle(history);
    expect(history.address()).toBe('/');
  });

  it("leaves other owners' state and their new entries alone", async () => {
    const { history, steps } = open('/office');
    await settle(history);
    history.write('push', { usr: 1 }, '/office/desk');
    steps.open(question('refund'));
    await settle(history);
    expect(history.addresses()).toEqual(['/office', '/office/desk', '/office/desk']);
    expect(history.state()).toMatchObject({ usr: 1 });
    steps.close('refund');
    await settle(history);
    expect(history.address()).toBe('/office/desk');
    expect(history.state()).toMatchObject({ usr: 1 });
  });
});

describe('a browser that refuses calls', () => {
  it('shows what is wanted, and the next change tries again', async () => {
    const { history, steps } = open('/');
    await settle(history);
    history.refuseWrites(true);
    steps.open(dish('pizza'));
    await settle(history);
    expect(listDialogs(steps)).toEqual(['pizza']);
    history.refuseWrites(false);
    steps.open(question('info'));
    await settle(history);
    expect(history.addresses()).toEqual(['/', '?gericht=pizza', '?gericht=pizza']);
  });
});

describe('a browser that does not report a travel', () => {
  afterEach(() => void vi.useRealTimers());

  it('gets its entry rewritten, and later dialogs open as usual', async () => {
    vi.useFakeTimers();
    const { history, steps } = open('/');
    steps.open(dish('pizza'));
    await vi.advanceTimersByTimeAsync(0);
    steps.close('pizza');
    await vi.advanceTimersByTimeAsync(TRAVEL_TIMEOUT_MS);
    expect(history.address()).toBe('/');
    steps.open(dish('pasta'));
    await vi.advanceTimersByTimeAsync(0);
    expect(history.address()).toBe('?gericht=pasta');
  });
});

type Act =
  | { readonly type: 'open'; readonly isQuestion: boolean }
  | { readonly type: 'close' | 'closeLowest' | 'goTo' | 'replaceBy' | 'correct' | 'flush' | 'travel' | 'reload' }
  | { readonly type: 'guest'; readonly delta: number };

const toActs = (...types: Exclude<Act['type'], 'open' | 'guest'>[]) => types.map((type) => ({ type }) as const);
const OPENS: readonly Act[] = [
  { type: 'open', isQuestion: false },
  { type: 'open', isQuestion: true },
];
const CLICKS: readonly Act[] = [...OPENS, ...toActs('close', 'closeLowest', 'correct', 'flush', 'travel')];
const PAGES: readonly Act[] = toActs('goTo', 'replaceBy');
const TRAVELS: readonly Act[] = [-2, -1, -1, 1, 1].map((delta) => ({ type: 'guest', delta }));

/** What React does: shows the dialogs that are wanted, restores those that can be restored, closes the others. */
function createScreen(steps: Steps) {
  let open: readonly string[] = [];
  const show = (): void => {
    const { dialogs } = steps.current.get();
    const wanted = dialogs.filter(({ key, content }) => content !== null || open.includes(key));
    open = listKeys(wanted);
  };
  steps.current.subscribe(show);
  show();
  return {
    opens: (key: string) => (open = [...open, key]),
    open: () => open,
  };
}

async function play(acts: readonly Act[]) {
  const history = createFakeHistory('/');
  let steps = createSteps(history);
  let screen = createScreen(steps);
  let count = 0;
  for (const act of acts) {
    count += 1;
    const { dialogs } = steps.current.get();
    switch (act.type) {
      case 'open':
        screen.opens(`d${count}`);
        steps.open(act.isQuestion ? question(`d${count}`) : dish(`d${count}`));
        break;
      case 'close':
        steps.close(dialogs.at(-1)?.key ?? '');
        break;
      case 'closeLowest':
        steps.close(dialogs[0]?.key ?? '');
        break;
      case 'goTo':
        steps.goTo(`/page${count}`);
        break;
      case 'replaceBy':
        steps.replaceBy(`/page${count}`);
        break;
      case 'correct':
        steps.correct(`${steps.current.get().address.replace(/#.*/, '')}#${count}`);
        break;
      case 'guest':
        history.guestTravels(act.delta);
        break;
      case 'flush':
        await flush();
        break;
      case 'travel':
        history.travel();
        await flush();
        break;
      case 'reload':
        await settle(history);
        steps = reload(history);
        screen = createScreen(steps);
        break;
    }
  }
  const wanted = steps.current.get();
  await settle(history);
  return { history, steps, screen, wanted };
}

function assert(acts: readonly Act[], check: (end: Awaited<ReturnType<typeof play>>) => void): Promise<void> {
  const plays = fc.array(fc.constantFrom(...acts), { maxLength: 16 });
  const property = fc.asyncProperty(plays, async (played) => {
    check(await play(played));
  });
  return fc.assert(property, { numRuns: RUNS, seed: SEED });
}

function expectConsistent({ history, steps, screen }: Awaited<ReturnType<typeof play>>): void {
  const [, ...dialogs] = history.trail();
  // The entry has exactly the dialogs that are open: no dead step, no dialog without one.
  expect(listKeys(dialogs)).toEqual(listDialogs(steps));
  expect(listKeys(dialogs)).toEqual(screen.open());
  expect(history.trail()[0]?.address).toBe(steps.current.get().address);
}

/** 'Back' closes the dialogs one by one. */
function expectPrefixes(history: FakeHistory): void {
  const trails = history.trails().map(listKeys);
  const depth = trails.at(-1)?.length ?? 0;
  trails.slice(-depth).forEach((keys, level) => expect(keys).toEqual(trails.at(-1)?.slice(0, level + 1)));
}

describe(`after random touches (${RUNS} runs, seed ${SEED})`, () => {
  it('every dialog is one step, and what was wanted last is shown', async () => {
    await assert([...CLICKS, ...PAGES, ...toActs('reload')], (end) => {
      expectConsistent(end);
      expectPrefixes(end.history);
    });
  });

  it('without reloads, the page and its dialogs are those that were wanted last', async () => {
    await assert([...CLICKS, ...PAGES], ({ steps, wanted }) => expect(steps.current.get()).toEqual(wanted));
  });

  it('back and forward at any moment leave no step without a dialog and no dialog without a step', async () => {
    await assert([...CLICKS, ...PAGES, ...TRAVELS, ...toActs('reload')], expectConsistent);
  });
});
