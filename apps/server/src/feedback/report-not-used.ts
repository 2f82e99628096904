import { canReportNotUsed, type NotUsedReason } from '@tischlein/domain/feedback';
import { addObjections } from '../advertising/objections.store.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { addPaymentTask } from '../payments/refunds.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { insertFeedback } from './feedback.store.ts';
import { type FeedbackAuthor, findOrderToRate } from './find-order-to-rate.ts';

type ReportOutcome = {
  readonly code: 'reported' | 'orderUnknown' | 'feedbackNotAllowed' | 'feedbackClosed' | 'feedbackGiven';
};

/**
 * Stores that a guest did not place or receive an order: it gets no invitation any more, and the shop a task (S3 R2). An address
 * that ordered nothing is no customer's, so nothing that advertises is sent there again.
 */
export async function reportNotUsed(
  deps: Pick<Deps, 'database' | 'clock' | 'secretKey'>,
  shop: LoadedShop,
  { author, reason }: { readonly author: FeedbackAuthor; readonly reason: NotUsedReason },
): Promise<ReportOutcome> {
  const found = await findOrderToRate(deps, shop, author);
  if (found.code !== 'found') return found;
  const { order, state } = found;
  if (state === 'notUsed') return { code: 'reported' };
  if (!canReportNotUsed(state)) return { code: state === 'given' ? 'feedbackGiven' : 'feedbackClosed' };
  const at = deps.clock.now();
  const { shop_id, order_id, contact } = order;
  const row: Row<'feedback'> = { shop_id, order_id, given_at: at, not_used: reason, first_name: '', note: '' };
  const isNew = await deps.database.write(async (writer) => {
    if ((await insertFeedback(writer, row, [])) === 'exists') return false;
    await addPaymentTask(writer, { shopId: shop_id, orderId: order_id }, { kind: reason, at });
    if (reason === 'notOrdered' && contact.email !== '')
      await addObjections(writer, { shopIds: [shop_id], email: contact.email }, at);
    return true;
  });
  if (isNew) return { code: 'reported' };
  const now = await findOrderToRate(deps, shop, author);
  return { code: now.code === 'found' && now.state === 'notUsed' ? 'reported' : 'feedbackGiven' };
}
