import type { ColumnTypes } from '../migrate.ts';

/** The first owner until they have signed in: a start that was interrupted is finished by the next one. */
export const firstSignIns = ({ strict }: ColumnTypes): readonly string[] => [
  `create table first_sign_ins (
    staff_id text not null primary key references staff (staff_id) on delete cascade,
    demo_open integer not null,
    shown_at text
  ) ${strict}`,
];
