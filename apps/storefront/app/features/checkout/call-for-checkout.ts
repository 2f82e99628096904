import type { OrderRequest } from '@tischlein/contract/shop';
import type { CallEffect, CheckoutAnswer } from '@tischlein/domain/checkout-flow';
import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { findBranches } from '../../ordering/find-branches.ts';
import { callForPayment } from '../../payment/call-for-payment.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { sendOrder } from './send-order.ts';

type Call = Exclude<CallEffect<OrderRequest>, { readonly kind: 'settleAddress' }>;

/** Makes a call of the checkout. */
export async function callForCheckout(call: Call, place: CheckoutPlace): Promise<CheckoutAnswer> {
  const { page } = place;
  const { id } = page.shop;
  switch (call.kind) {
    case 'findBranch':
      return findBranch(place, call.address);
    case 'sendOrder':
      return place.telephone ? place.telephone(call.draft, call.key) : sendOrder(id, call.draft, call.key);
    default:
      return callForPayment(call, id);
  }
}

/** Finds another branch that delivers to the address (S2 §5.2). */
async function findBranch({ page, order }: CheckoutPlace, address: Address): Promise<CheckoutAnswer> {
  const answer = await findBranches(page, order, formatLocation(address));
  if (!answer.ok) return { kind: 'branchFound', branch: null };
  const { allShops, id: foundId } = answer.value;
  const branch = allShops.find(({ id }) => id === foundId && id !== page.shop.id);
  return { kind: 'branchFound', branch: branch ?? null };
}
