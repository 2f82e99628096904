import { setTimeout as pause } from 'node:timers/promises';

// A page polls every five minutes (apps/storefront, follow-page). Pages close after one to two intervals.
const REFRESH_INTERVAL_MS = 5 * 60_000;
const RAMP_UP_MS = 10_000;

const randomBetween = (least: number, most: number): number => Math.round(least + Math.random() * (most - least));

export interface OpenPages {
  /** Number of currently open event streams. */
  count(): number;
  close(): Promise<void>;
}

/** Simulates guests who read the menu: each loads page and menu, keeps the event stream open and polls the times. */
export async function openPages(addresses: readonly string[], pageCount: number): Promise<OpenPages> {
  const aborter = new AbortController();
  let open = 0;
  const keepPageOpen = async (page: number): Promise<void> => {
    const address = addresses[page % addresses.length] ?? '';
    await pause((page / pageCount) * RAMP_UP_MS, undefined, { signal: aborter.signal });
    while (!aborter.signal.aborted) {
      for (const path of ['/f=roma/', '/api/shop/roma/menu']) await fetchFully(`${address}${path}`, aborter.signal);
      const until = AbortSignal.any([
        aborter.signal,
        AbortSignal.timeout(randomBetween(REFRESH_INTERVAL_MS, 2 * REFRESH_INTERVAL_MS)),
      ]);
      open += 1;
      const stream = fetchFully(`${address}/api/shop/roma/events?after=0`, until).catch(() => {});
      void stream.then(() => (open -= 1));
      await pollTimes(address, until).catch(() => {});
      await stream;
    }
  };
  const pages = Array.from({ length: pageCount }, (_, page) => keepPageOpen(page).catch(() => {}));
  if (pageCount > 0) await pause(RAMP_UP_MS + 1000);
  return {
    count: () => open,
    close: async () => {
      aborter.abort();
      await Promise.all(pages);
    },
  };
}

async function fetchFully(url: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.body?.pipeTo(new WritableStream());
}

async function pollTimes(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(randomBetween(0, REFRESH_INTERVAL_MS), undefined, { signal });
    await fetchFully(`${address}/api/shop/roma/config/deliveryPeriod`, signal);
  }
}
