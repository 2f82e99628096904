import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import type { Mailbox } from './mailbox.ts';
import { writeMail } from './written-mails.store.ts';

/**
 * Writes each mail to a file in DATA_DIR/mail of this machine, and into the database, from which every node shows it.
 * Sending a mail again replaces both.
 */
export function openMailFolder(dataDir: string, database: Pick<Database, 'write'>): Mailbox {
  const folder = join(dataDir, 'mail');
  return {
    send: async (mail) => {
      const file = join(folder, `${mail.createdAt.replaceAll(':', '-')}_${mail.id}.json`);
      const write = (): Promise<void> => writeFile(`${file}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 });
      // The folder is missing only the first time.
      await write().catch(() => mkdir(folder, { recursive: true, mode: 0o700 }).then(write));
      await rename(`${file}.part`, file);
      await database.write((writer) => writeMail(writer, mail));
    },
    close: () => {},
  };
}
