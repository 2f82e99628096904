import { isAtOrAfter } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findProvider } from './accounts.ts';
import { buildPaymentToPrepare } from './payment-to-prepare.ts';
import { savePrepared } from './prepare-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { writeSettlement } from './write-settlement.ts';

/** Polls a payment that is due. */
export async function pollPayment(deps: Deps, payment: Row<'payments'>): Promise<void> {
  const shop = await deps.shops.shopByRef(payment.shop_id);
  if (!shop) return;
  if (isHalfPrepared(deps, payment)) await finishPreparing(deps, shop, payment);
  else await settlePayment(deps, shop, { paymentId: payment.payment_id, cause: 'poll' });
}

const isHalfPrepared = (deps: Deps, { status, reference, expires_at }: Row<'payments'>): boolean =>
  reference === null && (status === 'preparing' || status === 'unknown') && !isAtOrAfter(deps.clock.now(), expires_at);

// A preparation was interrupted or not answered: repeating the call with the same key returns its result.
async function finishPreparing(deps: Deps, shop: LoadedShop, payment: Row<'payments'>): Promise<void> {
  const order = await readOrder(deps.database.read, shop.id, payment.order_id);
  const provider = await findProvider(deps, shop.id, payment.provider);
  if (!order || !provider) return;
  const prepared = await provider.prepare(buildPaymentToPrepare(deps, shop, { order, payment }));
  if (prepared.code !== 'unknown') {
    await savePrepared(deps, payment, prepared);
    return;
  }
  const report = { event: { type: 'outcomeUnknown' }, isDeclined: false, isUnreachable: true } as const;
  const call = { paymentId: payment.payment_id, cause: 'poll' } as const;
  await writeSettlement(deps, shop, { order, payment, isPaidOtherwise: false, report, call, cooksWhenPromised: true });
}
