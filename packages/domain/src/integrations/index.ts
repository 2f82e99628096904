export * from './hubrise-order.ts';
export type { HubriseOrder } from './hubrise-shape.ts';
export * from './webhook-events.ts';
export * from './webhook-retries.ts';
