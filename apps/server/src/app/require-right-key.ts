import type { Reader } from '../db/database.ts';
import { keepFirst } from '../db/insert-once.ts';
import type { Deps } from '../deps.ts';
import { unsealSecret } from '../integrations/webhook-secrets.ts';
import { unsealPart } from '../operator/installation-settings.store.ts';
import { unsealAccount } from '../payments/accounts.ts';
import { unsealPushKey } from '../push/push-keys.ts';
import { readKeysRow } from '../push/push.store.ts';
import { seal, unseal } from '../seal.ts';
import { OtherSecretKey } from '../secret-key.ts';
import { unsealFactor } from '../staff/second-factor.ts';
import { insertKeyCheck, readAllSealed, readKeyCheck } from './secret-key-check.store.ts';

const PLACE = 'secret key check';

/**
 * Throws OtherSecretKey if this database belongs to another SECRET_KEY. The first node stores the check, unless it cannot open what
 * is sealed already: after the key was lost, all of it is entered again under the new one, and then a start stores it.
 */
export async function requireRightKey({
  database,
  secretKey,
  clock,
}: Pick<Deps, 'database' | 'secretKey' | 'clock'>): Promise<void> {
  const sealedFor = { secretKey, place: PLACE };
  if ((await readKeyCheck(database.read)) === null) {
    if (!(await opensAll(database.read, secretKey))) return;
    const check = { sealed: seal('right', sealedFor), created_at: clock.now() };
    // That of another node is read below and must open, too.
    keepFirst(await database.write((writer) => insertKeyCheck(writer, check)));
  }
  const known = await readKeyCheck(database.read);
  if (known !== null && unseal(known, sealedFor) === null) throw new OtherSecretKey();
}

async function opensAll(reader: Reader, secretKey: string): Promise<boolean> {
  const pushKeys = await readKeysRow(reader);
  if (pushKeys && unsealPushKey(pushKeys, secretKey) === null) return false;
  const { accounts, webhooks, parts, factors } = await readAllSealed(reader);
  return [
    ...accounts.map((row) => unsealAccount(row, secretKey)),
    ...webhooks.map((row) => unsealSecret(row, secretKey)),
    ...parts.map((row) => unsealPart(row, secretKey)),
    ...factors.map((row) => unsealFactor(row, secretKey)),
  ].every((opened) => opened !== null);
}
