import type { ColumnTypes } from '../migrate.ts';

/** Uses of what is limited over all nodes: passwords tried for an account, mails to an address. */
export const sharedLimits = ({ keyed }: ColumnTypes): readonly string[] => [
  `create table shared_limits (
    scope text not null,
    limit_key text not null,
    used integer not null,
    since text not null,
    primary key (scope, limit_key)
  ) ${keyed}`,
];
