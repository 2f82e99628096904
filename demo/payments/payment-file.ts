import { readFile, rename, writeFile } from 'node:fs/promises';
import { evictOldest, parseJson, type Practice, type PracticePayment } from './practice.ts';

/** Restores the payments of a file; returns a function that saves them, one write after the other. */
export async function openPaymentFile({ payments }: Practice, file: string): Promise<() => Promise<void>> {
  const stored = parseJson(await readFile(file, 'utf8').catch(() => '[]'));
  for (const payment of Array.isArray(stored) ? stored.filter(isPayment) : []) payments.set(payment.id, payment);
  let pendingWrite = Promise.resolve();
  return () => {
    pendingWrite = pendingWrite.then(async () => {
      evictOldest(payments);
      await writeFile(`${file}.new`, JSON.stringify([...payments.values()]));
      await rename(`${file}.new`, file);
    });
    return pendingWrite;
  };
}

// We wrote the file: an object with an id and an amount is complete.
const isPayment = (value: unknown): value is PracticePayment =>
  typeof value === 'object' && value !== null && 'id' in value && 'amount' in value && 'refunds' in value;
