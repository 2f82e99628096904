import { add, type Cents, NO_CENTS, sum } from '@tischlein/domain';
import {
  type BookedMethod,
  IN_PERSON_METHODS,
  type Item,
  sliceByMethod,
  sliceByRate,
  sumTakings,
  type Totals,
} from '@tischlein/domain/books';
import { percent } from '@tischlein/wording';
import { bookedMethodName, ORDER_TYPE_NAMES, OVERVIEW } from '@tischlein/wording/office';
import { LIST_HEADS, OVERVIEW_TABLES } from '@tischlein/wording/documents';
import { money, type NamedTable } from '../lists/table.ts';

type OverviewTotals = Pick<
  Totals,
  | 'takings'
  | 'orders'
  | 'refused'
  | 'cancelled'
  | 'documents'
  | 'money'
  | 'tips'
  | 'deposits'
  | 'deliveryFees'
  | 'discounts'
>;

/** Takings by method and order type; the last row is their sum. */
export function listMethodTable(totals: OverviewTotals): NamedTable {
  const slices = sliceByMethod(totals).filter(({ takings }) => takings !== 0);
  const column = (type: keyof typeof ORDER_TYPE_NAMES): Cents => sum(slices.map(({ byType }) => byType[type]));
  return {
    name: OVERVIEW.methods,
    head: [OVERVIEW.methods, ...Object.values(ORDER_TYPE_NAMES), OVERVIEW.total],
    rows: [
      ...slices.map(({ method, byType, takings }) => [
        bookedMethodName(method),
        money(byType.delivery),
        money(byType.pickup),
        money(byType.dineIn),
        money(takings),
      ]),
      [
        OVERVIEW.total,
        money(column('delivery')),
        money(column('pickup')),
        money(column('dineIn')),
        money(sumTakings(totals.takings)),
      ],
    ],
  };
}

/** Money that moved at providers. */
export const listMoneyTable = (totals: OverviewTotals): NamedTable => ({
  name: OVERVIEW.online,
  head: [OVERVIEW.online, OVERVIEW.received, OVERVIEW.refunded],
  rows: sliceByMethod(totals)
    .filter(({ received, refunded }) => received !== 0 || refunded !== 0)
    .map(({ method, received, refunded }) => [bookedMethodName(method), money(received), money(refunded)]),
});

/** VAT by rate; the last row is the sum. */
export function listVatTable(totals: OverviewTotals): NamedTable {
  const { rows, total } = sliceByRate(totals.takings);
  return {
    name: OVERVIEW.vat,
    head: LIST_HEADS.vat,
    rows: [
      ...rows.map(({ rate, net, vat, gross }) => [percent(rate), money(net), money(vat), money(gross)]),
      [OVERVIEW.total, money(total.net), money(total.vat), money(total.gross)],
    ],
  };
}

const DOCUMENT_NAMES = { ...OVERVIEW_TABLES.documents, till: OVERVIEW.handedOver } as const;

export const listDocumentTable = ({ documents }: OverviewTotals): NamedTable => ({
  name: OVERVIEW.documents,
  head: [OVERVIEW.documents, OVERVIEW_TABLES.count, OVERVIEW_TABLES.amount],
  rows: (['invoice', 'refund', 'cancellation', 'payment', 'till'] as const)
    .filter((kind) => documents[kind].count > 0)
    .map((kind) => [DOCUMENT_NAMES[kind], documents[kind].count, money(documents[kind].amount)]),
});

export const listTipTable = ({ tips }: OverviewTotals): NamedTable => ({
  name: OVERVIEW.tips,
  head: [OVERVIEW.tips, OVERVIEW.received, OVERVIEW.refunded, OVERVIEW_TABLES.payout],
  rows: [...Map.groupBy(tips, nameTipped)].map(([name, own]) => {
    const received = sum(own.map((tip) => tip.received));
    const refunded = sum(own.map((tip) => tip.refunded));
    const isPaidOut = own.some(({ recipient }) => recipient === 'team');
    return [name, money(received), money(refunded), money(isPaidOut ? add(received, refunded) : NO_CENTS)];
  }),
});

const nameTipped = ({ recipient, waiter }: OverviewTotals['tips'][number]): string =>
  recipient === 'owner' ? OVERVIEW_TABLES.ownersTip : waiter || OVERVIEW_TABLES.team;

/** What offers and coupons took off. */
export const listReductionTable = (offers: readonly Item[], coupons: readonly Item[]): NamedTable => ({
  name: OVERVIEW.offers,
  head: [OVERVIEW.offers, OVERVIEW_TABLES.orders, OVERVIEW_TABLES.amount],
  rows: [...offers, ...coupons].map(({ name, key, count, amount }) => [name || key, count, money(amount)]),
});

/** What the restaurant's own till has to record, by method (S3 W11, R6). */
export function listDueInPerson({
  takings,
}: Pick<Totals, 'takings'>): readonly (readonly [name: string, due: Cents])[] {
  const names: Readonly<Partial<Record<BookedMethod, string>>> = {
    offline: OVERVIEW.cashDue,
    offline_debit: OVERVIEW.cardDue,
    till: OVERVIEW.handedOver,
  };
  return IN_PERSON_METHODS.map(
    (method) => [names[method] ?? '', sumTakings(takings.filter((each) => each.method === method))] as const,
  ).filter(([, due]) => due !== 0);
}
