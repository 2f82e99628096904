import { GROUP_ERASED, MEMBER_ERASED } from '@tischlein/wording';
import type { Reader } from '../db/database.ts';
import type { Person, PersonalDataPart } from '../db/personal-data.ts';

/** Groups whose order is the guest's: their name, and their owner's bank account. Members are known by session only. */
export const groupData: PersonalDataPart = {
  columns: { group_orders: ['name', 'iban'], group_members: ['name', 'session_hash', 'user_id'] },
  read: async (reader, person) =>
    (await readGroups(reader, person)).map(({ name, iban, created_at }) => ({
      part: 'group',
      facts: { name, iban: iban ?? '', placedAt: created_at },
    })),
  erase: async (writer, person) => {
    for (const { shop_id, group_id } of await readGroups(writer, person)) {
      await writer
        .updateTable('group_orders')
        .set((row) => ({ name: GROUP_ERASED, iban: null, version: row('version', '+', 1) }))
        .where('shop_id', '=', shop_id)
        .where('group_id', '=', group_id)
        .execute();
      await writer
        .updateTable('group_members')
        .set({ name: MEMBER_ERASED, session_hash: '' })
        .where('shop_id', '=', shop_id)
        .where('group_id', '=', group_id)
        .where('position', '=', 0)
        .execute();
    }
  },
};

const readGroups = (reader: Reader, { shopId, orders }: Person) =>
  reader
    .selectFrom('group_orders')
    .select(['shop_id', 'group_id', 'name', 'iban', 'created_at'])
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orders)
    .execute();
