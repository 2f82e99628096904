import { expect, it } from 'vitest';
import { openFakePage } from '../../../tests/support/open-fake-page.ts';
import type { Answer } from './answer.ts';
import { OfflineQueue } from './offline-queue.ts';

const { page, stops, passes } = openFakePage();

const DONE: Answer<string> = { ok: true, value: '' };
const UNREACHABLE = { ok: false, status: 0, problem: { message: 'Keine Verbindung.' } } as const;
const REFUSED = { ok: false, status: 409, problem: { message: 'Zu spät.' } } as const;

/** A device whose tabs share what is stored; the test answers the requests, oldest first. */
function openDevice() {
  const stored: { items: readonly string[] } = { items: [] };
  const watchers = new Set<() => void>();
  const requests: { readonly item: string; readonly answer: (answer: Answer<string>) => Promise<void> }[] = [];
  const sent: string[] = [];
  const refused: string[] = [];
  const name = crypto.randomUUID();

  const openTab = () => {
    const changes = new Set<() => void>();
    const queue: OfflineQueue<string, Answer<string>> = new OfflineQueue({
      name,
      read: () => stored.items,
      write: (items) => {
        stored.items = items ?? [];
        // As in browsers, the tab that writes hears nothing.
        for (const heard of watchers) if (!changes.has(heard)) heard();
      },
      watch: (changed) => {
        watchers.add(changed);
        changes.add(changed);
        return () => watchers.delete(changed);
      },
      send: (item) => {
        sent.push(item);
        const { promise, resolve } = Promise.withResolvers<Answer<string>>();
        const answer = async (given: Answer<string>): Promise<void> => {
          resolve(given);
          await settles();
        };
        requests.push({ item, answer });
        return promise;
      },
      settle: async (item, answer) => {
        if (!answer.ok) refused.push(item);
        await queue.change((items) => items.filter((other) => other !== item));
        return true;
      },
    });
    stops.push(queue.waiting.subscribe(() => {}));
    const add = async (item: string): Promise<void> => {
      void queue.add((items) => [...items, item]);
      await settles();
    };
    return { queue, add, shown: () => queue.waiting.get() };
  };
  const answersNext = (answer: Answer<string>) => requests.shift()?.answer(answer);
  return { openTab, answersNext, requests, sent, refused, stored };
}

// Locks are given outside of the fake timers.
async function settles(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await new Promise<void>((resolve) => setImmediateForReal(resolve));
    await passes(0);
  }
}
const setImmediateForReal = setImmediate;

it('stores an item, sends it and forgets it once it is answered', async () => {
  const { openTab, answersNext, sent, stored } = openDevice();
  const tab = openTab();
  await settles();
  await tab.add('a');
  expect([stored.items, tab.shown(), sent]).toEqual([['a'], ['a'], ['a']]);
  await answersNext(DONE);
  expect([stored.items, tab.shown()]).toEqual([[], []]);
});

it('sends what waits in order, and goes past what is refused', async () => {
  const { openTab, answersNext, sent, refused } = openDevice();
  const tab = openTab();
  await settles();
  await tab.add('a');
  await tab.add('b');
  expect(sent).toEqual(['a']);
  await answersNext(REFUSED);
  await answersNext(DONE);
  expect([sent, refused, tab.shown()]).toEqual([['a', 'b'], ['a'], []]);
});

it('keeps what the server did not answer and sends it again, at once when the page is online again', async () => {
  const { openTab, answersNext, sent, stored } = openDevice();
  const tab = openTab();
  await settles();
  await tab.add('a');
  await answersNext(UNREACHABLE);
  expect([sent, stored.items]).toEqual([['a'], ['a']]);
  await passes(500);
  await settles();
  await answersNext(UNREACHABLE);
  page.goes('online');
  await settles();
  await answersNext(DONE);
  expect([sent, stored.items]).toEqual([['a', 'a', 'a'], []]);
});

it('two tabs send one after the other and each item once', async () => {
  const { openTab, answersNext, requests, sent, stored } = openDevice();
  const [one, other] = [openTab(), openTab()];
  await settles();
  await one.add('a');
  await other.add('b');
  expect(requests.map(({ item }) => item)).toEqual(['a']);
  expect([one.shown(), other.shown()]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  await answersNext(DONE);
  await answersNext(DONE);
  expect([sent, stored.items, one.shown(), other.shown()]).toEqual([['a', 'b'], [], [], []]);
});

it('sends what an earlier visit has left', async () => {
  const { openTab, answersNext, sent, stored } = openDevice();
  stored.items = ['a'];
  const tab = openTab();
  expect(tab.shown()).toEqual(['a']);
  await settles();
  await answersNext(DONE);
  expect([sent, stored.items]).toEqual([['a'], []]);
});
