import { hours, inMilliseconds, minutes } from '@tischlein/domain';
import { takeSharedSoon } from '../db/shared-limits.ts';
import { deleteOldRows } from '../db/old-rows.ts';
import { prepareOrderMonths } from '../db/order-months.ts';
import type { Deps } from '../deps.ts';
import { tidyMails } from '../mail/tidy-mails.ts';
import type { ShopDirectory } from '../shops/shop-directory.ts';
import { startWorker } from '../worker.ts';
import { ROOMS } from './rooms.ts';

const EVERY_MS = inMilliseconds(hours(1));

interface HousekeepingDeps extends Pick<Deps, 'database' | 'clock' | 'events' | 'mailbox'> {
  readonly shops: Pick<ShopDirectory, 'findEntry'>;
}

/** Lease of the hourly run: a little under an hour, so that a single node is never late. */
const TURN = { scope: 'office', key: 'housekeeping', most: 1, seconds: minutes(50) } as const;

/** Runs housekeeping once an hour. Returns the stop function. */
export function startHousekeeping(deps: HousekeepingDeps) {
  const work = async (): Promise<boolean> => {
    await keepHouse(deps);
    return false;
  };
  const failed = (error: unknown): void => deps.events.workerFailed('housekeeping', error);
  return startWorker({ work, firstAfterMs: EVERY_MS, roundEveryMs: 0, pollEveryMs: EVERY_MS, failed }).stop;
}

/**
 * Deletes expired rows and prepares coming months, unless another node has done so within the hour; returns whether it did. Deletes
 * this node's own files in any case.
 */
export async function keepHouse(deps: HousekeepingDeps): Promise<boolean> {
  const isOurTurn = (await takeSharedSoon(deps.database, TURN, deps.clock.now())) <= 0;
  if (isOurTurn) {
    await cleanUp(deps);
    await prepareOrderMonths(deps.database, deps.clock.now());
  }
  await tidyMails(deps);
  return isOurTurn;
}

/** Deletes what rooms do not keep any longer. */
export function cleanUp({ database, clock, shops }: Omit<HousekeepingDeps, 'events' | 'mailbox'>): Promise<void> {
  const now = clock.now();
  return database.write(async (writer) => {
    for (const forget of ROOMS.flatMap(({ forgets = [] }) => forgets))
      await (typeof forget === 'function' ? forget(writer, { now, shops }) : deleteOldRows(writer, forget, now));
  });
}
