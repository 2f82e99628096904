import * as calls from '@tischlein/contract/calls';
import type { CallEffect, CheckoutAnswer, OrderDraft, OrderToPay } from '@tischlein/domain/checkout-flow';
import { send } from '../api/send.ts';
import { giveUpUnpaid, settleUnpaid } from './ask-unpaid.ts';
import { preparePayment } from './prepare-payment.ts';

type PaymentCall = Exclude<CallEffect<OrderDraft>, { readonly kind: 'settleAddress' | 'findBranch' | 'sendOrder' }>;

/** Makes a call about the payment of a placed order, or of a part of a bill. */
export async function callForPayment(call: PaymentCall, shop: string): Promise<CheckoutAnswer> {
  switch (call.kind) {
    case 'settleUnpaid':
      return { kind: 'unpaidAnswered', answer: await settleUnpaid(shop, call.order) };
    case 'giveUpUnpaid':
      return { kind: 'unpaidAnswered', answer: await giveUpUnpaid(shop, call.order) };
    case 'prepare':
      return { kind: 'prepared', answer: await preparePayment(shop, call) };
    case 'capture':
      return capture(shop, call);
  }
}

async function capture(
  shop: string,
  { order, payPalOrder }: { readonly order: OrderToPay; readonly payPalOrder: string },
): Promise<CheckoutAnswer> {
  const answer = await send(calls.capturePayPal, { params: { shop, ...order, reference: payPalOrder } });
  // Without an answer, the order page keeps asking whether the money has arrived.
  const status = answer.ok ? answer.value.status : 'pending';
  return { kind: 'captured', status: status === 'INSTRUMENT_DECLINED' ? 'declined' : status };
}
