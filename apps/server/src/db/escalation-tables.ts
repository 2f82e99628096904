import type { OrderId, ShopId } from '@tischlein/domain';
import type { EscalationStep } from '@tischlein/domain/escalation';

/** A step that was taken for an unanswered order. */
export interface EscalationStepRow {
  shop_id: ShopId;
  order_id: OrderId;
  step: EscalationStep;
  at: string;
}
