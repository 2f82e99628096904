import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mails } from '@tischlein/contract/office';
import type { MailAttachment } from '@tischlein/documents/mail';

/** The mails in a server's data directory as their recipients got them, with the links to sign in; newest first. */
export async function readMailbox(dataDir: string): Promise<Mails> {
  const folder = join(dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  return Promise.all(
    files
      .toSorted()
      .toReversed()
      .map(async (name) => {
        const { id, to, subject, createdAt, text } = JSON.parse(await readFile(join(folder, name), 'utf8'));
        return { id, to: to.address, subject, sentAt: createdAt, text };
      }),
  );
}

interface MailFile {
  readonly to: { readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

/** The whole mails in a server's data directory, newest first. */
export async function readMailFiles(dataDir: string): Promise<readonly MailFile[]> {
  const folder = join(dataDir, 'mail');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(files.toReversed().map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
}
