import { access, constants } from 'node:fs/promises';
import { basename } from 'node:path';
import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { InvalidBackup, restoreBackup } from '../backups/backup.store.ts';
import type { Writer } from '../db/database.ts';
import { markChange, nameChange } from '../db/open-change.ts';
import { findUnreadableShops } from '../shops/readable-documents.ts';
import { CommandProblem, runCommand, withDatabase } from './command-line.ts';

const options = { replace: { type: 'boolean' } } as const;

/** A stored shop always has a readable version. */
async function check(writer: Writer): Promise<void> {
  const slugs = await findUnreadableShops(writer);
  if (slugs.length > 0) throw new CommandProblem(`${COMMAND_SENTENCES.shopsUnreadable}: ${slugs.join(', ')}`);
  markChange();
}

await runCommand({ name: 'restore', words: 1, options }, async ({ words: [file = ''], settings, has }) => {
  await access(file, constants.R_OK).catch(() => {
    throw new CommandProblem(`${COMMAND_SENTENCES.fileUnreadable}: ${file}`);
  });
  nameChange(basename(file));
  const restoring = withDatabase({ ...settings, mayBeLost: true, mustExist: false }, (database) =>
    restoreBackup(database, file, { replace: has('replace'), check }),
  );
  const rows = await restoring.catch((error: unknown) => {
    throw error instanceof InvalidBackup ? new CommandProblem(COMMAND_SENTENCES.noBackup) : error;
  });
  if (rows === 'notEmpty') throw new CommandProblem(COMMAND_SENTENCES.notEmpty);
  console.log(`${COMMAND_SENTENCES.restored}: ${rows} ${COMMAND_SENTENCES.rows}`);
});
