import type { ColumnTypes } from '../migrate.ts';

/** Cached geocoder answers. */
export const geocodedAddresses = ({ keyed }: ColumnTypes): readonly string[] => [
  `create table geocoded_addresses (
    address_key text not null primary key,
    place text,
    asked_at text not null
  ) ${keyed}`,
  `create index geocoded_addresses_by_age on geocoded_addresses (asked_at)`,
];
