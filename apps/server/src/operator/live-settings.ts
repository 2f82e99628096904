import type { Database } from '../db/database.ts';
import type { Settings } from '../env.ts';
import { applyInstallation } from './apply-installation.ts';
import { readInstallation } from './installation-settings.store.ts';

/** A running server has an address at least of its own. */
export type RunningSettings = Settings & { readonly publicUrl: string };

export interface LiveSettings {
  /** Those that the office may set have their current value each time they are read; so do not copy this object. */
  readonly settings: RunningSettings;
  /** As the environment has them. */
  readonly given: Settings;
  /** Reads again what the office has set, here or on another node. */
  refresh(): Promise<void>;
}

interface LiveDeps {
  readonly database: Pick<Database, 'read'>;
  readonly secretKey: string;
  /** Holds as long as no public address has been set. */
  readonly ownUrl: string;
}

/** The settings of the environment and of the office, which change without a restart. */
export async function openLiveSettings(
  given: Settings,
  { database, secretKey, ownUrl }: LiveDeps,
): Promise<LiveSettings> {
  let current = given;
  const refresh = async (): Promise<void> => {
    current = applyInstallation(given, (await readInstallation(database.read, secretKey)).settings);
  };
  await refresh();
  const settings: RunningSettings = {
    ...given,
    get smtpUrl() {
      return current.smtpUrl;
    },
    get mailSender() {
      return current.mailSender;
    },
    get geocoder() {
      return current.geocoder;
    },
    get tilesUrl() {
      return current.tilesUrl;
    },
    get mapCredit() {
      return current.mapCredit;
    },
    get publicUrl() {
      return current.publicUrl ?? ownUrl;
    },
  };
  return { settings, given, refresh };
}
