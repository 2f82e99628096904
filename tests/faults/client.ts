import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderRequest } from '@tischlein/contract/shop';
import { aDelivery } from '../support/trattoria.ts';
import type { Chance } from './chance.ts';
import type { Answer, Ledger } from './ledger.ts';
import type { ServerProcess } from './server-process.ts';

const NO_ANSWER_WITHIN_MS = 10_000;
const RETRY_AFTER_MS = 20;

interface OrderingGuest {
  readonly server: ServerProcess;
  readonly ledger: Ledger;
  readonly chance: Chance;
}

/** Places orders until stopped, as one guest. Repeats each order with the same key until it is answered. */
export async function orderUntil(stopped: AbortSignal, { server, ledger, chance }: OrderingGuest): Promise<void> {
  while (!stopped.aborted) {
    const key = randomUUID();
    const request = anyOrder(chance);
    ledger.write({ key, answer: null });
    // Some guests click twice.
    const asks = chance.below(5) === 0 ? [askUntilAnswered, askUntilAnswered] : [askUntilAnswered];
    const answers = await Promise.all(asks.map((ask) => ask(server, key, request)));
    for (const answer of answers) ledger.write({ key, answer });
    await pause(chance.below(10));
  }
}

async function askUntilAnswered(server: ServerProcess, key: string, request: OrderRequest): Promise<Answer> {
  for (;;) {
    const answer = await ask(server, key, request).catch(() => null);
    if (answer) return answer;
    await pause(RETRY_AFTER_MS);
  }
}

// null: no answer, or one that asks to retry later.
async function ask(server: ServerProcess, key: string, request: OrderRequest): Promise<Answer | null> {
  const response = await fetch(`${await server.address()}/api/shop/roma/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(NO_ANSWER_WITHIN_MS),
  });
  const body = (await response.json()) as { order?: { id: string; total: number }; code?: string | number };
  if (response.status === 503) return null;
  if (response.status === 200 && body.order) return { status: 200, orderId: body.order.id, total: body.order.total };
  return { status: response.status, code: body.code ?? '' };
}

function anyOrder(chance: Chance): OrderRequest {
  const amount = 2 + chance.below(3);
  const couponCode = chance.below(10) < 3 ? 'FEW' : null;
  const phone = `030 ${chance.below(10_000_000)}`;
  const formValues = { ...aDelivery().formValues, phone, email: `${phone.slice(4)}@example.com` };
  return aDelivery({
    formValues,
    couponCode,
    orderItems: [
      { dishId: 'margherita', amount },
      { dishId: 'bier', amount: 1 },
    ],
  });
}
