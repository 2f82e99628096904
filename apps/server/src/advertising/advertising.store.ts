import type { ShopId } from '@tischlein/domain';
import type { Row } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';

type ConsentKey = Pick<Row<'advertising_consents'>, 'shop_id' | 'consent_id'>;

export async function readConsent(
  reader: Reader,
  shopId: ShopId,
  id: string,
): Promise<Row<'advertising_consents'> | null> {
  const row = await reader
    .selectFrom('advertising_consents')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('consent_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The most recent request to an address. */
export async function readLatestConsent(
  reader: Reader,
  shopId: ShopId,
  email: string,
): Promise<Row<'advertising_consents'> | null> {
  const row = await reader
    .selectFrom('advertising_consents')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('email', '=', email)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** All addresses that confirmed and did not withdraw, by time of confirmation. */
export const readGivenConsents = (reader: Reader, shopId: ShopId): Promise<Row<'advertising_consents'>[]> =>
  reader
    .selectFrom('advertising_consents')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('confirmed_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('confirmed_at')
    .execute();

/** Upserts a request. */
export async function saveConsent(writer: Writer, row: Row<'advertising_consents'>): Promise<void> {
  await writer
    .insertInto('advertising_consents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shop_id', 'consent_id']).doUpdateSet(row))
    .execute();
}

/** Does nothing if the consent is already confirmed or withdrawn. */
export async function markConfirmed(
  writer: Writer,
  { shop_id, consent_id }: ConsentKey,
  confirmed: { readonly confirmed_at: string; readonly confirmed_from: string },
): Promise<void> {
  await writer
    .updateTable('advertising_consents')
    .set(confirmed)
    .where('shop_id', '=', shop_id)
    .where('consent_id', '=', consent_id)
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export async function markWithdrawn(writer: Writer, { shop_id, consent_id }: ConsentKey, at: string): Promise<void> {
  await writer
    .updateTable('advertising_consents')
    .set({ withdrawn_at: at })
    .where('shop_id', '=', shop_id)
    .where('consent_id', '=', consent_id)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Withdraws all consents of an address at these shops. */
export async function withdrawByEmail(
  writer: Writer,
  { shopIds, email }: { readonly shopIds: readonly ShopId[]; readonly email: string },
  at: string,
): Promise<void> {
  await writer
    .updateTable('advertising_consents')
    .set({ withdrawn_at: at })
    .where('shop_id', 'in', shopIds)
    .where('email', '=', email)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export async function deleteUnconfirmedBefore(writer: Writer, before: string): Promise<void> {
  await writer
    .deleteFrom('advertising_consents')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<=', before)
    .execute();
}

/** All consents of an address at these shops, newest first. */
export const readConsentsByEmail = (
  reader: Reader,
  shopIds: readonly ShopId[],
  email: string,
): Promise<Row<'advertising_consents'>[]> =>
  reader
    .selectFrom('advertising_consents')
    .selectAll()
    .where('shop_id', 'in', shopIds)
    .where('email', '=', email)
    .orderBy('requested_at', 'desc')
    .execute();

/** Deletes all consents of an address at these shops (S3 A4). */
export async function deleteConsentsByEmail(writer: Writer, shopIds: readonly ShopId[], email: string): Promise<void> {
  await writer.deleteFrom('advertising_consents').where('shop_id', 'in', shopIds).where('email', '=', email).execute();
}
