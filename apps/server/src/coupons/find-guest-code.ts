import { readUnambiguousCode } from '@tischlein/domain';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { hashWithKey } from '../link-token.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readGuestCode } from './guest-codes.store.ts';

/** Short enough to type from an SMS: 31^10 codes, and the limit of its page makes guessing hopeless. */
export const SMS_CODE_LENGTH = 10;

/** Finds a code as it was sent, or as people type it; null: the shop has no such code. */
export async function findGuestCode(
  { database, secretKey }: Pick<Deps, 'database' | 'secretKey'>,
  shop: LoadedShop,
  code: string,
): Promise<Row<'guest_codes'> | null> {
  const written = readUnambiguousCode(code, SMS_CODE_LENGTH) ?? code;
  return readGuestCode(database.read, shop.id, hashGuestCode(secretKey, written));
}

export const hashGuestCode = (secretKey: string, code: string): string => hashWithKey(secretKey, `guest code ${code}`);
