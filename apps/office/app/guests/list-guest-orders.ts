import type { GuestFile } from '@tischlein/contract/office';
import { type Cents, toCents } from '@tischlein/domain';
import type { PersonalEntry } from '@tischlein/domain/guests';
import { DELIVERY_TYPES, type DeliveryType } from '@tischlein/domain/menu';
import { isCalledOff, ORDER_STATUSES, type OrderStatus } from '@tischlein/domain/orders';

/** An order of a guest, as a row. */
export interface GuestOrder {
  readonly id: string;
  readonly number: string;
  readonly placedAt: string;
  readonly articles: string;
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  readonly total: Cents;
}

/** The orders in the stored data of a guest, latest first. */
export const listGuestOrders = ({ entries }: Pick<GuestFile, 'entries'>): readonly GuestOrder[] =>
  entries
    .filter(({ part }) => part === 'order')
    .map(toGuestOrder)
    .toSorted((left, right) => right.placedAt.localeCompare(left.placedAt));

const toGuestOrder = ({ order = '', facts }: PersonalEntry): GuestOrder => ({
  id: order,
  number: facts.number ?? '',
  placedAt: facts.placedAt ?? '',
  articles: facts.articles ?? '',
  status: ORDER_STATUSES.find((status) => status === facts.state) ?? 'placed',
  deliveryType: DELIVERY_TYPES.find((type) => type === facts.deliveryType) ?? 'delivery',
  total: toCents(Number(facts.total ?? 0)),
});

/** The orders that count as turnover: accepted, and not called off. */
export const countOrders = (orders: readonly GuestOrder[]): number =>
  orders.filter(({ status }) => status !== 'placed' && !isCalledOff(status)).length;

export interface LastAddress {
  readonly address: string;
  readonly usedAt: string;
}

/** Where the guest got the last delivery; null: none. */
export function findLastAddress({ entries }: Pick<GuestFile, 'entries'>): LastAddress | null {
  const [last] = entries
    .filter(({ part, facts }) => part === 'order' && !!facts.address)
    .toSorted((left, right) => (right.facts.placedAt ?? '').localeCompare(left.facts.placedAt ?? ''));
  return last ? { address: last.facts.address ?? '', usedAt: last.facts.placedAt ?? '' } : null;
}
