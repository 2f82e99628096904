import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { describeBackupOutcome } from '@tischlein/wording/operations';
import { runBackup } from '../backups/run-backup.ts';
import { systemClock } from '../clock.ts';
import { saveBackup } from '../backups/backup.store.ts';
import { isDiskFailure, isStorageFull } from '../db/storage-problem.ts';
import type { Settings } from '../env.ts';
import { CommandProblem, runCommand, withDatabase } from './command-line.ts';

// `claimed`: the server that starts this command has claimed the backup of today.
const options = { scheduled: { type: 'boolean' }, claimed: { type: 'boolean' }, again: { type: 'boolean' } } as const;
const words = (has: (option: string) => boolean): number => (has('scheduled') ? 0 : 1);

await runCommand({ name: 'backup', words, options }, async ({ words: [file = ''], settings, has }) => {
  await (has('scheduled')
    ? makeScheduled(settings, { isClaimed: has('claimed'), isWanted: has('again') })
    : saveFile(settings, file));
});

async function saveFile(settings: Settings, file: string): Promise<void> {
  await access(dirname(file), constants.W_OK).catch(() => {
    throw new CommandProblem(`${COMMAND_SENTENCES.fileUnwritable}: ${file}`);
  });
  const rows = await withDatabase(settings, (database) => saveBackup(database, file)).catch((error: unknown) => {
    if (!isStorageFull(error) && !isDiskFailure(error)) throw error;
    throw new CommandProblem(`${COMMAND_SENTENCES.notBackedUp}: ${file}`);
  });
  console.log(`${COMMAND_SENTENCES.backedUp}: ${file} (${rows} ${COMMAND_SENTENCES.rows})`);
}

/** The backup of today into BACKUP_DIR, as the running server makes it each day. */
async function makeScheduled(
  settings: Settings,
  how: { readonly isClaimed: boolean; readonly isWanted: boolean },
): Promise<void> {
  const { folder, keep } = settings.backup;
  if (folder === null) throw new CommandProblem(COMMAND_SENTENCES.backupFolderMissing);
  const outcome = await withDatabase(settings, (database) =>
    runBackup({ database, clock: systemClock, settings, folder, keep, ...how }),
  );
  const sentence = describeBackupOutcome(outcome);
  if (outcome.kind === 'failed' || (outcome.kind === 'made' && outcome.drill.problem !== null))
    throw new CommandProblem(sentence);
  console.log(sentence);
}
