import * as calls from '@tischlein/contract/calls';
import type { OrderRequest } from '@tischlein/contract/shop';
import type { CallEffect, CheckoutAnswer } from '@tischlein/domain/checkout-flow';
import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { send } from '../../api/send.ts';
import { findBranches } from '../../ordering/find-branches.ts';
import { giveUpUnpaid, settleUnpaid } from '../../payment/ask-unpaid.ts';
import { preparePayment } from '../../payment/prepare-payment.ts';
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
    case 'settleUnpaid':
      return { kind: 'unpaidAnswered', answer: await settleUnpaid(id, call.order) };
    case 'giveUpUnpaid':
      return { kind: 'unpaidAnswered', answer: await giveUpUnpaid(id, call.order) };
    case 'sendOrder':
      return sendOrder(id, call.draft, call.key);
    case 'prepare':
      return { kind: 'prepared', answer: await preparePayment(id, call) };
    case 'capture': {
      const answer = await send(calls.capturePayPal, {
        params: { shop: id, ...call.order, reference: call.payPalOrder },
      });
      // Without an answer, the order page keeps asking whether the money has arrived.
      const status = answer.ok ? answer.value.status : 'pending';
      return { kind: 'captured', status: status === 'INSTRUMENT_DECLINED' ? 'declined' : status };
    }
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
