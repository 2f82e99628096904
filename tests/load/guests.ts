import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadSettings } from './settings.ts';
import { drawBasket, toRequest, type Basket } from './shop.ts';

/** The responses to one guest, who retries with the same key until answered. */
export interface GuestResult {
  readonly key: string;
  readonly basket: Basket;
  readonly answers: OrderResult[];
  /** From the time the order was due until its first response. */
  milliseconds: number;
  /** When the first response arrived, in milliseconds of `performance.now()`. */
  answeredAt: number;
  /** Attempts without a response, or with 'later'. */
  failed: number;
}
interface OrderResult {
  readonly status: number;
  readonly code: string | number | null;
  readonly orderId: string | null;
  /** Euros. */
  readonly total: number | null;
}

const PATIENCE_MS = 10_000;
const RETRY_DELAY_MS = 250;
const MAX_ATTEMPTS = 40;
const CONCURRENT_GUESTS = 64;
const DOUBLE_CLICK_SHARE = 0.1;

/** A load that runs. */
export interface RunningGuests {
  /** How much of it is done, from 0 to 1. */
  readonly share: () => number;
  readonly results: Promise<GuestResult[]>;
}

/** Sends orders at the configured rate; each guest starts at one address and retries at the others. */
export function runGuests(addresses: readonly string[], settings: LoadSettings): RunningGuests {
  const load = { startedAt: performance.now(), guests: 0 };
  const run = settings.rate === 0 ? orderBackToBack : orderAtRate;
  const elapsed = (): number => (performance.now() - load.startedAt) / 1000;
  return {
    share: () => Math.max(elapsed() / settings.seconds, load.guests / settings.orders),
    results: run(addresses, settings, load),
  };
}

interface Load {
  readonly startedAt: number;
  /** How many have started. */
  guests: number;
}

// Latency counts from the due time, so that queueing behind slow orders is not hidden.
async function orderAtRate(addresses: readonly string[], settings: LoadSettings, load: Load): Promise<GuestResult[]> {
  const guests: Promise<GuestResult>[] = [];
  const start = load.startedAt;
  const end = start + settings.seconds * 1000;
  for (let at = start; at < end && load.guests < settings.orders; at += drawGapMs((at - start) / 1000, settings)) {
    await pause(Math.max(0, at - performance.now()));
    guests.push(orderUntilAnswered(addresses, { ...settings, dueAt: at, index: load.guests++ }));
  }
  return Promise.all(guests);
}

/** Milliseconds until the next guest. */
function drawGapMs(second: number, { rate, burst, seconds }: LoadSettings): number {
  const isBurst = burst > 0 && Math.floor((second / seconds) * 8) % 4 === 3;
  // Poisson arrivals: exponential gaps.
  return (-Math.log(1 - Math.random()) * 1000) / (isBurst ? burst : rate);
}

async function orderBackToBack(
  addresses: readonly string[],
  { seconds, orders }: LoadSettings,
  load: Load,
): Promise<GuestResult[]> {
  const all: GuestResult[] = [];
  const end = load.startedAt + seconds * 1000;
  const orderUntilEnd = async (): Promise<void> => {
    while (performance.now() < end && load.guests < orders)
      all.push(await orderUntilAnswered(addresses, { dueAt: performance.now(), index: load.guests++ }));
  };
  await Promise.all(Array.from({ length: CONCURRENT_GUESTS }, orderUntilEnd));
  return all;
}

interface GuestStart extends Pick<LoadSettings, 'attempts' | 'patienceMs'> {
  readonly dueAt: number;
  /** Number of the guest, starting at 0. */
  readonly index: number;
}

async function orderUntilAnswered(
  addresses: readonly string[],
  { dueAt, index, attempts = MAX_ATTEMPTS, patienceMs = PATIENCE_MS }: GuestStart,
): Promise<GuestResult> {
  const basket = drawBasket();
  const result: GuestResult = {
    key: randomUUID(),
    basket,
    answers: [],
    milliseconds: Number.POSITIVE_INFINITY,
    answeredAt: Number.POSITIVE_INFINITY,
    failed: 0,
  };
  const body = JSON.stringify(toRequest(basket));
  const submit = async (first: number): Promise<void> => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const address = addresses[(first + attempt) % addresses.length] ?? '';
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await sendOrder(address, { key: result.key, body, signal }).catch(() => null);
      if (answer && answer.status !== 503 && answer.status !== 429) {
        result.answers.push(answer);
        result.answeredAt = Math.min(result.answeredAt, performance.now());
        result.milliseconds = result.answeredAt - dueAt;
        return;
      }
      result.failed += 1;
      await pause(RETRY_DELAY_MS);
    }
  };
  await Promise.all(Math.random() < DOUBLE_CLICK_SHARE ? [submit(index), submit(index + 1)] : [submit(index)]);
  return result;
}

interface SentOrder {
  readonly key: string;
  readonly body: string;
  readonly signal: AbortSignal;
}

async function sendOrder(address: string, { key, body, signal }: SentOrder): Promise<OrderResult> {
  const response = await fetch(`${address}/api/shop/roma/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
    signal,
  });
  const { order: placed, code }: OrderBody = JSON.parse(await response.text());
  const { status } = response;
  return { status, code: code ?? null, orderId: placed?.id ?? null, total: placed?.total ?? null };
}

interface OrderBody {
  readonly order?: { readonly id: string; readonly total: number };
  readonly code?: string | number;
}
