import type { Clock } from './clock.ts';
import type { Places } from './delivery/places.ts';
import type { Database } from './db/database.ts';
import type { Events } from './events.ts';
import type { SlotBoard } from './opening/slot-board.ts';
import type { PauseAt } from './faults.ts';
import type { Worker } from './outbox/worker.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { ConnectAccount } from './payments/connect-account.ts';
import type { Tiles } from './tiles/open-tiles.ts';
import type { ShopDirectory } from './shops/shop-directory.ts';

/** What every verb and route is given; made once by `openDeps` and closed with it. */
export interface Deps {
  readonly database: Database;
  readonly shops: ShopDirectory;
  readonly slots: SlotBoard;
  readonly clock: Clock;
  readonly places: Places;
  /** null: no maps. */
  readonly tiles: Tiles | null;
  readonly events: Events;
  readonly outbox: Outbox;
  /** Signs and encrypts; SECRET_KEY of spec 4. */
  readonly secretKey: string;
  /** Address under which guests reach the server, without a slash at its end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly connectAccount: ConnectAccount;
  /** Looks at payments and carries out refunds in the background. */
  readonly paymentWork: Worker;
  /** A named point of the fault driver; does nothing in any other run. */
  readonly pauseAt: PauseAt;
}

/** Options of every *.routes.ts plugin. */
export interface RoutesOptions {
  readonly deps: Deps;
}
