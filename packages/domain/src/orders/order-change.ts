import { type BasisPoints, type Cents, NO_CENTS, subtract, toCents } from '../money.ts';
import type { OrderStatus } from './order-status.ts';

/** What has become of a change that the desk proposed to the guest. `withdrawn`: by the desk. */
export const CHANGE_STATES = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** What a guest says to a proposed change. */
export const ORDER_CHANGE_ANSWERS = ['accept', 'decline'] as const;
export type OrderChangeAnswer = (typeof ORDER_CHANGE_ANSWERS)[number];

export const CHANGE_MINUTES = { least: 2, most: 60, usual: 10 } as const;

interface OrderToChange {
  readonly status: OrderStatus;
  /** Is delivered or picked up, by a guest alone; neither a test nor at a table. */
  readonly isPlain: boolean;
  /** Money went back to the guest, apart from that of accepted changes. */
  readonly isRefunded: boolean;
}

/** Returns whether the desk may propose another version: until the food is ready. */
export const mayChange = ({ status, isPlain, isRefunded }: OrderToChange): boolean =>
  isPlain && !isRefunded && (status === 'placed' || status === 'accepted');

interface ProposedChange {
  readonly state: ChangeState;
  readonly expiresAt: string;
}

/** The state at an instant: an unanswered change expires by itself, or because the order has moved on. */
export function findChangeState({ state, expiresAt }: ProposedChange, status: OrderStatus, now: string): ChangeState {
  if (state !== 'open') return state;
  return now >= expiresAt || (status !== 'placed' && status !== 'accepted') ? 'expired' : 'open';
}

/** How the price of a changed order is settled. Never both. */
export interface SettledChange {
  /** Goes back to the guest at the provider. */
  readonly refund: Cents;
  /** Is paid at the door or the counter. */
  readonly due: Cents;
}

/** Settles a new total: money that was paid online goes back, a rest is paid in person; nothing is charged online. */
export function settleChange(total: Cents, paidOnline: Cents): SettledChange {
  const rest = subtract(total, paidOnline);
  return rest < 0 ? { refund: subtract(paidOnline, total), due: NO_CENTS } : { refund: NO_CENTS, due: rest };
}

interface VatAmount {
  readonly rate: BasisPoints;
  readonly gross: Cents;
  readonly vat: Cents;
}

/** What a correction changes of the VAT of a receipt, by rate; rates without a change are left out. */
export function correctVat(before: readonly VatAmount[], after: readonly VatAmount[]): readonly VatAmount[] {
  const rates = [...new Set([...before, ...after].map(({ rate }) => rate))].toSorted((left, right) => left - right);
  return rates
    .map((rate) => ({
      rate,
      gross: subtract(sumAt(after, rate, 'gross'), sumAt(before, rate, 'gross')),
      vat: subtract(sumAt(after, rate, 'vat'), sumAt(before, rate, 'vat')),
    }))
    .filter(({ gross, vat }) => gross !== 0 || vat !== 0);
}

const sumAt = (amounts: readonly VatAmount[], rate: BasisPoints, part: 'gross' | 'vat'): Cents =>
  toCents(amounts.reduce((all, amount) => (amount.rate === rate ? all + amount[part] : all), 0));

/** Another amount of a line, 0: without it. */
export interface ChangedLine {
  readonly lineId: string;
  readonly amount: number;
}

/** The items of an order with other amounts; lines that are not named stay as they are. */
export const changeAmounts = <Item extends { readonly amount?: number }>(
  items: readonly { readonly lineId: string; readonly item: Item }[],
  changed: readonly ChangedLine[],
): readonly Item[] =>
  items.flatMap(({ lineId, item }) => {
    const amount = changed.find((line) => line.lineId === lineId)?.amount ?? item.amount ?? 1;
    return amount === 0 ? [] : [{ ...item, amount }];
  });
