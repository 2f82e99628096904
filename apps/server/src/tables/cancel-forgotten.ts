import { DECLINED_AT_TABLE } from '@tischlein/wording';
import type { UtcRange } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import { cancelHeldRound } from './held-rounds.ts';
import { readHeldRoundsBefore } from './round-orders.store.ts';

/** Cancels rounds of earlier business days that no waiter has confirmed. */
export async function cancelForgottenRounds(writer: Writer, today: UtcRange, now: string): Promise<void> {
  for (const order of await readHeldRoundsBefore(writer, today.from))
    await cancelHeldRound(writer, order, { now, reason: DECLINED_AT_TABLE });
}
