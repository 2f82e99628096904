import type { ColumnTypes } from '../migrate.ts';

/** From when on the id of an order names its time (decision 069). The version before does not accept such ids; it may run for a day. */
export const orderIdsByTime = ({ engine, strict }: ColumnTypes): readonly string[] => [
  `create table order_id_times (ids_since text not null) ${strict}`,
  `insert into order_id_times select case when exists (select 1 from orders) then ${TOMORROW[engine]} else '' end`,
];

const TOMORROW = {
  sqlite: `strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '+1 day')`,
  postgres: `to_char(now() at time zone 'utc' + interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
};
