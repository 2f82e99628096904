import { setTimeout as pause } from 'node:timers/promises';

// A page asks again after five minutes (apps/storefront, follow-period); by then half of the guests have gone and others came.
const REFRESH_EVERY_MS = 5 * 60_000;
const OPEN_WITHIN_MS = 10_000;

const between = (least: number, most: number): number => Math.round(least + Math.random() * (most - least));

export interface OpenPages {
  /** How many have the line to the shop open now. */
  count(): number;
  close(): Promise<void>;
}

/** Guests who look at the menu: each loads page and menu, keeps the shop's event stream open and asks for its times now and then. */
export async function openPages(addresses: readonly string[], wanted: number): Promise<OpenPages> {
  const leaving = new AbortController();
  let open = 0;
  const look = async (page: number): Promise<void> => {
    const address = addresses[page % addresses.length] ?? '';
    await pause((page / wanted) * OPEN_WITHIN_MS, undefined, { signal: leaving.signal });
    while (!leaving.signal.aborted) {
      for (const path of ['/f=roma/', '/api/shop/roma/menu']) await read(`${address}${path}`, leaving.signal);
      const until = AbortSignal.any([
        leaving.signal,
        AbortSignal.timeout(between(REFRESH_EVERY_MS, 2 * REFRESH_EVERY_MS)),
      ]);
      open += 1;
      const line = read(`${address}/api/shop/roma/events?after=0`, until).catch(() => {});
      void line.then(() => (open -= 1));
      await askForTimes(address, until).catch(() => {});
      await line;
    }
  };
  const pages = Array.from({ length: wanted }, (_, page) => look(page).catch(() => {}));
  if (wanted > 0) await pause(OPEN_WITHIN_MS + 1000);
  return {
    count: () => open,
    close: async () => {
      leaving.abort();
      await Promise.all(pages);
    },
  };
}

async function read(url: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.body?.pipeTo(new WritableStream());
}

async function askForTimes(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(between(0, REFRESH_EVERY_MS), undefined, { signal });
    await read(`${address}/api/shop/roma/config/deliveryPeriod`, signal);
  }
}
