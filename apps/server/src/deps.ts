import type { Clock } from './clock.ts';
import type { Places } from './delivery/places.ts';
import type { Database } from './db/database.ts';
import type { PersonalDataPart } from './db/personal-data.ts';
import type { Events } from './events.ts';
import type { CapacityCache } from './opening/capacity-cache.ts';
import type { PauseAt } from './faults.ts';
import type { Settings } from './env.ts';
import type { Worker } from './worker.ts';
import type { MailDomains } from './mail/mail-domains.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { ResolveNames } from './look/resolve-names.ts';
import type { PictureCache } from './media/picture-cache.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Passwords } from './staff/password.ts';
import type { ConnectAccount } from './payments/connect-account.ts';
import type { WebhookGuard } from './integrations/send-webhook.ts';
import type { OrderFollower } from './orders/order-follower.ts';
import type { Tiles } from './tiles/open-tiles.ts';
import type { LoadedShop, ShopDirectory } from './shops/shop-directory.ts';
import type { StoredAccount } from './accounts/accounts.store.ts';
import type { LiveSettings } from './operator/live-settings.ts';
import type { SignedIn } from './staff/sessions.ts';
import type { Waiter } from './tables/waiter-session.http.ts';

/** Services for verbs and routes; created and closed by `openDeps`. */
export interface Deps {
  readonly database: Database;
  readonly shops: ShopDirectory;
  readonly slots: CapacityCache;
  readonly clock: Clock;
  readonly places: Places;
  /** All settings, of which each room reads its own, each time anew: the office changes some of them. */
  readonly settings: Settings;
  /** For the calls that change settings. */
  readonly liveSettings: LiveSettings;
  readonly pictureCache: PictureCache;
  readonly tiles: Tiles;
  readonly events: Events;
  readonly outbox: Outbox;
  /** For mails that a person waits for; all others go through the outbox. */
  readonly mailbox: Mailbox;
  /** Whether a mail address can be delivered to. */
  readonly mailDomains: MailDomains;
  readonly resolveNames: ResolveNames;
  /** Signs and encrypts (S4 Settings, SECRET_KEY). */
  readonly secretKey: string;
  /** Public origin of the server, without a trailing slash; the office may change it, so read it when it is needed. */
  readonly publicUrl: string;
  readonly passwords: Passwords;
  readonly connectAccount: ConnectAccount;
  /** Polls payments and carries out refunds in the background. */
  readonly paymentWork: Worker;
  readonly webhookGuard: WebhookGuard;
  /** null: there are no backups by themselves. */
  readonly backupFolder: string | null;
  readonly orderFollowers: readonly OrderFollower[];
  /** Where rooms store data about guests, those first that find their rows by the contact of an order. */
  readonly personalData: readonly PersonalDataPart[];
  /** A named point of the fault driver; does nothing in any other run. */
  readonly pauseAt: PauseAt;
}

/** What a handler gets because of its call's definition: its caller under the caller's name, and the shop of a call with `:shop`. */
export interface CallParts {
  readonly shop: LoadedShop;
  readonly staff: SignedIn;
  readonly waiter: Waiter;
  readonly account: StoredAccount;
}

/** Options of every *.routes.ts plugin. */
export interface RoutesOptions {
  readonly deps: Deps;
}
