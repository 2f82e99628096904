import { type ShopId, shopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import type { OutgoingMail } from './mailbox.ts';

/** Stores a mail, and says so with its job; storing it again replaces it. */
export async function writeMail(writer: Writer, mail: OutgoingMail): Promise<void> {
  const stored = {
    created_at: mail.createdAt,
    to_address: mail.to.address.toLowerCase(),
    reply_to: mail.from.replyTo.toLowerCase(),
    content: JSON.stringify(mail),
  };
  await writer
    .insertInto('written_mails')
    .values({ shop_id: shopId(mail.shopId), mail_id: mail.id, ...stored })
    .onConflict((conflict) => conflict.columns(['shop_id', 'mail_id']).doUpdateSet(stored))
    .execute();
  await writer.updateTable('outbox').set({ stored: 1 }).where('outbox_id', '=', mail.id).execute();
}

/** The stored mails of these shops as JSON, newest first. */
export async function readWrittenMails(
  reader: Reader,
  shopIds: readonly ShopId[],
  most: number,
): Promise<readonly string[]> {
  if (shopIds.length === 0) return [];
  const rows = await reader
    .selectFrom('written_mails')
    .select('content')
    .where('shop_id', 'in', shopIds)
    .orderBy('created_at', 'desc')
    .orderBy('mail_id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ content }) => content);
}

/** Which of these mails are stored. */
export async function listWrittenMailIds(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await reader.selectFrom('written_mails').select('mail_id').where('mail_id', 'in', ids).execute();
  return new Set(rows.map(({ mail_id }) => mail_id));
}
