import { type Cents, sum } from '@tischlein/domain';
import { averageOrder, countOrders, type Figures, sumTakings, type Totals } from '@tischlein/domain/books';
import { changeInPercent } from '@tischlein/wording/office';
import { euro, nameMonth, wholeNumber } from '@tischlein/wording';
import { MONTHLY_MAIL } from '@tischlein/wording/documents';
import { type Mail, type MailBlock, type MailRow, renderMail } from './mail-content.ts';
import type { MailSender } from './order-mail.ts';

interface MonthToTell {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly report: {
    readonly figures: Figures;
    readonly before: Totals;
    readonly branches: readonly { readonly name: string; readonly orders: number; readonly takings: Cents }[];
  };
  /** The page of figures, where the mail is switched off, too. */
  readonly url: string;
  /** Ends the mail without signing in. */
  readonly unsubscribeUrl: string;
}

const ROWS = MONTHLY_MAIL.rows;
const MOST_DISHES = 5;

/** The figures of a month, for people of the restaurant who want them. It holds nothing about guests. */
export function monthlyMail(sender: MailSender, { month, report, url, unsubscribeUrl }: MonthToTell): Mail {
  const title = `${nameMonth(`${month}-01`)} ${month.slice(0, 4)}`;
  const { figures, branches } = report;
  const dishes = figures.lists.dishes.slice(0, MOST_DISHES);
  return renderMail({
    subject: `${MONTHLY_MAIL.title(title)} – ${sender.shop.restaurantName}`,
    sender,
    blocks: [
      { kind: 'title', text: MONTHLY_MAIL.title(title) },
      { kind: 'rows', rows: listSums(report) },
      ...listRows(
        MONTHLY_MAIL.branches,
        branches.map(({ name, takings }) => row(name, euro(takings))),
      ),
      ...listRows(
        MONTHLY_MAIL.dishes,
        dishes.map(({ name, count }) => row(name, `${wholeNumber(count)}×`)),
      ),
      { kind: 'button', text: MONTHLY_MAIL.view, url },
      { kind: 'link', text: MONTHLY_MAIL.unsubscribe, url: unsubscribeUrl },
    ],
  });
}

function listSums({ figures: { totals }, before }: MonthToTell['report']): readonly MailRow[] {
  const takings = sumTakings(totals.takings);
  const change = changeInPercent(takings, sumTakings(before.takings));
  const back = sum([totals.documents.refund.amount, totals.documents.cancellation.amount]);
  const tips = sum(totals.tips.flatMap(({ received, refunded }) => [received, refunded]));
  return [
    { ...row(ROWS.takings, euro(takings), change === '' ? '' : MONTHLY_MAIL.against(change)), isTotal: true },
    row(ROWS.orders, wholeNumber(countOrders(totals))),
    row(ROWS.average, euro(averageOrder(totals)), ROWS.averageHelp),
    row(ROWS.refused, wholeNumber(totals.refused + totals.cancelled)),
    row(ROWS.refunds, euro(back)),
    row(ROWS.tips, euro(tips)),
    row(ROWS.newGuests, wholeNumber(totals.newGuests)),
  ];
}

const listRows = (heading: string, rows: readonly MailRow[]): readonly MailBlock[] =>
  rows.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'rows', rows },
      ];

const row = (name: string, amount: string, detail = ''): MailRow => ({
  name,
  details: detail === '' ? [] : [detail],
  amount,
  isTotal: false,
});
