import { createLinkToken, isTokenFor } from '../link-token.ts';
import type { OrderKey } from '../orders/order-follower.ts';

/** The token of an invitation: it is enough to rate the order. */
export const createFeedbackToken = (order: OrderKey, secretKey: string): string =>
  createLinkToken(toSubject(order), secretKey);

export const isFeedbackToken = (token: string, order: OrderKey, secretKey: string): boolean =>
  isTokenFor(token, toSubject(order), secretKey);

const toSubject = ({ shop_id, order_id }: OrderKey) =>
  ({ purpose: 'feedback', shopId: shop_id, id: order_id }) as const;
