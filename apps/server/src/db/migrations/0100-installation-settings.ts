import type { ColumnTypes } from '../column-types.ts';

/** What the owner of the installation sets in the office for all shops (decision 100). */
export const installationSettings = ({ engine, strict }: ColumnTypes): readonly string[] => [
  `create table installation_settings (
    part text not null primary key, -- 'mail', 'tiles', 'geocoder' or 'address'.
    sealed text not null, -- The part as JSON, encrypted with SECRET_KEY: it may hold passwords.
    changed_at text not null, changed_by text not null
  ) ${strict}`,
  ...(engine === 'postgres' ? ANNOUNCED : []),
];

// Other nodes read it again with the shops, without a shop of their own too.
const ANNOUNCED = [
  `create function announce_installation() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shops', '');
      return null;
    end $$`,
  `create trigger announce_installation after insert or update or delete on installation_settings
    for each statement execute function announce_installation()`,
];
