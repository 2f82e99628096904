import { listMissingDuties } from '@tischlein/domain/shop';
import type { Database, Writer } from '../db/database.ts';
import { readOpeningFacts } from './opening-facts.ts';
import { writeState } from './shops.store.ts';
import { claimShopsWithoutState, hasShopsWithoutState } from './shops-without-state.store.ts';

const KEEP_CLOSED = new Set(['imprint', 'privacy', 'terms']);

/**
 * Decides the state of shops that are older than shop states: they stay open, except those without imprint, privacy or terms,
 * which become drafts (S3 L1).
 */
export async function decideStates({ read, write }: Pick<Database, 'read' | 'write'>): Promise<void> {
  if (await hasShopsWithoutState(read)) await write(writeStates);
}

/** Like `decideStates`, within a transaction. */
export async function writeStates(writer: Writer): Promise<void> {
  for (const shopId of await claimShopsWithoutState(writer)) {
    const facts = await readOpeningFacts(writer, shopId);
    if (facts && listMissingDuties(facts).some((duty) => KEEP_CLOSED.has(duty)))
      await writeState(writer, shopId, 'draft');
  }
}
