import type { Cents } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { Moment } from '@tischlein/domain/opening';
import type { OrderStatus, PaymentStatus } from '@tischlein/domain/orders';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { ARCHIVE, deskStatus } from '@tischlein/wording/office';
import { paymentMethodName, timeOfDay } from '@tischlein/wording';
import { LIST_HEADS, LIST_NAMES } from '@tischlein/wording/documents';
import { money, type NamedTable } from '../lists/table.ts';

export interface OrderToExport {
  readonly branch: string;
  readonly number: number;
  /** Wall time of the shop. */
  readonly placed: Pick<Moment, 'date' | 'minute'>;
  readonly deliveryType: DeliveryType;
  readonly table: number | null;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly paymentMethod: PaymentMethod | null;
  readonly isReleased: boolean;
  readonly articles: readonly { readonly name: string; readonly amount: number }[];
  readonly total: Cents;
  readonly contact: { readonly name: string; readonly phone: string; readonly address: string };
}

/** Orders, one row each; names and addresses only for those who manage guests. */
export function listOrdersTable(
  orders: readonly OrderToExport[],
  { withContacts, withBranches }: { readonly withContacts: boolean; readonly withBranches: boolean },
): NamedTable {
  return {
    name: LIST_NAMES.orders,
    head: LIST_HEADS.orders({ withContacts, withBranches }),
    rows: orders.map((order) => [
      ...(withBranches ? [order.branch] : []),
      order.number,
      { day: order.placed.date },
      timeOfDay(order.placed.minute),
      ARCHIVE.deliveryTypes[order.deliveryType],
      order.table ?? '',
      ...(withContacts ? listContact(order) : []),
      order.articles.map(({ amount, name }) => `${amount} × ${name}`).join(', '),
      paymentMethodName(order.paymentMethod),
      nameState(order),
      money(order.total),
    ]),
  };
}

const listContact = ({ contact, deliveryType }: OrderToExport): readonly string[] => [
  contact.name,
  contact.phone,
  deliveryType === 'delivery' ? contact.address : '',
];

function nameState({ status, paymentStatus, deliveryType, isReleased }: OrderToExport): string {
  if (paymentStatus === 'partlyRefunded') return ARCHIVE.partlyRefunded;
  if (paymentStatus === 'refunded') return ARCHIVE.refunded;
  return isReleased ? deskStatus(status, deliveryType) : ARCHIVE.notPaid;
}
