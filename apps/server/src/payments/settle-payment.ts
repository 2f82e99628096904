import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readAccounts } from './accounts.ts';
import { type ProviderReport, askProvider } from './ask-provider.ts';
import { readPayment, readPayments } from './payments.store.ts';
import { hasMoney, type SettleCall, writeSettlement } from './write-settlement.ts';

export interface Settled {
  /** unreachable: the provider did not answer; nothing was decided that depends on its answer. */
  readonly code: 'settled' | 'unreachable';
  readonly payment: Row<'payments'>;
  readonly order: StoredOrder;
  /** The guest's card or account was declined; they may choose another one in the same object. */
  readonly isDeclined: boolean;
}

const MOST_RACES = 20;

/**
 * Brings a payment and its order in line with the provider: the one function for return page, webhook and poll
 * (S3 K3). Idempotent; a message is stored together with what it moved, or not at all.
 */
export async function settlePayment(deps: Deps, shop: LoadedShop, call: SettleCall): Promise<Settled> {
  for (let race = 0; race < MOST_RACES; race += 1) {
    const before = await readSettlementState(deps, shop, call.paymentId);
    const accounts = await readAccounts(deps, shop.id);
    const account = accounts.find(({ provider }) => provider === before.payment.provider);
    const report = await askProvider(deps, account ? deps.connectAccount(account) : null, before);
    // A message whose object could not be read is not stored: the provider repeats it. An attempted capture is.
    if (report.isUnreachable && call.message && !report.event) return toSettled(deps, shop, { call, report });
    const recorded = report.isUnreachable ? { paymentId: call.paymentId, cause: call.cause } : call;
    const cooksWhenPromised = account?.provider !== 'unzer' || account.cookWhenPromised !== false;
    const written = await writeSettlement(deps, shop, { ...before, report, call: recorded, cooksWhenPromised });
    if (written !== 'raced') return toSettled(deps, shop, { call, report });
  }
  throw new Error(`payment ${call.paymentId} was moved by others again and again`);
}

async function readSettlementState({ database }: Deps, shop: LoadedShop, paymentId: string) {
  const payment = await readPayment(database.read, shop.id, paymentId);
  const order = payment && (await readOrder(database.read, shop.id, payment.order_id));
  if (!payment || !order) throw new Error(`no payment ${paymentId}`);
  const attempts = await readPayments(database.read, shop.id, payment.order_id);
  const others = attempts.filter((attempt) => attempt.payment_id !== paymentId);
  return { payment, order, isPaidOtherwise: others.some(hasMoney) };
}

async function toSettled(
  deps: Deps,
  shop: LoadedShop,
  { call, report }: { readonly call: SettleCall; readonly report: ProviderReport },
): Promise<Settled> {
  const { payment, order } = await readSettlementState(deps, shop, call.paymentId);
  const code = report.isUnreachable ? 'unreachable' : 'settled';
  return { code, payment, order, isDeclined: report.isDeclined || isLeftOpen(report, payment) };
}

// A poll or message may have seen the decline first: the object waits for the guest again.
const isLeftOpen = ({ event }: ProviderReport, { declines }: Row<'payments'>): boolean =>
  declines > 0 && event?.type === 'seen' && event.seen.state === 'open';
