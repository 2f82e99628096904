import type { Row } from '../db/tables.ts';
import type { StoredChange } from '../orders/order-changes.store.ts';

/** The refund of a change has the change's id. */
export const isRefundOfChange = (
  { refund_id }: Pick<Row<'refunds'>, 'refund_id'>,
  changes: readonly Pick<StoredChange, 'change_id'>[],
): boolean => changes.some(({ change_id }) => change_id === refund_id);
