import type { DayOverview } from '@tischlein/contract/office';
import { euro, wholeNumber } from '@tischlein/wording';
import {
  listDocumentTable,
  listDueInPerson,
  listMethodTable,
  listMoneyTable,
  listReductionTable,
  listTipTable,
  listVatTable,
} from '@tischlein/documents/books';
import { formatCell, type NamedTable } from '@tischlein/documents/lists';
import { longDay, OVERVIEW, REPORT } from '@tischlein/wording/office';
import { formatDateTime } from '../receipts/write-invoice.ts';
import { type Column, openPaper, type Paper, PAPER_WIDTH } from '../receipts/paper.ts';

const FACTS: readonly Column[] = [
  { x: 0, width: 190 },
  { x: 190, width: PAPER_WIDTH - 190 },
];

/** Renders the overview of a day as a tagged PDF. The same overview always gives the same words. */
export function renderOverviewPdf({ number, madeAt, hash, previousHash, content }: DayOverview): Promise<Uint8Array> {
  const { business, totals, openBills } = content;
  const title = number === null ? OVERVIEW.title : OVERVIEW.numbered(number);
  const paper = openPaper({ title: `${title}, ${longDay(content.day)}`, author: business.name });
  paper.lines([business.name], true);
  paper.lines(business.lines);
  paper.gap();
  paper.heading(title, 1);
  writeDayFacts(paper, content, madeAt);
  if (number === null) paper.lines([OVERVIEW.running], true);
  const hasSum = true;
  writeTable(paper, listVatTable(totals), hasSum);
  writeTable(paper, listMethodTable(totals), hasSum);
  writeTable(paper, listMoneyTable(totals));
  writeTable(paper, listDocumentTable(totals));
  writeTable(paper, listTipTable(totals));
  writeTable(paper, listReductionTable(content.offers, content.coupons));
  writeTable(paper, {
    name: OVERVIEW.openBills(openBills.length),
    head: [OVERVIEW.table, OVERVIEW.since, OVERVIEW.due],
    rows: openBills.map(({ table, openedAt, due }) => [String(table), formatDateTime(openedAt), { cents: due }]),
  });
  paper.lines([OVERVIEW.noTill], true);
  paper.lines([OVERVIEW.noTillText, ...(number === null ? [] : [OVERVIEW.fixed])]);
  if (number !== null) {
    paper.gap();
    paper.lines([`${OVERVIEW.hash}: ${hash}`, ...(previousHash ? [`${OVERVIEW.previousHash}: ${previousHash}`] : [])]);
  }
  return paper.finish();
}

function writeDayFacts(paper: Paper, content: DayOverview['content'], madeAt: string): void {
  const { totals, receipts, waiting } = content;
  writeFacts(paper, [
    [OVERVIEW.day, longDay(content.day)],
    [OVERVIEW.period, `${formatDateTime(content.from)} – ${formatDateTime(content.to)}`],
    [OVERVIEW.made, formatDateTime(madeAt)],
    ...(receipts ? [[OVERVIEW.receipts, `${receipts.first} – ${receipts.last}`] as const] : []),
    [OVERVIEW.orders, wholeNumber(totals.orders.reduce((all, { count }) => all + count, 0))],
    [OVERVIEW.refused, wholeNumber(totals.refused)],
    [OVERVIEW.cancelled, wholeNumber(totals.cancelled)],
    ...(waiting ? [[OVERVIEW.waitingTitle, OVERVIEW.waitingPart(waiting.count, waiting.amount)] as const] : []),
    [REPORT.deposits, euro(totals.deposits)],
    [REPORT.fees, euro(totals.deliveryFees)],
    [REPORT.discounts, euro(totals.discounts)],
    ...listDueInPerson(totals).map(([name, due]) => [name, euro(due)] as const),
  ]);
}

function writeFacts(paper: Paper, facts: readonly (readonly [name: string, value: string])[]): void {
  paper.table(
    FACTS,
    facts.map((cells) => ({ cells: [...cells] })),
  );
  paper.gap();
}

function writeTable(paper: Paper, { name, head, rows }: NamedTable, hasSum = false): void {
  if (rows.length === 0) return;
  paper.heading(name, 2);
  const first = PAPER_WIDTH * (head.length > 4 ? 0.22 : 0.4);
  const width = (PAPER_WIDTH - first) / (head.length - 1);
  const columns = head.map((_, index): Column =>
    index === 0 ? { x: 0, width: first } : { x: first + (index - 1) * width, width, align: 'right' },
  );
  paper.table(columns, [
    { cells: [...head], isHead: true },
    ...rows.map((row, index) => ({ cells: row.map(formatCell), isStrong: hasSum && index === rows.length - 1 })),
  ]);
  paper.gap();
}
