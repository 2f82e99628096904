import type { ExpressionBuilder } from 'kysely';
import type { Reader } from '../db/database.ts';
import type { Person, PersonalDataPart } from '../db/personal-data.ts';
import type { Tables } from '../db/tables.ts';
import { countErasure } from '../outbox/guest-erasures.store.ts';

/** Mails of an installation without a mail server. */
export const mailData: PersonalDataPart = {
  columns: { written_mails: ['to_address', 'reply_to', 'content'] },
  read: async (reader, person) =>
    (await readOwn(reader, person)).map(({ created_at, to_address }) => ({
      part: 'mail',
      facts: { email: to_address, placedAt: created_at },
    })),
  erase: async (writer, person) => {
    await countErasure(writer, person.shopId);
    await writer
      .deleteFrom('written_mails')
      .where('shop_id', '=', person.shopId)
      .where((row) => isAbout(row, person))
      .execute();
  },
};

const readOwn = (reader: Reader, person: Person) =>
  reader
    .selectFrom('written_mails')
    .select(['created_at', 'to_address'])
    .where('shop_id', '=', person.shopId)
    .where((row) => isAbout(row, person))
    .orderBy('created_at')
    .execute();

/** Mails to the guest, mails that they get the answer to, and mails about their orders. */
function isAbout(row: ExpressionBuilder<Tables, 'written_mails'>, { shopId, email, orders }: Person) {
  const ofOrders = row
    .selectFrom('outbox')
    .select('outbox.outbox_id')
    .where('outbox.shop_id', '=', shopId)
    .where('outbox.order_id', 'in', orders);
  const byOrder = row('written_mails.mail_id', 'in', ofOrders);
  if (email === '') return byOrder;
  return row.or([byOrder, row('to_address', '=', email), row('reply_to', '=', email)]);
}
