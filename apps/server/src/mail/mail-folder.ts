import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from '../db/database.ts';
import { lockErasures } from '../outbox/guest-erasures.store.ts';
import type { Mailbox } from './mailbox.ts';
import { listWrittenMailIds, writeMail } from './written-mails.store.ts';

/** The id at the end of the name of a mail's file, also of one that a dead process has not finished. */
const MAIL_FILE = /_(?<id>[^_]+)\.json(?:\.part)?$/;

const FILES_AT_ONCE = 500;

/**
 * Stores each mail in the database, from which every node shows it, and in a file in DATA_DIR/mail of this machine.
 * Sending a mail again replaces both.
 */
export function openMailFolder(dataDir: string, database: Pick<Database, 'read' | 'write'>): Mailbox {
  const folder = join(dataDir, 'mail');
  let tidied = 0;
  return {
    send: async (mail, job) => {
      const before = tidied;
      await database.write(async (writer) => {
        if (job) await lockErasures(writer, job);
        await writeMail(writer, mail);
      });
      const file = join(folder, `${mail.createdAt.replaceAll(':', '-')}_${mail.id}.json`);
      const write = (): Promise<void> => writeFile(`${file}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 });
      // The folder is missing only the first time.
      await write().catch(() => mkdir(folder, { recursive: true, mode: 0o700 }).then(write));
      // `tidy` may have come between the row and its file, and have deleted the unfinished one.
      await rename(`${file}.part`, file).catch((error: unknown) => {
        if (tidied === before) throw error;
      });
      if (tidied !== before) await deleteUnknown({ folder, database }, [basename(file)]);
    },
    tidy: async () => {
      tidied++;
      // Listed before the rows are read: a file is written after its row.
      const files = existsSync(folder) ? await readdir(folder) : [];
      for (let first = 0; first < files.length; first += FILES_AT_ONCE)
        await deleteUnknown({ folder, database }, files.slice(first, first + FILES_AT_ONCE));
    },
    close: () => {},
  };
}

interface MailFolder {
  readonly folder: string;
  readonly database: Pick<Database, 'read'>;
}

/** Deletes those of these files whose mails the database does not hold. */
async function deleteUnknown({ folder, database }: MailFolder, files: readonly string[]): Promise<void> {
  const mails = files.flatMap((file) => {
    const id = MAIL_FILE.exec(file)?.groups?.['id'];
    return id ? [{ id, file }] : [];
  });
  const ids = mails.map(({ id }) => id);
  const stored = await listWrittenMailIds(database.read, ids);
  for (const { id, file } of mails) if (!stored.has(id)) await rm(join(folder, file), { force: true });
}
