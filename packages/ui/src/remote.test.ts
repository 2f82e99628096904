import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import type { RemoteOptions } from './remote-options.ts';
import { Remote } from './remote.ts';
import { openFakePage } from '../../../tests/support/open-fake-page.ts';

interface Count {
  readonly count: number;
  readonly isDone?: boolean;
}

const { page, stops, passes } = openFakePage();

const UNREACHABLE = { ok: false, status: 0, problem: { message: 'Keine Verbindung.' } } as const;
const found = (count: number): Answer<Count> => ({ ok: true, value: { count } });
const live = {
  live: ({ isDone }: Count) =>
    isDone
      ? null
      : {
          address: '/events',
          events: {
            count: (_before: Count, data: string): Count => JSON.parse(data),
            changed: () => undefined,
          },
        },
};

/** A subscribed remote whose questions the test answers by their number. */
function follow(options: Partial<RemoteOptions<Count>> = {}) {
  const questions: ((answer: Answer<Count>) => void)[] = [];
  const remote = new Remote<Count>({
    key: 'count',
    read: () => new Promise((resolve) => questions.push(resolve)),
    ...options,
  });
  const shown: (number | undefined)[] = [];
  stops.push(remote.subscribe(() => shown.push(remote.get().value?.count)));
  const answer = async (number: number, with_: Answer<Count>): Promise<void> => {
    questions[number - 1]?.(with_);
    await passes(0);
  };
  return { remote, questions, shown, answer };
}

it('reads once for all subscribers and shows the answer', async () => {
  const { remote, questions, answer } = follow();
  stops.push(remote.subscribe(() => {}));
  await answer(1, found(5));
  expect(remote.get()).toEqual({ value: { count: 5 }, isConnected: true, problem: '', refusal: '' });
  expect(questions).toHaveLength(1);
});

it('shows the value that came with the page until it is answered', async () => {
  const { remote, answer } = follow({ first: { count: 1 } });
  expect(remote.get().value).toEqual({ count: 1 });
  await answer(1, found(2));
  expect(remote.get().value).toEqual({ count: 2 });
});

it('does not read at the start what came current with the page', async () => {
  const { remote, questions, answer } = follow({ first: { count: 1 }, isFirstCurrent: true, ...live });
  expect(questions).toHaveLength(0);
  page.stream.connects();
  page.stream.sends('changed');
  await answer(1, found(2));
  expect(remote.get().value).toEqual({ count: 2 });
});

it('drops an older answer that arrives after a newer one', async () => {
  const { remote, answer } = follow();
  void remote.read();
  await answer(2, found(2));
  await answer(1, found(1));
  expect(remote.get().value).toEqual({ count: 2 });
});

describe('events', () => {
  it('change the value', async () => {
    const { remote, answer } = follow(live);
    await answer(1, found(1));
    page.stream.connects();
    page.stream.sends('count', { count: 2 });
    expect(remote.get().value).toEqual({ count: 2 });
  });

  it('heard while a question is under way are newer than its answer', async () => {
    const { remote, answer } = follow({ first: { count: 0 }, ...live });
    page.stream.connects();
    page.stream.sends('count', { count: 2 });
    await answer(1, found(1));
    expect(remote.get().value).toEqual({ count: 2 });
  });

  it('that only say that something has changed make it read again', async () => {
    const { remote, answer } = follow(live);
    await answer(1, found(1));
    page.stream.connects();
    page.stream.sends('changed');
    await answer(2, found(2));
    expect(remote.get().value).toEqual({ count: 2 });
  });

  it('are no longer listened to once the value is final', async () => {
    const { answer } = follow(live);
    await answer(1, found(1));
    page.stream.connects();
    page.stream.sends('count', { count: 2, isDone: true });
    await passes(0);
    expect(page.streams).toHaveLength(0);
  });

  it('missed in a gap are made up for by reading again', async () => {
    const { remote, answer } = follow(live);
    await answer(1, found(1));
    page.stream.connects();
    page.stream.fails();
    await passes(500);
    page.stream.connects();
    await answer(2, found(7));
    expect(remote.get().value).toEqual({ count: 7 });
  });

  it('of one address come over one connection, however many values they change', async () => {
    const first = follow(live);
    const second = follow(live);
    await first.answer(1, found(1));
    await second.answer(1, found(10));
    page.stream.connects();
    page.stream.sends('count', { count: 3 });
    expect([first, second].map(({ remote }) => remote.get().value?.count)).toEqual([3, 3]);
  });
});

describe('writes', () => {
  const add = (value: Count, part: number): Count => ({ count: value.count + part });

  it('are merged into the value', async () => {
    const { remote, answer } = follow();
    await answer(1, found(1));
    await remote.write(async () => ({ ok: true, value: 4 }), add);
    expect(remote.get().value).toEqual({ count: 5 });
  });

  it('are not undone by the answer to an older question', async () => {
    const { remote, answer } = follow();
    await answer(1, found(1));
    void remote.read();
    await remote.write(async () => ({ ok: true, value: 4 }), add);
    await answer(2, found(1));
    expect(remote.get().value).toEqual({ count: 5 });
  });

  it('that overlap are settled by reading again', async () => {
    const { remote, questions, answer } = follow();
    await answer(1, found(1));
    const one = remote.write(async () => ({ ok: true, value: 4 }), add);
    const other = remote.write(async () => ({ ok: true, value: 10 }), add);
    await Promise.all([one, other]);
    expect(questions).toHaveLength(2);
  });

  it('say why they failed until one succeeds', async () => {
    const { remote, answer } = follow();
    await answer(1, found(1));
    await remote.write(async () => UNREACHABLE, add);
    expect(remote.get()).toMatchObject({ value: { count: 1 }, problem: '', refusal: 'Keine Verbindung.' });
    await remote.write(async () => ({ ok: true, value: 1 }), add);
    expect(remote.get().refusal).toBe('');
  });
});

it('keeps a value that came another way over the answer to an older question', async () => {
  const { remote, answer } = follow();
  remote.set({ count: 9 });
  await answer(1, found(1));
  expect(remote.get().value).toEqual({ count: 9 });
});

describe('a lost connection', () => {
  it('is reported from the second failure on, and recovers by itself', async () => {
    const { remote, answer } = follow();
    await answer(1, UNREACHABLE);
    expect(remote.get()).toMatchObject({ value: undefined, isConnected: true, problem: '' });
    await passes(500);
    await answer(2, UNREACHABLE);
    expect(remote.get()).toMatchObject({ value: undefined, isConnected: false, problem: 'Keine Verbindung.' });
    await passes(3000);
    await answer(3, found(1));
    expect(remote.get()).toMatchObject({ value: { count: 1 }, isConnected: true, problem: '' });
  });

  it('is reported at once if the browser says so', async () => {
    const { remote, answer } = follow(live);
    await answer(1, found(1));
    page.stream.connects();
    page.goes('offline');
    expect(remote.get().isConnected).toBe(false);
    page.goes('online');
    page.stream.connects();
    expect(remote.get().isConnected).toBe(true);
  });

  it('is not reported while only the stream is blocked', async () => {
    const { remote, questions, answer } = follow(live);
    await answer(1, found(1));
    page.stream.fails();
    await passes(500);
    page.stream.fails();
    await answer(2, found(2));
    expect(remote.get()).toMatchObject({ value: { count: 2 }, isConnected: true, problem: '' });
    await passes(3000);
    page.stream.fails();
    expect(questions).toHaveLength(3);
  });
});

it('reads again what could not be read as soon as the stream is back', async () => {
  const complete = { live: (value: Count) => ({ address: '/events', events: {}, isComplete: value.count > 0 }) };
  const { remote, answer } = follow({ first: { count: 1 }, ...complete });
  page.stream.fails();
  await answer(1, UNREACHABLE);
  await passes(500);
  page.stream.connects();
  await answer(2, found(2));
  expect(remote.get().value).toEqual({ count: 2 });
});

it('does not ask again after a refusal', async () => {
  const { remote, questions, answer } = follow();
  await answer(1, { ok: false, status: 404, problem: { message: 'Das gibt es nicht.' } });
  await passes(60_000);
  expect(remote.get().problem).toBe('Das gibt es nicht.');
  expect(questions).toHaveLength(1);
});

describe('a value that gets old', () => {
  const old = { againAfter: ({ isDone }: Count) => (isDone ? null : 2000) };

  it('is read again after that time until it is final', async () => {
    const { questions, answer } = follow(old);
    await answer(1, found(1));
    await passes(2000);
    await answer(2, { ok: true, value: { count: 2, isDone: true } });
    await passes(10_000);
    expect(questions).toHaveLength(2);
  });

  it('is not read while the page is hidden, but as soon as it is visible', async () => {
    const { questions, answer } = follow(old);
    await answer(1, found(1));
    page.turns('hidden');
    await passes(10_000);
    expect(questions).toHaveLength(1);
    page.turns('visible');
    expect(questions).toHaveLength(2);
  });

  it('is not read after its last subscriber has left', async () => {
    const { questions, answer } = follow(old);
    await answer(1, found(1));
    for (const stop of stops.splice(0)) stop();
    await passes(10_000);
    expect(questions).toHaveLength(1);
  });
});

it('reads at a fixed pace while nothing can be read, and says within ten seconds that the connection is lost', async () => {
  const { remote, questions, answer } = follow({ retryAfter: 5000 });
  for (const number of [1, 2, 3, 4]) {
    await answer(number, UNREACHABLE);
    expect(remote.get().isConnected).toBe(number < 2);
    await passes(4900);
    expect(questions).toHaveLength(number);
    await passes(100);
    expect(questions).toHaveLength(number + 1);
  }
});
