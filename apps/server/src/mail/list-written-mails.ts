import type { Mails } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { ADVERTISING_PAGE, OWN_DATA_PAGE, RESERVATION_PAGE, SIGN_IN_PAGE } from '@tischlein/domain/shop';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { readWrittenMails } from './written-mails.store.ts';

const MAX_LISTED = 100;
/** The token of a link that signs a guest in, answers for them or ends a mail; it is for the recipient alone. */
const TOKEN = new RegExp(
  `(?<=/static/(?:${SIGN_IN_PAGE}|${ADVERTISING_PAGE}|${OWN_DATA_PAGE})#|/${RESERVATION_PAGE}/|/office/zahlen-mail/[^/\\s]+/|#aenderung=)[^\\s"/]+`,
  'g',
);

/** The part of a stored mail that is listed. */
const storedMail = z.object({
  id: z.string(),
  createdAt: z.string(),
  to: z.object({ address: z.string() }),
  subject: z.string(),
  text: z.string(),
});

/** The mails of these shops that no mail server took, newest first, without the tokens of their links. */
export async function listWrittenMails(
  { database }: { readonly database: Pick<Database, 'read'> },
  shopIds: readonly ShopId[],
): Promise<Mails> {
  const contents = await readWrittenMails(database.read, shopIds, MAX_LISTED);
  return contents.map((content) => toListedMail(storedMail.parse(JSON.parse(content))));
}

const toListedMail = ({ id, to, subject, createdAt, text }: z.infer<typeof storedMail>): Mails[number] => ({
  id,
  to: to.address,
  subject,
  sentAt: createdAt,
  text: text.replaceAll(TOKEN, '…'),
});
