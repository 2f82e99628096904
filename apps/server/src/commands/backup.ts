import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { saveBackup } from '../db/backup.ts';
import { isDiskFailure, isStorageFull } from '../db/storage-problem.ts';
import { CommandProblem, runCommand, withDatabase } from './command-line.ts';

await runCommand({ name: 'backup', words: 1 }, async ({ words: [file = ''], settings }) => {
  await access(dirname(file), constants.W_OK).catch(() => {
    throw new CommandProblem(`${COMMAND_SENTENCES.fileUnwritable}: ${file}`);
  });
  const rows = await withDatabase(settings, (database) => saveBackup(database, file)).catch((error: unknown) => {
    if (!isStorageFull(error) && !isDiskFailure(error)) throw error;
    throw new CommandProblem(`${COMMAND_SENTENCES.notBackedUp}: ${file}`);
  });
  console.log(`${COMMAND_SENTENCES.backedUp}: ${file} (${rows} ${COMMAND_SENTENCES.rows})`);
});
