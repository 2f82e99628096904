import type { Deps } from '../deps.ts';
import type { Row } from '../db/tables.ts';
import { seal, unseal } from '../seal.ts';
import { readKeysRow, replaceKeysRow } from './push.store.ts';

export type PushKeyDeps = Pick<Deps, 'database' | 'secretKey' | 'clock'>;

/** The installation's VAPID key pair, base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const PLACE = 'push keys';

/** null: sealed with another SECRET_KEY. */
export const unsealPushKey = ({ sealed }: Row<'push_keys'>, secretKey: string): string | null =>
  unseal(sealed, { secretKey, place: PLACE });

/**
 * Reads the installation's keys from the database, so that all its processes have the same ones, and creates them if there
 * are none, or none that this SECRET_KEY opens. Browsers that subscribed with other keys subscribe again.
 */
export async function readPushKeys({ database, secretKey, clock }: PushKeyDeps): Promise<PushKeys> {
  const place = { secretKey, place: PLACE };
  const open = (row: Row<'push_keys'> | null): PushKeys | null => {
    const privateKey = row && unsealPushKey(row, secretKey);
    return row && privateKey ? { publicKey: row.public_key, privateKey } : null;
  };
  const row = await readKeysRow(database.read);
  const known = open(row);
  if (known) return known;
  const { generateVAPIDKeys } = await loadWebPush();
  const { publicKey, privateKey } = generateVAPIDKeys();
  const sealed = seal(privateKey, place);
  const created: Row<'push_keys'> = { key_id: 'vapid', public_key: publicKey, sealed, created_at: clock.now() };
  return database.write(async (writer) => {
    await replaceKeysRow(writer, created, row);
    return open(await readKeysRow(writer)) ?? { publicKey, privateKey };
  });
}

/** Loaded when the first guest subscribes or is told something. */
export const loadWebPush = async () => (await import('web-push')).default;
