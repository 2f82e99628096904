import type { OrderId, ShopId } from '@tischlein/domain';
import type { EscalationStep } from '@tischlein/domain/escalation';

/** A step that was taken for an unanswered order; `opened`: staff have looked at it. */
export interface EscalationStepRow {
  shop_id: ShopId;
  order_id: OrderId;
  step: EscalationStep | 'opened';
  at: string;
}
