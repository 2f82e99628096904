import { randomUUID } from 'node:crypto';
import { type OrderId, orderId } from '@tischlein/domain';

/**
 * The id of an order that is placed now: `ff202611-…` in November 2026. The month is what PostgreSQL partitions orders by
 * (decision 064). It has the form of a UUID v4 with 90 random bits, because the id alone gives access to the order (S3 K8).
 */
export const newOrderId = (now: string): OrderId =>
  orderId(`ff${now.slice(0, 4)}${now.slice(5, 7)}${randomUUID().slice(8)}`);
