import { resolve } from 'node:path';
import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import type { DatabaseSettings } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { moveDatabase } from '../backups/move-database.ts';
import type { Settings } from '../env.ts';
import { toLocalUrl } from '../own-address.ts';
import { readUrl } from '../read-urls.ts';
import { CommandProblem, runCommand, withDatabase } from './command-line.ts';

await runCommand({ name: 'move', words: 1 }, async ({ words: [place = ''], settings }) => {
  const target = readTarget(place, settings);
  if (await isRunning(settings)) throw new CommandProblem(COMMAND_SENTENCES.stopFirst);
  const move = await withDatabase(settings, async (from) => {
    const to = await openDatabase({ ...target, mayBeLost: true });
    try {
      return await moveDatabase(from, to);
    } finally {
      await to.close();
    }
  });
  if (move.kind === 'notEmpty') throw new CommandProblem(COMMAND_SENTENCES.targetNotEmpty);
  if (move.kind === 'changed')
    throw new CommandProblem(`${COMMAND_SENTENCES.changedMeanwhile}: ${move.tables.join(', ')}`);
  console.log(`${COMMAND_SENTENCES.moved}: ${move.rows} ${COMMAND_SENTENCES.rows}`);
  console.log(
    `${COMMAND_SENTENCES.moveNext}: ${target.databaseUrl === null ? `DATA_DIR=${target.dataDir}` : 'DATABASE_URL'}`,
  );
  if (settings.databaseUrl === null && settings.secretKey === null)
    console.log(`${COMMAND_SENTENCES.moveKey}: ${resolve(settings.dataDir, 'secret-key')}`);
});

function readTarget(place: string, { databaseUrl, dataDir }: Settings): DatabaseSettings {
  const url = readUrl('postgres:', 'postgresql:')(place);
  if (url === null && place.includes('://')) throw new CommandProblem(COMMAND_SENTENCES.targetMalformed);
  const target = url === null ? { databaseUrl: null, dataDir: resolve(place) } : { databaseUrl: url, dataDir };
  const isSource = url === null ? databaseUrl === null && target.dataDir === resolve(dataDir) : url === databaseUrl;
  if (isSource) throw new CommandProblem(COMMAND_SENTENCES.targetIsSource);
  return target;
}

/** Whether a server answers where this installation's listens. */
async function isRunning({ host, port }: Settings): Promise<boolean> {
  const answer = await fetch(`${toLocalUrl(host, port)}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  );
  return answer?.ok === true && (await answer.text()) === 'ok\n';
}
