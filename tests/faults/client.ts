import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderRequest } from '@tischlein/contract/shop';
import { aDelivery } from '../support/trattoria.ts';
import type { Answer, Ledger } from './ledger.ts';
import type { ServerProcess } from './server-process.ts';

const NO_ANSWER_WITHIN_MS = 10_000;
const RETRY_AFTER_MS = 20;

/** A guest who orders again and again, and asks with the same key until he has an answer. */
export async function orderUntil(stopped: AbortSignal, server: ServerProcess, ledger: Ledger): Promise<void> {
  while (!stopped.aborted) {
    const key = randomUUID();
    const request = anyOrder();
    ledger.write({ key, answer: null });
    // Some guests click twice.
    const asks = Math.random() < 0.2 ? [askUntilAnswered, askUntilAnswered] : [askUntilAnswered];
    const answers = await Promise.all(asks.map((ask) => ask(server, key, request)));
    for (const answer of answers) ledger.write({ key, answer });
    await pause(Math.random() * 10);
  }
}

async function askUntilAnswered(server: ServerProcess, key: string, request: OrderRequest): Promise<Answer> {
  for (;;) {
    const answer = await ask(server, key, request).catch(() => null);
    if (answer) return answer;
    await pause(RETRY_AFTER_MS);
  }
}

// null: no answer, or one that says 'later'.
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

function anyOrder(): OrderRequest {
  const amount = 2 + Math.floor(Math.random() * 3);
  const couponCode = Math.random() < 0.3 ? 'FEW' : null;
  const phone = `030 ${Math.floor(Math.random() * 10_000_000)}`;
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
