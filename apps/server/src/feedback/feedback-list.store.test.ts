import { describe, expect, it } from 'vitest';
import { openDatabaseForEach } from '../../../../tests/support/database-for-each.ts';
import { databases } from '../../../../tests/support/databases.ts';
import { addShopRow, anOrderRow, ROMA, toOrderId } from '../../../../tests/support/order-row.ts';
import type { Database } from '../db/database.ts';
import { type FeedbackPlace, readFeedbackPage, readPlace, writePlace } from './feedback-list.store.ts';
import { keepFirst } from '../db/insert-once.ts';
import { insertFeedback } from './feedback.store.ts';

describe.each(databases)('the list of feedback on $name', ({ open }) => {
  let database: Database;
  openDatabaseForEach(open, async (opened) => {
    database = opened;
    await database.write(addShopRow);
  });

  it('has pages, the newest first, also if several came at once', async () => {
    await database.write(async (writer) => {
      for (const number of [1, 2, 3, 4, 5]) {
        await writer.insertInto('orders').values(anOrderRow(number)).execute();
        const given_at = number < 4 ? '2026-11-21T18:00:00.000Z' : '2026-11-22T18:00:00.000Z';
        const row = { shop_id: ROMA, order_id: toOrderId(number), given_at, not_used: null, first_name: '', note: '' };
        keepFirst(await insertFeedback(writer, row, []));
      }
    });
    const pages: number[][] = [];
    for (let before: FeedbackPlace | null = null, size = 2; size === 2;) {
      const rows = await readFeedbackPage(database.read, ROMA, { before, most: 2 });
      pages.push(rows.map(({ number }) => number));
      size = rows.length;
      const last = rows.at(-1);
      before = last ? readPlace(writePlace({ givenAt: last.given_at, orderId: last.order_id })) : null;
    }
    expect(pages).toEqual([[5, 4], [3, 2], [1]]);
  });

  it.each(['', 'unbekannt', '_'])('begins at the top after %j', (text) => {
    expect(readPlace(text)).toBe(null);
  });
});
