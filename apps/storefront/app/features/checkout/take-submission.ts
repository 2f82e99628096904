import type { OrderRequest } from '@tischlein/contract/shop';
import type { Answers, Submission } from '@tischlein/domain/checkout-flow';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { newKey } from '@tischlein/ui/new-key';
import { canServeNow } from '../../guest/serve-time.ts';
import type { Order } from '../../ordering/use-order.ts';
import { findFranchise } from '../../shop/find-franchise.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { isAddressTyped } from './delivery-target.ts';
import { orderToCheck, toOrderRequest } from './order-request.ts';

type Circumstances = Pick<CheckoutPlace, 'page' | 'order' | 'form' | 'table' | 'telephone' | 'period'>;

/** The order as it is now, with the guest's answers. */
export function takeSubmission(
  { page: { shop }, order, form, table, telephone, period }: Circumstances,
  answers: Answers,
): Submission<OrderRequest> {
  const { fields, consents, target } = form.now();
  const input = { fields, consents, order, table, isByTelephone: telephone !== null, answers };
  return {
    answers,
    occasion: describeOccasion(order),
    draft: toOrderRequest(shop, input),
    toCheck: orderToCheck(shop, input),
    time: findTime(order, period),
    hasBranches: telephone === null && findFranchise(shop) !== null,
    keepsAddress:
      form.account !== null && order.orderType === 'delivery' && target.replacesSaved && isAddressTyped(target),
    newKey: newKey(),
  };
}

/** The order type and time that the guest's answers are given for (S3 O5). */
export const describeOccasion = ({ orderType, serveTime }: Order): string => `${orderType} ${serveTime?.serveAt ?? ''}`;

function findTime({ serveTime, isTimeGone, orderType }: Order, period: DeliveryPeriod): Submission<never>['time'] {
  if (serveTime !== null) return 'open';
  if (isTimeGone) return 'gone';
  return canServeNow(period, orderType) ? 'open' : 'missing';
}
