import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mails } from '@tischlein/contract/office';
import { ADVERTISING_PAGE, OWN_DATA_PAGE, RESERVATION_PAGE, SIGN_IN_PAGE } from '@tischlein/domain/shop';
import { z } from 'zod';
import type { Mailbox } from './mailbox.ts';

const MAX_LISTED = 100;
/** The token of a link that signs a guest in, answers for them or ends a mail; it is for the recipient alone. */
const TOKEN = new RegExp(
  `(?<=/static/(?:${SIGN_IN_PAGE}|${ADVERTISING_PAGE}|${OWN_DATA_PAGE})#|/${RESERVATION_PAGE}/|/office/zahlen-mail/[^/\\s]+/|#aenderung=)[^\\s"/]+`,
  'g',
);

/** The part of a mail file that is listed. */
const storedMail = z.object({
  id: z.string(),
  shopId: z.string(),
  createdAt: z.string(),
  to: z.object({ address: z.string() }),
  subject: z.string(),
  text: z.string(),
});

/** Writes each mail to a file in DATA_DIR/mail; sending a mail again overwrites its file. */
export function openMailFolder(dataDir: string): Mailbox {
  const folder = join(dataDir, 'mail');
  return {
    send: async (mail) => {
      const file = join(folder, `${mail.createdAt.replaceAll(':', '-')}_${mail.id}.json`);
      const write = (): Promise<void> => writeFile(`${file}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 });
      // The folder is missing only the first time.
      await write().catch(() => mkdir(folder, { recursive: true, mode: 0o700 }).then(write));
      await rename(`${file}.part`, file);
    },
    close: () => {},
  };
}

/** The mails of these shops in DATA_DIR/mail, newest first, without the tokens of their links. */
export async function listMails(dataDir: string, shopIds: readonly string[]): Promise<Mails> {
  const folder = join(dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const newestFirst = files
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed();
  const mails: Mails = [];
  for (const name of newestFirst) {
    if (mails.length >= MAX_LISTED) break;
    const mail = storedMail.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
    if (shopIds.includes(mail.shopId)) mails.push(toListedMail(mail));
  }
  return mails;
}

const toListedMail = ({ id, to, subject, createdAt, text }: z.infer<typeof storedMail>): Mails[number] => ({
  id,
  to: to.address,
  subject,
  sentAt: createdAt,
  text: text.replaceAll(TOKEN, '…'),
});
