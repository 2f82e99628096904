import { inMilliseconds, minutes } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { startWorker } from '../worker.ts';
import { issueCorrections } from './issue-corrections.ts';
import { makeOverviews, MOST_AT_ONCE } from './make-overviews.ts';
import { queueMonthlyMails } from './monthly-mails.ts';
import { calculateAhead } from './read-figures.ts';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = inMilliseconds(minutes(10));

type BooksDeps = Pick<Deps, 'database' | 'clock' | 'shops' | 'events' | 'outbox'>;

/** Corrects e-invoices, makes the overviews of finished days and calculates their figures, so that a report is fast. Returns the stop function. */
export function startBooks({ events, ...deps }: BooksDeps): () => Promise<void> {
  const work = async (stopping: AbortSignal): Promise<boolean> => {
    let hasMore = false;
    for (const { id } of listUsedShops(deps)) {
      if (stopping.aborted) return false;
      const shop = await deps.shops.visitShop(id);
      if (!shop) continue;
      await issueCorrections(deps, shop);
      const made = await makeOverviews(deps, shop, MOST_AT_ONCE);
      hasMore ||= made === MOST_AT_ONCE;
      await calculateAhead(deps, shop);
      await queueMonthlyMails(deps, shop);
    }
    deps.outbox.wake();
    return hasMore;
  };
  const failed = (error: unknown): void => events.workerFailed('books', error);
  return startWorker({ work, firstAfterMs: FIRST_AFTER_MS, roundEveryMs: 0, pollEveryMs: EVERY_MS, failed }).stop;
}

/** Shops without any order or bill have nothing for the books. */
function listUsedShops({ shops }: Pick<Deps, 'shops'>): readonly Pick<ShopEntry, 'id'>[] {
  const counters = shops.counters();
  return shops.listShops().filter(({ id }) => {
    const own = counters.get(id);
    return own !== undefined && own.event_sequence + own.table_version > 0;
  });
}
