import type { Reader } from '../db/database.ts';
import type { Person, PersonalDataPart } from '../db/personal-data.ts';

/** Mails of an installation without a mail server. */
export const mailData: PersonalDataPart = {
  columns: { written_mails: ['to_address', 'reply_to', 'content'] },
  read: async (reader, person) =>
    (await readOwn(reader, person)).map(({ created_at, to_address }) => ({
      part: 'mail',
      facts: { email: to_address, placedAt: created_at },
    })),
  erase: async (writer, { shopId, email }) => {
    if (email === '') return;
    await writer
      .deleteFrom('written_mails')
      .where('shop_id', '=', shopId)
      .where((row) => row.or([row('to_address', '=', email), row('reply_to', '=', email)]))
      .execute();
  },
};

const readOwn = async (reader: Reader, { shopId, email }: Person) =>
  email === ''
    ? []
    : reader
        .selectFrom('written_mails')
        .select(['created_at', 'to_address'])
        .where('shop_id', '=', shopId)
        .where((row) => row.or([row('to_address', '=', email), row('reply_to', '=', email)]))
        .orderBy('created_at')
        .execute();
