import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { CommandProblem, runCommand, withDatabase } from './command-line.ts';
import { saveBackup } from './save-backup.ts';

await runCommand({ name: 'backup', words: 1 }, async ({ words: [file = ''], settings }) => {
  const rows = await withDatabase(settings, (database) => saveBackup(database, file)).catch((error: unknown) => {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new CommandProblem(`${COMMAND_SENTENCES.fileUnwritable}: ${file}`);
  });
  console.log(`${COMMAND_SENTENCES.backedUp}: ${file} (${rows} ${COMMAND_SENTENCES.rows})`);
});
