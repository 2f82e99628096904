import { expect, it } from 'vitest';
import { listDueReceipts, type ReceiptFacts } from './due-receipts.ts';

const NOTHING: ReceiptFacts = { isReleased: true, isEnded: false, changes: [], payments: [], refunds: [] };
const paid = { ...NOTHING, payments: ['p1'] };
const whole = { ...paid, refunds: ['r1', 'r2'], isEnded: true };

// 'payment, cancellation and refund are documents of their own that name the first'
it.each<[string, ReceiptFacts, readonly string[], readonly string[]]>([
  ['not with the restaurant yet', { ...paid, isReleased: false }, [], []],
  ['released', NOTHING, [], ['invoice ']],
  ['released and paid', paid, [], ['invoice ', 'payment p1']],
  ['paid later', paid, ['invoice '], ['payment p1']],
  ['refunded', { ...paid, refunds: ['r1'] }, ['invoice ', 'payment p1'], ['refund r1']],
  ['ended', { ...paid, isEnded: true }, ['invoice ', 'payment p1'], ['cancellation ']],
  ['all at once, after a crash', whole, [], ['invoice ', 'payment p1', 'refund r1', 'refund r2', 'cancellation ']],
  ['nothing twice', whole, ['invoice ', 'payment p1', 'refund r1', 'refund r2', 'cancellation '], []],
])('the documents of an order (S3 L3): %s', (_, facts, issued, due) => {
  const known = issued.map((words) => {
    const [kind, cause = ''] = words.split(' ');
    return { kind: kind as 'invoice', cause };
  });
  expect(listDueReceipts(facts, known).map(({ kind, cause }) => `${kind} ${cause}`)).toEqual(due);
});
