import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { NoBackup } from './backup-file.ts';
import { CommandProblem, runCommand, withDatabase } from './command-line.ts';
import { restoreBackup } from './save-backup.ts';

const options = { replace: { type: 'boolean' } } as const;

await runCommand({ name: 'restore', words: 1, options }, async ({ words: [file = ''], settings, has }) => {
  const restoring = withDatabase(settings, (database) => restoreBackup(database, file, { replace: has('replace') }));
  const rows = await restoring.catch((error: unknown) => {
    throw error instanceof NoBackup ? new CommandProblem(COMMAND_SENTENCES.noBackup) : error;
  });
  if (rows === 'notEmpty') throw new CommandProblem(COMMAND_SENTENCES.notEmpty);
  console.log(`${COMMAND_SENTENCES.restored}: ${rows} ${COMMAND_SENTENCES.rows}`);
});
