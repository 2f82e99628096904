import { billLineId, toCents } from '@tischlein/domain';
import { euro } from '@tischlein/wording';
import { listMissing, listPartRefunds } from '../db/part-refunds.ts';
import { type Finding, findingsFor } from '../finding.ts';
import type { Examined } from '../room.ts';
import { readLostRefunds } from './lost-refunds.store.ts';
import { recordLostRefund } from './pay-back-part.ts';

const found = findingsFor('payments');

/**
 * Makes payment tasks of refunds that earlier versions have lost, each once, and lists those that staff have not paid back.
 * Earlier versions gave all parts of a table's bill one id for a refund, so that only the first was made.
 */
export async function checkRefunds({ clock, database }: Pick<Examined, 'clock' | 'database'>): Promise<Finding[]> {
  for (const part of await listPartRefunds(database.read)) {
    const { shopId, orderId } = part;
    for (const { refund, line, amount } of listMissing(part)) {
      const lost = { shopId, orderId, refund, line: billLineId(line), amount: toCents(amount), now: clock.now() };
      await database.write((writer) => recordLostRefund(writer, lost));
    }
  }
  return (await readLostRefunds(database.read)).map(({ shop, table, number, amount }) =>
    found.error('refundLost', { shop, table: table ?? '', number, amount: euro(toCents(amount)) }),
  );
}
