import type { Reader, Writer } from '../db/database.ts';

/** A cached geocoder answer. */
interface GeocodedAddress {
  readonly addressKey: string;
  /** GeocodedPlace as JSON; null: the address does not exist. */
  readonly place: string | null;
  readonly askedAt: string;
}

export async function readGeocoded(reader: Reader, addressKey: string): Promise<GeocodedAddress | null> {
  const row = await reader
    .selectFrom('geocoded_addresses')
    .select(['address_key as addressKey', 'place', 'asked_at as askedAt'])
    .where('address_key', '=', addressKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Upserts a cached geocoder answer. */
export async function writeGeocoded(writer: Writer, { addressKey, place, askedAt }: GeocodedAddress): Promise<void> {
  const row = { place, asked_at: askedAt };
  await writer
    .insertInto('geocoded_addresses')
    .values({ address_key: addressKey, ...row })
    .onConflict((conflict) => conflict.column('address_key').doUpdateSet(row))
    .execute();
}
