// npm run recount -- ARCHIVE.zip: adds up a month's archive again, without any code of the shop.
import { readFile } from 'node:fs/promises';
import { COMMAND_USAGE, RECOUNT } from '@tischlein/wording/commands';
import { compareDatev } from './recount/compare-datev.ts';
import { compareInvoices } from './recount/compare-invoices.ts';
import { compareOverviews } from './recount/compare-overviews.ts';
import { compareReceipts } from './recount/compare-receipts.ts';
import { euros } from './recount/amounts.ts';
import { checkHashes } from './recount/check-hashes.ts';
import { readArchive } from './recount/read-archive.ts';
import { readRecords } from './recount/read-records.ts';
import type { Comparison } from './recount/comparison.ts';

const [path] = process.argv.slice(2);
if (path === undefined || path.startsWith('-')) {
  console.log(COMMAND_USAGE.recount.join('\n'));
  process.exitCode = path === '--help' ? 0 : 2;
} else process.exitCode = (await recount(path)) ? 0 : 1;

/** Prints each comparison with its result. Returns whether everything agrees. */
async function recount(file: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => null);
  const archive = bytes && readArchive(bytes);
  if (!archive) {
    console.error(`${RECOUNT.unreadable}: ${file}`);
    return false;
  }
  const records = readRecords(archive);
  const comparisons: readonly Comparison[] = [
    checkHashes(archive),
    compareReceipts(records),
    compareOverviews(archive, records),
    compareDatev(archive, records),
    compareInvoices(archive, records),
  ];
  for (const { what, compared, differences } of comparisons) {
    const isRight = differences.length === 0;
    console.log(`${isRight ? RECOUNT.right : RECOUNT.wrong} ${RECOUNT.parts[what]}: ${RECOUNT.compared(compared)}`);
    for (const difference of differences) console.log(`  ${difference}`);
  }
  const takings = records.takings.reduce((all, { gross }) => all + gross, 0);
  const tips = records.takings.filter(({ tipFor }) => tipFor === 'Team').reduce((all, { tip }) => all + tip, 0);
  console.log(RECOUNT.sums({ takings: euros(takings), tips: euros(tips) }));
  return comparisons.every(({ differences }) => differences.length === 0);
}
