import type { ShopId } from '@tischlein/domain';
import type { AdvertisingConsentRow } from '../db/advertising-tables.ts';
import type { Reader, Writer } from '../db/database.ts';

type ConsentKey = Pick<AdvertisingConsentRow, 'shop_id' | 'consent_id'>;

/** The consent with this id; null: there is none. */
export async function readConsent(reader: Reader, shopId: ShopId, id: string): Promise<AdvertisingConsentRow | null> {
  const row = await reader
    .selectFrom('advertising_consents')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('consent_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** What an address was asked last; null: it never was. */
export async function readLatestConsent(
  reader: Reader,
  shopId: ShopId,
  email: string,
): Promise<AdvertisingConsentRow | null> {
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

/** Every address that has confirmed and not withdrawn, the first to confirm first. */
export const readGivenConsents = (reader: Reader, shopId: ShopId): Promise<AdvertisingConsentRow[]> =>
  reader
    .selectFrom('advertising_consents')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('confirmed_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('confirmed_at')
    .execute();

/** Keeps a request; one with the same id is replaced. */
export async function saveConsent(writer: Writer, row: AdvertisingConsentRow): Promise<void> {
  await writer
    .insertInto('advertising_consents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shop_id', 'consent_id']).doUpdateSet(row))
    .execute();
}

/** The first confirmation counts; what was withdrawn stays withdrawn. */
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

/** Forgets what nobody confirmed. */
export async function deleteUnconfirmedBefore(writer: Writer, before: string): Promise<void> {
  await writer
    .deleteFrom('advertising_consents')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<=', before)
    .execute();
}

/** What an address agreed to at these shops, the last first. */
export const readConsentsByEmail = (
  reader: Reader,
  shopIds: readonly ShopId[],
  email: string,
): Promise<AdvertisingConsentRow[]> =>
  reader
    .selectFrom('advertising_consents')
    .selectAll()
    .where('shop_id', 'in', shopIds)
    .where('email', '=', email)
    .orderBy('requested_at', 'desc')
    .execute();

/** Forgets what an address agreed to at these shops (spec 3 A4). */
export async function deleteConsentsByEmail(writer: Writer, shopIds: readonly ShopId[], email: string): Promise<void> {
  await writer.deleteFrom('advertising_consents').where('shop_id', 'in', shopIds).where('email', '=', email).execute();
}
