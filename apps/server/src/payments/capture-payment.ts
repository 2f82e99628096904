import { isCalledOff } from '@tischlein/domain/orders';
import type { CaptureResponse, SettleResponse } from '@tischlein/contract/shop';
import { isAbandoned } from '@tischlein/domain/payments';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findOrderToPay } from './order-to-pay.ts';
import type { PayRequest } from './prepare-payment.ts';
import { settlePayment } from './settle-payment.ts';

export type CaptureOutcome =
  | { readonly code: 'answer'; readonly answer: CaptureResponse }
  | { readonly code: 'orderUnknown' | 'methodNotAllowed' | 'unreachable' };

/** Captures what a guest approved with PayPal's button, only for the PayPal order of this order (S2 §7 capture). */
export async function capturePayment(
  deps: Deps,
  shop: LoadedShop,
  request: PayRequest & { readonly reference: string },
): Promise<CaptureOutcome> {
  const lookup = await findOrderToPay(deps, shop, request);
  if (lookup.code !== 'found') return lookup;
  const { payment } = lookup;
  if (payment?.means !== 'paypalButton' || payment.reference !== request.reference) return { code: 'orderUnknown' };
  const settled = await settlePayment(deps, shop, { paymentId: payment.payment_id, cause: 'capture' });
  if (settled.order.released_at !== null) return { code: 'answer', answer: { status: 'success' } };
  if (settled.isDeclined) return { code: 'answer', answer: { status: 'INSTRUMENT_DECLINED' } };
  if (settled.code === 'unreachable') return { code: 'unreachable' };
  const isOver = isAbandoned(settled.payment.status) || settled.order.status !== 'placed';
  return { code: 'answer', answer: { status: isOver ? 'failed' : 'pending' } };
}

export type ReturnOutcome =
  | { readonly code: 'answer'; readonly answer: SettleResponse }
  | { readonly code: 'orderUnknown' | 'methodNotAllowed' };

/** Settles after the guest returned from the provider. The return itself proves nothing: the provider is asked. */
export async function returnFromPayment(deps: Deps, shop: LoadedShop, request: PayRequest): Promise<ReturnOutcome> {
  const lookup = await findOrderToPay(deps, shop, request);
  if (lookup.code !== 'found') return lookup;
  const { order, payment } = lookup;
  const isDone = !payment || order.released_at !== null || order.status !== 'placed';
  if (isDone) return toReturnOutcome(order, payment);
  const settled = await settlePayment(deps, shop, { paymentId: payment.payment_id, cause: 'return' });
  return toReturnOutcome(settled.order, settled.payment);
}

export function toReturnOutcome(order: StoredOrder, payment: Row<'payments'> | null): ReturnOutcome {
  return { code: 'answer', answer: { paymentStatus: order.payment_status, result: toSettleResult(order, payment) } };
}

function toSettleResult(order: StoredOrder, payment: Row<'payments'> | null): SettleResponse['result'] {
  if (isCalledOff(order.status)) return 'ended';
  if (order.released_at !== null) return 'paid';
  return payment && isAbandoned(payment.status) ? 'unpaid' : 'waiting';
}
