import { type Cents, sum } from '@tischlein/domain';
import { averageOrder, countOrders, type Figures, sumTakings, type Totals } from '@tischlein/domain/books';
import { changeInPercent } from '@tischlein/wording/office';
import { euro, nameMonth, wholeNumber } from '@tischlein/wording';
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

const MOST_DISHES = 5;

/** The figures of a month, for people of the restaurant who want them. It holds nothing about guests. */
export function monthlyMail(sender: MailSender, { month, report, url, unsubscribeUrl }: MonthToTell): Mail {
  const title = `${nameMonth(`${month}-01`)} ${month.slice(0, 4)}`;
  const { figures, branches } = report;
  const dishes = figures.lists.dishes.slice(0, MOST_DISHES);
  return renderMail({
    subject: `Deine Zahlen für ${title} – ${sender.shop.restaurantName}`,
    sender,
    blocks: [
      { kind: 'title', text: `Deine Zahlen für ${title}` },
      { kind: 'rows', rows: listSums(report) },
      ...listRows(
        'Filialen',
        branches.map(({ name, takings }) => row(name, euro(takings))),
      ),
      ...listRows(
        'Am meisten verkauft',
        dishes.map(({ name, count }) => row(name, `${wholeNumber(count)}×`)),
      ),
      { kind: 'button', text: 'Alle Zahlen ansehen', url },
      { kind: 'link', text: 'Diese Mail abbestellen', url: unsubscribeUrl },
    ],
  });
}

function listSums({ figures: { totals }, before }: MonthToTell['report']): readonly MailRow[] {
  const takings = sumTakings(totals.takings);
  const change = changeInPercent(takings, sumTakings(before.takings));
  const back = sum([totals.documents.refund.amount, totals.documents.cancellation.amount]);
  const tips = sum(totals.tips.flatMap(({ received, refunded }) => [received, refunded]));
  return [
    { ...row('Umsatz', euro(takings), change === '' ? '' : `${change} gegen den Monat davor`), isTotal: true },
    row('Bestellungen', wholeNumber(countOrders(totals))),
    row('Im Schnitt', euro(averageOrder(totals)), 'je Bestellung, vor Erstattungen'),
    row('Abgelehnt oder storniert', wholeNumber(totals.refused + totals.cancelled)),
    row('Erstattet und storniert', euro(back)),
    row('Trinkgeld', euro(tips)),
    row('Neue Gäste', wholeNumber(totals.newGuests)),
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
