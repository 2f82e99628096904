import { randomUUID } from 'node:crypto';
import { newFindings } from './findings.ts';
import type { FaultShop } from './fault-shop.ts';
import type { Scenario } from './order-scenarios.ts';
import { newVisitor, paidBy } from './visitor.ts';

interface Seen {
  readonly sequence: number;
  readonly orderId: string;
}

/** A desk receives an order event and the server dies. The desk resumes after its last event and sees each one once. */
export const notifying: Scenario = async (shop) => {
  const orders = await shop.desk.call({ method: 'GET', path: '/api/office/shop/roma/orders' });
  const seen: Seen[] = [];
  const lost = await watch(shop, { after: orders?.body.sequence ?? 0, seen });
  const placed = await place(shop);
  return async () => {
    await lost.ended;
    const again = await watch(shop, { after: seen.at(-1)?.sequence ?? orders?.body.sequence ?? 0, seen });
    const next = await place(shop);
    await again.until(next);
    const found = newFindings();
    found.mustBe(
      'orders in the order they were told',
      seen.map(({ orderId }) => orderId),
      [placed, next],
    );
    found.mustBe(
      'sequences rise',
      seen.toSorted((one, other) => one.sequence - other.sequence),
      seen,
    );
    await again.leave();
    return found.all;
  };
};

async function place(shop: FaultShop): Promise<string> {
  const placed = await newVisitor(shop.address).order(paidBy('offline'), randomUUID());
  return placed?.body.order?.id ?? `answered ${placed?.status}`;
}

interface Watch {
  /** The connection is closed. */
  readonly ended: Promise<void>;
  until(orderId: string): Promise<void>;
  leave(): Promise<void>;
}

/** Listens as a desk, resuming after the last event seen. */
async function watch(
  shop: FaultShop,
  { after, seen }: { readonly after: number; readonly seen: Seen[] },
): Promise<Watch> {
  const leaving = new AbortController();
  const answer = await fetch(`${shop.address()}/api/office/shop/roma/events`, {
    headers: { cookie: shop.desk.cookie(), 'last-event-id': String(after) },
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(10_000)]),
  });
  let heard = Promise.withResolvers<void>();
  const read = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const blocks = `${rest}${chunk}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) if (block.includes('event: order')) seen.push(seenIn(block));
      heard.resolve();
      heard = Promise.withResolvers();
    }
  };
  let isOver = false;
  const ended = read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
      heard.resolve();
    });
  return {
    ended,
    until: async (orderId) => {
      while (!isOver && !seen.some((each) => each.orderId === orderId)) await heard.promise;
    },
    leave: async () => {
      leaving.abort();
      await ended;
    },
  };
}

function seenIn(block: string): Seen {
  const data: { readonly sequence: number; readonly order: { readonly id: string } } = JSON.parse(
    /^data: (.*)$/m.exec(block)?.[1] ?? '{}',
  );
  return { sequence: data.sequence, orderId: data.order.id };
}
