import { readFile, rename, writeFile } from 'node:fs/promises';
import { forgetOldest, parsed, type Practice, type PracticePayment } from './practice.ts';

/** Brings the payments back that a file holds; what it returns writes them there, one after the other. */
export async function keepPayments({ payments }: Practice, file: string): Promise<() => Promise<void>> {
  const kept = parsed(await readFile(file, 'utf8').catch(() => '[]'));
  for (const payment of Array.isArray(kept) ? kept.filter(isPayment) : []) payments.set(payment.id, payment);
  let writing = Promise.resolve();
  return () => {
    writing = writing.then(async () => {
      forgetOldest(payments);
      await writeFile(`${file}.new`, JSON.stringify([...payments.values()]));
      await rename(`${file}.new`, file);
    });
    return writing;
  };
}

// Our own file: what has an id and an amount has the rest too.
const isPayment = (value: unknown): value is PracticePayment =>
  typeof value === 'object' && value !== null && 'id' in value && 'amount' in value && 'refunds' in value;
