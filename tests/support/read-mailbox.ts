import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mails } from '@tischlein/contract/office';

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
