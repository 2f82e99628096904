import type { ColumnTypes } from '../migrate.ts';

/** Codes of SMS and mails that lead to a coupon, an order or a group (S3 A10). */
export const smsCodes = ({ keyed }: ColumnTypes): readonly string[] => [
  `create table guest_codes (
    shop_id text not null references shops,
    code_hash text not null,
    kind text not null,
    target text not null,
    customer text,
    expires_at text not null,
    primary key (shop_id, code_hash)
  ) ${keyed}`,
  `create index guest_codes_by_age on guest_codes (expires_at)`,
];
