import type { OrderRequest } from '@tischlein/contract/shop';
import type { Answers, LeftOutQuestion, Submission } from '@tischlein/domain/checkout-flow';
import { findUnseen } from '@tischlein/domain/group-order';
import { newKey } from '@tischlein/ui/new-key';
import { listSeen } from '../../ordering/group-membership.ts';
import type { Order } from '../../ordering/use-order.ts';
import { leftOutWords } from '../../receipt/left-out-words.ts';
import { findFranchise } from '../../shop/find-franchise.ts';
import type { ShopView } from '../../shop/shop-view.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { isAddressTyped } from './delivery-target.ts';
import { orderToCheck, toOrderRequest } from './order-request.ts';

type Circumstances = Pick<CheckoutPlace, 'page' | 'order' | 'form' | 'table' | 'telephone'>;

/** The order as it is now, with the guest's answers. */
export function takeSubmission(
  { page: { shop, guest }, order, form, table, telephone }: Circumstances,
  answers: Answers,
): Submission<OrderRequest> {
  const { fields, consents, target } = form.now();
  const input = {
    fields,
    consents,
    order,
    table,
    isByTelephone: telephone !== null,
    answers,
    shownTotal: guest.risen.get()?.before ?? null,
  };
  return {
    answers,
    occasion: describeOccasion(order),
    draft: toOrderRequest(shop, input),
    toCheck: orderToCheck(shop, input),
    time: findTime(order),
    unseen: findUnseenQuestion(shop, order),
    hasBranches: telephone === null && findFranchise(shop) !== null,
    keepsAddress:
      form.account !== null && order.orderType === 'delivery' && target.replacesSaved && isAddressTyped(target),
    newKey: newKey(),
  };
}

/** What of a group's carts its owner has not agreed to leave out (S3 G19). */
function findUnseenQuestion(shop: ShopView, { leftOut, priced, occasion }: Order): LeftOutQuestion | null {
  const unseen = findUnseen(leftOut, listSeen(shop.id));
  if (unseen.length === 0) return null;
  const messages = leftOutWords(unseen, occasion.time.day);
  return { kind: 'leftOut', messages, ids: unseen.map(({ id }) => id), total: priced.steps.total, agreed: null };
}

/** The order type and time that the guest's answers are given for (S3 O5). */
export const describeOccasion = ({ orderType, serveTime }: Order): string => `${orderType} ${serveTime?.serveAt ?? ''}`;

function findTime({ orderability: { can, lost } }: Order): Submission<never>['time'] {
  if (can === 'now' || can === 'at') return 'open';
  return lost === null ? 'missing' : 'gone';
}
