import type { OrderStatus } from '@tischlein/domain/orders';

/** The states of an order in lists of what happened or is stored. The desk and the guests read others. */
export const ORDER_STATE_NAMES: Readonly<Record<OrderStatus, string>> = {
  placed: 'Bestellt',
  accepted: 'Angenommen',
  ready: 'Fertig',
  underway: 'Unterwegs',
  handedOver: 'Übergeben',
  refused: 'Abgelehnt',
  cancelled: 'Storniert',
};
