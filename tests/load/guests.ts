import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadSettings } from './settings.ts';
import { anyWish, requestOf, type Wish } from './shop.ts';

/** What one guest was told; he asks with one key until he has an answer. */
export interface Asked {
  readonly key: string;
  readonly wish: Wish;
  readonly answers: Answer[];
  /** From the moment at which he wanted to order until he was first answered. */
  milliseconds: number;
  /** Tries that were not answered, or with 'later'. */
  failed: number;
}
interface Answer {
  readonly status: number;
  readonly code: string | number | null;
  readonly orderId: string | null;
  /** Euros. */
  readonly total: number | null;
}

const NO_ANSWER_WITHIN_MS = 10_000;
const AGAIN_AFTER_MS = 250;
const MOST_TRIES = 40;
const AT_ONCE = 64;
const CLICKS_TWICE = 0.1;

/** Guests order as the settings say; each asks one of these addresses, and another one when he asks again. */
export async function order(addresses: readonly string[], settings: LoadSettings): Promise<Asked[]> {
  return settings.rate === 0 ? orderInTurn(addresses, settings) : orderByTheClock(addresses, settings);
}

// Whoever waits for the one before is not measured too kindly: what counts is when he wanted to order.
async function orderByTheClock(addresses: readonly string[], settings: LoadSettings): Promise<Asked[]> {
  const guests: Promise<Asked>[] = [];
  const start = performance.now();
  const end = start + settings.seconds * 1000;
  for (let at = start; at < end && guests.length < settings.orders; at += gapAfter((at - start) / 1000, settings)) {
    await pause(Math.max(0, at - performance.now()));
    guests.push(askUntilAnswered(addresses, { wanted: at, turn: guests.length }));
  }
  return Promise.all(guests);
}

/** Milliseconds until the next guest. */
function gapAfter(second: number, { rate, burst, seconds }: LoadSettings): number {
  const isBurst = burst > 0 && Math.floor((second / seconds) * 8) % 4 === 3;
  // As guests come: by chance, and by themselves.
  return (-Math.log(1 - Math.random()) * 1000) / (isBurst ? burst : rate);
}

async function orderInTurn(addresses: readonly string[], { seconds, orders }: LoadSettings): Promise<Asked[]> {
  const all: Asked[] = [];
  const end = performance.now() + seconds * 1000;
  let begun = 0;
  const goOn = async (): Promise<void> => {
    while (performance.now() < end && begun < orders)
      all.push(await askUntilAnswered(addresses, { wanted: performance.now(), turn: begun++ }));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return all;
}

interface Turn {
  readonly wanted: number;
  /** How manieth guest. */
  readonly turn: number;
}

async function askUntilAnswered(addresses: readonly string[], { wanted, turn }: Turn): Promise<Asked> {
  const wish = anyWish();
  const asked: Asked = { key: randomUUID(), wish, answers: [], milliseconds: Number.POSITIVE_INFINITY, failed: 0 };
  const body = JSON.stringify(requestOf(wish));
  const click = async (first: number): Promise<void> => {
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const address = addresses[(first + attempt) % addresses.length] ?? '';
      const answer = await ask(address, asked.key, body).catch(() => null);
      if (answer && answer.status !== 503 && answer.status !== 429) {
        asked.answers.push(answer);
        asked.milliseconds = Math.min(asked.milliseconds, performance.now() - wanted);
        return;
      }
      asked.failed += 1;
      await pause(AGAIN_AFTER_MS);
    }
  };
  await Promise.all(Math.random() < CLICKS_TWICE ? [click(turn), click(turn + 1)] : [click(turn)]);
  return asked;
}

async function ask(address: string, key: string, body: string): Promise<Answer> {
  const response = await fetch(`${address}/api/shop/roma/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
    signal: AbortSignal.timeout(NO_ANSWER_WITHIN_MS),
  });
  const { order: placed, code }: OrderAnswer = JSON.parse(await response.text());
  const { status } = response;
  return { status, code: code ?? null, orderId: placed?.id ?? null, total: placed?.total ?? null };
}

interface OrderAnswer {
  readonly order?: { readonly id: string; readonly total: number };
  readonly code?: string | number;
}
