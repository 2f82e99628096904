import { type BasisPoints, type Cents, NO_CENTS, toCents } from '../money.ts';
import { STANDARD_RATE } from '../pricing/vat-rate.ts';
import { type BookAccount, type Bookkeeping, findAccount, findMethodAccount } from '../shop/bookkeeping.ts';
import type { BookedMethod, DocumentFact } from './facts.ts';
import type { TipSum, Totals } from './figures.ts';

/** A line for the tax adviser: an amount from one account to another, on a day. */
export interface Booking {
  readonly day: string;
  /** Above 0. */
  readonly amount: Cents;
  /** S: debit of `account`; H: credit. */
  readonly side: 'S' | 'H';
  readonly account: string;
  readonly contra: string;
  /** Number of the document or of the daily overview. */
  readonly document: string;
  readonly subject: 'takings' | 'tip';
  readonly rate: BasisPoints | null;
  readonly method: BookedMethod;
}

interface DayToBook {
  readonly day: string;
  readonly document: string;
  readonly totals: Pick<Totals, 'takings' | 'tips'>;
}

/** The bookings of a day: takings by method and VAT rate, tips of the team that were paid online. */
export function bookDay({ day, document, totals }: DayToBook, books: Bookkeeping): readonly Booking[] {
  const sums = new Map<string, { method: BookedMethod; rate: BasisPoints; amount: number }>();
  for (const { method, rate, gross } of totals.takings) {
    const key = `${method} ${rate}`;
    sums.set(key, { method, rate, amount: (sums.get(key)?.amount ?? 0) + gross });
  }
  return [
    ...[...sums.values()].flatMap(({ method, rate, amount }) =>
      book(books, { day, document, subject: 'takings', method, rate, amount }),
    ),
    ...bookTips({ day, document, tips: totals.tips }, books),
  ];
}

/** The bookings of one document. */
export const bookDocument = (
  { day, document, fact }: { readonly day: string; readonly document: string; readonly fact: DocumentFact },
  books: Bookkeeping,
): readonly Booking[] => {
  const { method, vat, tip, tipRecipient, waiter } = fact;
  const tips: readonly TipSum[] =
    tipRecipient === null ? [] : [{ recipient: tipRecipient, method, waiter, received: tip, refunded: NO_CENTS }];
  return [
    ...vat.flatMap(({ rate, gross }) =>
      book(books, { day, document, subject: 'takings', method, rate, amount: gross }),
    ),
    ...bookTips({ day, document, tips }, books),
  ];
};

/** A team's tip passes through; an owner's is in the takings (S3 W13). */
function bookTips(
  { day, document, tips }: { readonly day: string; readonly document: string; readonly tips: readonly TipSum[] },
  books: Bookkeeping,
): readonly Booking[] {
  const ofTeam = tips.filter(({ recipient }) => recipient === 'team');
  return [...Map.groupBy(ofTeam, ({ method }) => method)].flatMap(([method, own]) => {
    const amount = own.reduce((all, { received, refunded }) => all + received + refunded, 0);
    return book(books, { day, document, subject: 'tip', method, rate: null, amount });
  });
}

interface AmountToBook extends Pick<Booking, 'day' | 'document' | 'subject' | 'method' | 'rate'> {
  readonly amount: number;
}

// An amount below 0 is booked on the other side: DATEV takes positive amounts only.
function book(books: Bookkeeping, { amount, ...booking }: AmountToBook): readonly Booking[] {
  const from = findMoneyAccount(booking.method, books);
  if (amount === 0 || from === null) return [];
  const to: BookAccount =
    booking.subject === 'tip' ? 'tips' : booking.rate === STANDARD_RATE ? 'revenueStandard' : 'revenueReduced';
  return [
    {
      ...booking,
      amount: toCents(Math.abs(amount)),
      side: amount > 0 ? 'S' : 'H',
      account: findAccount(books, from),
      contra: findAccount(books, to),
    },
  ];
}

/** Where the money arrives; null: it is not booked here. */
function findMoneyAccount(method: BookedMethod, { includesTill }: Bookkeeping): BookAccount | null {
  if (method === 'none') return null;
  const account = method === 'till' ? 'till' : findMethodAccount(method);
  const isInPerson = account === 'till' || account === 'cash' || account === 'card';
  return isInPerson && !includesTill ? null : account;
}
