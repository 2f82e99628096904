import { type Cents, sum } from '@tischlein/domain';
import { averageOrder, countOrders, type Figures, sumTakings, type Totals } from '@tischlein/domain/books';
import { changeInPercent } from '../books/report-words.ts';
import { euro, wholeNumber } from '../money.ts';
import { nameMonth } from '../month.ts';
import { type Mail, type MailRow, renderMail } from './mail-content.ts';
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
}

const MOST_DISHES = 5;

/** The figures of a month, for people of the restaurant who want them. It holds nothing about guests. */
export function monthlyMail(sender: MailSender, { month, report, url }: MonthToTell): Mail {
  const { figures, before, branches } = report;
  const { totals, lists } = figures;
  const title = `${nameMonth(`${month}-01`)} ${month.slice(0, 4)}`;
  const takings = sumTakings(totals.takings);
  const tips = sum(totals.tips.flatMap(({ received, refunded }) => [received, refunded]));
  const change = changeInPercent(takings, sumTakings(before.takings));
  return renderMail({
    subject: `Deine Zahlen für ${title} – ${sender.shop.restaurantName}`,
    sender,
    blocks: [
      { kind: 'title', text: `Deine Zahlen für ${title}` },
      {
        kind: 'rows',
        rows: [
          { ...row('Umsatz', euro(takings), change === '' ? '' : `${change} gegen den Monat davor`), isTotal: true },
          row('Bestellungen', wholeNumber(countOrders(totals))),
          row('Im Schnitt', euro(averageOrder(totals)), 'je Bestellung, vor Erstattungen'),
          row('Abgelehnt oder storniert', wholeNumber(totals.refused + totals.cancelled)),
          row(
            'Erstattet und storniert',
            euro(sum([totals.documents.refund.amount, totals.documents.cancellation.amount])),
          ),
          row('Trinkgeld', euro(tips)),
          row('Neue Gäste', wholeNumber(totals.newGuests)),
        ],
      },
      ...(branches.length === 0
        ? []
        : [
            { kind: 'heading', text: 'Filialen' } as const,
            { kind: 'rows', rows: branches.map(({ name, takings: own }) => row(name, euro(own))) } as const,
          ]),
      ...(lists.dishes.length === 0
        ? []
        : [
            { kind: 'heading', text: 'Am besten verkauft' } as const,
            {
              kind: 'rows',
              rows: lists.dishes.slice(0, MOST_DISHES).map(({ name, count }) => row(name, `${wholeNumber(count)}×`)),
            } as const,
          ]),
      { kind: 'button', text: 'Alle Zahlen ansehen', url },
      { kind: 'paragraph', text: 'Auf der Seite „Zahlen“ kannst Du diese Mail jederzeit abbestellen.' },
    ],
  });
}

const row = (name: string, amount: string, detail = ''): MailRow => ({
  name,
  details: detail === '' ? [] : [detail],
  amount,
  isTotal: false,
});
