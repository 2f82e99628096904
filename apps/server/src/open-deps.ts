import { type Clock, systemClock } from './clock.ts';
import { openDatabase } from './db/database.ts';
import type { Deps } from './deps.ts';
import { createEvents, type ReportEvent } from './events.ts';
import { openMailbox } from './mail/mailbox.ts';
import { sendOrderMail } from './mail/order-mails.ts';
import { startHousekeeping } from './outbox/housekeeping.ts';
import { startOutbox } from './outbox/outbox.ts';
import { openShopDirectory } from './shops/shop-directory.ts';
import { watchChanges } from './shops/watch-changes.ts';

export interface DepsSettings {
  readonly dataDir: string;
  /** null: SQLite in dataDir. */
  readonly databaseUrl: string | null;
  /** null: mails become files in dataDir/mail. */
  readonly smtpUrl: string | null;
  readonly publicUrl: string;
  readonly secretKey: string;
  readonly report: ReportEvent;
  readonly clock?: Clock;
}

/** A running house; `close` ends its workers and gives everything back. */
export interface OpenDeps {
  readonly deps: Deps;
  close(): Promise<void>;
}

/** Opens everything that the rooms of the server need, and starts what works by itself. */
export async function openDeps(settings: DepsSettings): Promise<OpenDeps> {
  const { dataDir, publicUrl, secretKey, clock = systemClock } = settings;
  const database = await openDatabase(settings);
  const events = createEvents(settings.report);
  const shops = await openShopDirectory(database, events);
  const mailbox = openMailbox(settings);
  const mailRoom = { database, shops, mailbox, publicUrl };
  const outbox = startOutbox({ database, clock, events, handle: (row) => sendOrderMail(mailRoom, row) });
  const stopCleaning = startHousekeeping({ database, clock });
  const stopWatching = watchChanges({ database, shops, events });
  const stopListening = await database.listen((shopId, orderId) => events.ordersChanged(shopId, orderId));
  return {
    deps: { database, shops, clock, events, outbox, secretKey, publicUrl, dataDir },
    close: async () => {
      await Promise.all([outbox.stop(), stopCleaning(), stopWatching(), stopListening()]);
      mailbox.close();
      await database.close();
    },
  };
}
