import type { PaymentProviderName } from '@tischlein/contract/office';
import { createSingleFlight } from '../concurrency.ts';
import type { Row } from '../db/tables.ts';
import { keepFirst } from '../db/insert-once.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findProvider } from './accounts.ts';
import { findPayment, insertMessage, isMessageKnown } from './payments.store.ts';
import type { WebhookMessage, WebhookReading } from './provider.ts';
import { settlePayment } from './settle-payment.ts';

/** taken: stored, or nothing to store · forged: rejected · later: the provider has to send it again. */
export type ReceiveOutcome = 'taken' | 'forged' | 'later';

/** Receives a webhook. It says only which payment to look at, never what its state is. */
export async function receiveMessage(
  deps: Deps,
  shop: LoadedShop,
  { provider: name, message }: { readonly provider: PaymentProviderName; readonly message: WebhookMessage },
): Promise<ReceiveOutcome> {
  const provider = await findProvider(deps, shop.id, name);
  if (!provider) return reportForged(deps, shop, name);
  const reading = await provider.readWebhook(message);
  if (reading.code === 'forged') return reportForged(deps, shop, name);
  if (reading.code === 'unknown') return 'later';
  await deps.pauseAt('beforeSaveMessage');
  const shareRun = singleFlights.get(deps) ?? createSingleFlight();
  singleFlights.set(deps, shareRun);
  return shareRun(`${shop.id} ${name} ${reading.eventId}`, () => settleMessage(deps, shop, { name, reading }));
}

// Duplicates may arrive concurrently: only one of them asks the provider. By deps, because tests run several servers.
const singleFlights = new WeakMap<Deps, ReturnType<typeof createSingleFlight<ReceiveOutcome>>>();

function reportForged(deps: Deps, shop: LoadedShop, name: PaymentProviderName): 'forged' {
  deps.events.messageForged(shop.id, name);
  return 'forged';
}

interface GenuineMessage {
  readonly name: PaymentProviderName;
  readonly reading: Exclude<WebhookReading, { readonly code: 'forged' | 'unknown' }>;
}

async function settleMessage(deps: Deps, shop: LoadedShop, { name, reading }: GenuineMessage): Promise<ReceiveOutcome> {
  const scope = { shopId: shop.id, provider: name };
  if (await isMessageKnown(deps.database.read, { ...scope, eventId: reading.eventId })) return 'taken';
  const payment = reading.code === 'genuine' ? await findPayment(deps.database.read, scope, reading) : null;
  const row: Row<'payment_inbox'> = {
    shop_id: shop.id,
    provider: name,
    event_id: reading.eventId,
    payment_id: payment?.payment_id ?? null,
    reference: reading.code === 'genuine' ? reading.reference : null,
    received_at: deps.clock.now(),
  };
  // The reference is not known yet: the message is assigned when our own call is answered (matchMessages).
  if (!payment?.reference) {
    // Sent twice at the same moment, it is stored once.
    keepFirst(await deps.database.write((writer) => insertMessage(writer, row)));
    return 'taken';
  }
  const isDispute = reading.code === 'genuine' && reading.isDispute;
  const call = {
    paymentId: payment.payment_id,
    cause: 'message',
    message: row,
    ...(isDispute && { isDispute }),
  } as const;
  const settled = await settlePayment(deps, shop, call);
  return settled.code === 'settled' ? 'taken' : 'later';
}
