import type { Reader, Writer } from '../db/database.ts';

/** What a geocoder said about an address. */
interface GeocodedAddress {
  readonly addressKey: string;
  /** JSON of a GeocodedPlace; null: there is no such address. */
  readonly place: string | null;
  readonly askedAt: string;
}

/** What was said about an address; null: nothing. */
export async function readGeocoded(reader: Reader, addressKey: string): Promise<GeocodedAddress | null> {
  const row = await reader
    .selectFrom('geocoded_addresses')
    .select(['address_key as addressKey', 'place', 'asked_at as askedAt'])
    .where('address_key', '=', addressKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps what was said, instead of what was said before. */
export async function writeGeocoded(writer: Writer, { addressKey, place, askedAt }: GeocodedAddress): Promise<void> {
  const row = { place, asked_at: askedAt };
  await writer
    .insertInto('geocoded_addresses')
    .values({ address_key: addressKey, ...row })
    .onConflict((conflict) => conflict.column('address_key').doUpdateSet(row))
    .execute();
}

/** Forgets what was said before then. */
export async function deleteGeocodedBefore(writer: Writer, before: string): Promise<void> {
  await writer.deleteFrom('geocoded_addresses').where('asked_at', '<=', before).execute();
}
