import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Events } from './events.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { ShopDirectory } from './shops/shop-directory.ts';

/** What every verb and route is given; made once by `openDeps` and closed with it. */
export interface Deps {
  readonly database: Database;
  readonly shops: ShopDirectory;
  readonly clock: Clock;
  readonly events: Events;
  readonly outbox: Outbox;
  /** Signs and encrypts; SECRET_KEY of spec 4. */
  readonly secretKey: string;
  /** Address under which guests reach the server, without a slash at its end. */
  readonly publicUrl: string;
  readonly dataDir: string;
}

/** Options of every *.routes.ts plugin. */
export interface RoutesOptions {
  readonly deps: Deps;
}
