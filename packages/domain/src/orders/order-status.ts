/** Status of an order in the restaurant. */
export const ORDER_STATUSES = [
  'placed',
  'accepted',
  'ready',
  'underway',
  'handedOver',
  'refused',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Returns whether an order is not carried out: refused, or cancelled after all. */
export const isCalledOff = (status: OrderStatus): boolean => status === 'refused' || status === 'cancelled';

/** What the restaurant has said to an order. declined: refused, or called off before anybody accepted it. */
export type OrderAnswer = 'waiting' | 'accepted' | 'declined';

/** Finds what the restaurant has said to an order; a waiter books what they accept. */
export function findAnswer({
  status,
  wasAccepted,
  waiter,
}: {
  readonly status: OrderStatus;
  /** Asked of cancelled orders only. A promised time does not say it: orders that wait for the kitchen have one before. */
  readonly wasAccepted: boolean;
  /** '': a guest ordered. */
  readonly waiter: string;
}): OrderAnswer {
  if (status === 'placed') return waiter === '' ? 'waiting' : 'accepted';
  if (status === 'refused') return 'declined';
  return status === 'cancelled' && !wasAccepted && waiter === '' ? 'declined' : 'accepted';
}

/** Actions of the order desk. */
export const ORDER_ACTIONS = ['accept', 'refuse', 'ready', 'depart', 'handOver', 'cancel'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

const TRANSITIONS: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderAction, OrderStatus>>>>> = {
  placed: { accept: 'accepted', refuse: 'refused', cancel: 'cancelled' },
  accepted: { ready: 'ready', cancel: 'cancelled' },
  ready: { depart: 'underway', handOver: 'handedOver', cancel: 'cancelled' },
  underway: { handOver: 'handedOver', cancel: 'cancelled' },
  handedOver: {},
  refused: {},
  cancelled: {},
};

/** The status after an action; null if it is not allowed. Only deliveries depart. */
export function nextOrderStatus(status: OrderStatus, action: OrderAction, isDelivery: boolean): OrderStatus | null {
  if (action === 'depart' && !isDelivery) return null;
  return TRANSITIONS[status][action] ?? null;
}
