import type { OrderId } from '../ids.ts';
import { fail, ok, type Result } from '../result.ts';
import type { GroupOrder } from './group-order.ts';
import type { GroupStage } from './group-stage.ts';

/** What happens to the group's order. */
export type GroupOrderEvent =
  | { readonly type: 'placed'; readonly orderId: OrderId; readonly isPaid: boolean }
  | { readonly type: 'paid' | 'failed'; readonly orderId: OrderId };

/**
 * Follows the group's order. Only one order is ever paid: while one is being paid, another is refused, and an order that
 * failed never completes the group (S3 G4).
 */
export function followOrder(
  group: GroupOrder,
  event: GroupOrderEvent,
): Result<GroupOrder, 'ordered' | 'stageNotAllowed'> {
  if (group.stage === 'completed')
    return event.type === 'paid' && event.orderId === group.orderId ? ok(group) : fail('ordered');
  if (event.type === 'placed') {
    if (group.stage !== 'checkout') return fail('stageNotAllowed');
    return ok({ ...group, orderId: event.orderId, stage: findStageAfter(event.isPaid) });
  }
  if (group.stage !== 'paying' || group.orderId !== event.orderId) return fail('stageNotAllowed');
  return event.type === 'paid'
    ? ok({ ...group, stage: 'completed' })
    : ok({ ...group, stage: 'checkout', orderId: null });
}

const findStageAfter = (isPaid: boolean): GroupStage => (isPaid ? 'completed' : 'paying');
