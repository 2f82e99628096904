import type { ShopId } from '@tischlein/domain';

/** A mail of an installation without a mail server, for the office to show. */
interface WrittenMailRow {
  shop_id: ShopId;
  /** The id of the outbox row. */
  mail_id: string;
  created_at: string;
  /** In lower case. */
  to_address: string;
  /** In lower case; the guest's in mails to the restaurant about them. */
  reply_to: string;
  /** The whole mail as JSON, as in its file. */
  content: string;
}

export interface MailTables {
  written_mails: WrittenMailRow;
}
