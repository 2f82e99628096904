import { findKeptUntil } from '@tischlein/domain/guests';
import { toWallTime } from '../clock.ts';
import type { PersonalDataPart } from '../db/personal-data.ts';

/** Withdrawals from a contract are letters that a merchant keeps (§ 147 (1) no. 2 AO). */
export const withdrawalData: PersonalDataPart = {
  columns: { withdrawals: ['name', 'email', 'items'] },
  read: async (reader, { shopId, email, orders }) => {
    const rows = await reader
      .selectFrom('withdrawals')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where((row) =>
        row.or([
          row('order_id', 'in', orders),
          ...(email === '' ? [] : [row(row.fn<string>('lower', ['email']), '=', email)]),
        ]),
      )
      .orderBy('declared_at', 'desc')
      .execute();
    return rows.map(({ name, email: address, items, declared_at }) => ({
      part: 'withdrawal',
      facts: { name, email: address, items, placedAt: declared_at },
      kept: { reason: 'letter', until: findKeptUntil(toWallTime(declared_at).date, 'letter') },
    }));
  },
  erase: async () => {},
};
