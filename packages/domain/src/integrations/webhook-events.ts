import type { OrderStatus } from '../orders/order-status.ts';

/** What a webhook can tell; the names are part of the interface and never change. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.accepted',
  'order.refused',
  'order.ready',
  'order.on_the_way',
  'order.handed_over',
  'order.cancelled',
  'order.changed',
  'order.refunded',
  'order.unanswered',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent on request only, so that the receiver can be checked. */
export const TEST_EVENT = 'test';
export type SentEvent = WebhookEvent | typeof TEST_EVENT;

const EVENTS: Readonly<Record<OrderStatus, WebhookEvent>> = {
  placed: 'order.placed',
  accepted: 'order.accepted',
  ready: 'order.ready',
  underway: 'order.on_the_way',
  handedOver: 'order.handed_over',
  refused: 'order.refused',
  cancelled: 'order.cancelled',
};

/** The event that tells that an order has got this status. */
export const toWebhookEvent = (status: OrderStatus): WebhookEvent => EVENTS[status];
