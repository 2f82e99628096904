import type { PaymentResponse } from '@tischlein/contract/shop';
import { toCents } from '@tischlein/domain';
import { paymentDescription } from '@tischlein/wording';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { resolveDelivery } from '../delivery/resolve-delivery.ts';
import { setOrderPayment, type StoredOrder } from '../orders/orders.store.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findProvider } from './accounts.ts';
import { type PrepareOutcome, serializeAnswer, toPaymentResponse } from './payment-answer.ts';
import { buildReturnUrl } from './payment-to-prepare.ts';
import { changePayment, matchMessages } from './payments.store.ts';
import type { WalletAddress } from './provider.ts';

interface WalletReturn {
  readonly order: StoredOrder;
  readonly payment: Row<'payments'>;
  /** The wallet session that the guest brought back. */
  readonly session: string;
}

/**
 * The guest returns from Amazon's pages: checks zone and fee of the address chosen there again, then puts our
 * amount into the session, which the guest confirms (S3 K11). Only a session created for this payment is
 * accepted.
 */
export async function confirmWallet(deps: Deps, shop: LoadedShop, wallet: WalletReturn): Promise<PrepareOutcome> {
  const { order, payment, session } = wallet;
  const provider = await findProvider(deps, shop.id, payment.provider);
  if (!provider?.confirmWallet) return { code: 'methodNotAllowed' };
  const look = await provider.look(session);
  if (look.code === 'unknown') return { code: 'unreachable' };
  if (look.code === 'notFound' || look.ourId !== payment.payment_id) return { code: 'orderUnknown' };
  const address = look.walletAddress ?? null;
  if (address && !(await hasSameTerms(deps, shop, { order, address }))) return toAddressHint(address);
  const confirmed = await provider.confirmWallet({
    key: `${payment.order_id}-wallet-${payment.attempt}`,
    reference: session,
    ourId: payment.payment_id,
    amount: toCents(payment.amount),
    currency: 'EUR',
    description: paymentDescription(order.number, shop.config.restaurantName),
    returnUrl: buildReturnUrl(toShopUrl(deps.publicUrl, shop.config), order),
  });
  if (confirmed.code === 'unknown') return { code: 'unreachable' };
  const answer = toPaymentResponse(confirmed);
  await saveWalletSession(deps, wallet, { address, answer: serializeAnswer(confirmed) });
  return { code: 'answer', answer };
}

function toAddressHint({ street, streetNumber, zip, city }: WalletAddress): PrepareOutcome {
  const answer: PaymentResponse = { status: 'addressHint', address: { street, streetNumber, zip, city } };
  return { code: 'answer', answer };
}

// Fee, minimum and free-delivery limit must be those the guest agreed to.
async function hasSameTerms(
  deps: Deps,
  { config }: LoadedShop,
  { order, address }: { readonly order: StoredOrder; readonly address: WalletAddress },
): Promise<boolean> {
  if (order.delivery_type !== 'delivery') return true;
  const { terms: agreed } = await resolveDelivery(deps, config, order.contact);
  const { terms: actual } = await resolveDelivery(deps, config, address);
  if (!agreed || !actual || actual.minimumOrderValue === null) return false;
  return (
    actual.minimumOrderValue <= order.subtotal &&
    actual.deliveryFee === agreed.deliveryFee &&
    actual.freeAfter === agreed.freeAfter
  );
}

// From now on the session belongs to this payment, and its address is where the order goes.
async function saveWalletSession(
  deps: Deps,
  { order, payment, session }: WalletReturn,
  { address, answer }: { readonly address: WalletAddress | null; readonly answer: string | null },
): Promise<void> {
  const at = deps.clock.now();
  const columns = { reference: session, ...(answer !== null && { answer }), look_at: at, looks: 0 };
  await deps.database.write(async (writer) => {
    await matchMessages(writer, payment, session);
    const change = { moves: [], cause: 'wallet confirmed', at, columns };
    if (!(await changePayment(writer, payment, change))) return;
    if (address && order.delivery_type === 'delivery')
      await setOrderPayment(writer, order, {
        paymentStatus: payment.status,
        contact: { ...order.contact, ...address },
      });
  });
}
