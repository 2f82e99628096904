import type { Receipt } from '@tischlein/contract/shop';
import { groupByPerson } from '@tischlein/domain/orders';
import { ENTERTAINMENT, RECEIPT } from '@tischlein/wording/documents';
import type { Form } from './form.ts';
import { type Column, openPaper, type Paper, PAPER_WIDTH } from './paper.ts';

const alignRight = (width: number, fromRight: number): Column => ({
  x: PAPER_WIDTH - fromRight - width,
  width,
  align: 'right',
});

const FACTS: readonly Column[] = [
  { x: 0, width: 110 },
  { x: 110, width: PAPER_WIDTH - 110 },
];
const LINES: readonly Column[] = [
  { x: 0, width: 40 },
  { x: 40, width: PAPER_WIDTH - 200 },
  alignRight(70, 80),
  alignRight(80, 0),
];
const SUMS: readonly Column[] = [{ x: 40, width: PAPER_WIDTH - 140 }, alignRight(100, 0)];
const VAT: readonly Column[] = [{ x: 0, width: 200 }, alignRight(80, 200), alignRight(80, 100), alignRight(80, 0)];

interface ReceiptLogo {
  readonly png: Uint8Array;
  /** The colour that the logo is made for, '#rrggbb'. */
  readonly ground: string;
}

/** Renders a receipt as tagged PDF with embedded fonts; null: without a logo. */
export const renderReceiptPdf = (receipt: Receipt, logo: ReceiptLogo | null): Promise<Uint8Array> =>
  renderDocuments(receipt, logo, () => {});

type EntertainmentRows = Form['rows'];

/** Renders a receipt as a 'Bewirtungsbeleg': the form follows the invoice, later documents have pages of their own. */
export const renderEntertainmentPdf = (
  receipt: Receipt,
  logo: ReceiptLogo | null,
  rows: EntertainmentRows,
): Promise<Uint8Array> =>
  renderDocuments({ ...receipt, title: ENTERTAINMENT.title }, logo, (paper) => {
    paper.gap();
    paper.form({ title: ENTERTAINMENT.form, remark: ENTERTAINMENT.law, rows });
  });

function renderDocuments(
  receipt: Receipt,
  logo: ReceiptLogo | null,
  writeMore: (paper: Paper) => void,
): Promise<Uint8Array> {
  const { seller, title } = receipt;
  const paper = openPaper({ title: `${title} – ${seller.name}`, author: seller.name });
  for (const [index, content] of [receipt, ...receipt.followUps].entries()) {
    if (index > 0) paper.nextPage();
    if (logo) paper.logo(logo.png, logo.ground);
    writeDocument(paper, content);
    if (index === 0) writeMore(paper);
  }
  return paper.finish();
}

type Content = Receipt['followUps'][number];

function writeDocument(paper: Paper, content: Content): void {
  writeHead(paper, content);
  writeLines(paper, content);
  writeVat(paper, content);
  writeRefunds(paper, content);
  paper.lines(content.notes);
}

function writeHead(paper: Paper, { seller, title, buyer, facts, ...receipt }: Content): void {
  paper.lines([seller.name], true);
  paper.lines(seller.lines);
  paper.gap();
  if (buyer.length > 0) {
    paper.lines([RECEIPT.buyer], true);
    paper.lines(buyer);
    paper.gap();
  }
  paper.heading(title, 1);
  if (receipt.void) paper.lines([receipt.void], true);
  paper.table(
    FACTS,
    facts.map(({ name, value }) => ({ cells: [name, value] })),
  );
  paper.gap();
}

function writeLines(paper: Paper, { lines, sums }: Content): void {
  const head = { cells: [RECEIPT.amount, RECEIPT.article, RECEIPT.rate, RECEIPT.price], isHead: true };
  paper.table(LINES, [
    ...(lines.length > 0 ? [head] : []),
    ...groupByPerson(lines.map((line) => ({ ...line, memberName: line.person ?? '' }))).flatMap(
      ({ memberName, lines: own }) => [
        ...(memberName ? [{ cells: ['', memberName, '', ''], isStrong: true }] : []),
        ...own.map((line) => ({ cells: [line.amount, line.title, line.rates, line.price], details: line.details })),
      ],
    ),
  ]);
  paper.table(
    SUMS,
    sums.map(({ name, amount, kind }) => ({ cells: [name, amount], isStrong: kind === 'total' })),
  );
  paper.gap();
}

function writeVat(paper: Paper, { vat }: Content): void {
  if (vat.rows.length === 0) return;
  paper.heading(RECEIPT.vat, 2);
  paper.table(VAT, [
    { cells: [RECEIPT.rateColumn, RECEIPT.net, RECEIPT.vatColumn, RECEIPT.gross], isHead: true },
    ...vat.rows.map(({ rate, ...amounts }) => ({ cells: [rate, amounts.net, amounts.vat, amounts.gross] })),
    { cells: [RECEIPT.together, vat.total.net, vat.total.vat, vat.total.gross], isStrong: true },
  ]);
  paper.gap();
}

function writeRefunds(paper: Paper, { refunds }: Content): void {
  if (refunds.length === 0) return;
  paper.heading(RECEIPT.refunds, 2);
  paper.table(
    SUMS,
    refunds.map(({ name, amount, vat }) => ({ cells: [name, amount], details: vat })),
  );
  paper.gap();
}
