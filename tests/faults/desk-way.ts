import { randomUUID } from 'node:crypto';
import { newFindings } from './findings.ts';
import type { House } from './house.ts';
import type { Way } from './order-ways.ts';
import { newVisitor, paidBy } from './visitor.ts';

interface Seen {
  readonly sequence: number;
  readonly orderId: string;
}

/** A desk receives an order event and the server dies. The desk resumes after its last event and sees each one once. */
export const notifying: Way = async (house) => {
  const orders = await house.desk.call({ method: 'GET', path: '/api/office/shop/roma/orders' });
  const seen: Seen[] = [];
  const lost = await watch(house, { after: orders?.body.sequence ?? 0, seen });
  const placed = await place(house);
  return async () => {
    await lost.ended;
    const again = await watch(house, { after: seen.at(-1)?.sequence ?? orders?.body.sequence ?? 0, seen });
    const next = await place(house);
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

async function place(house: House): Promise<string> {
  const placed = await newVisitor(house.address).order(paidBy('offline'), randomUUID());
  return placed?.body.order?.id ?? `answered ${placed?.status}`;
}

interface Watch {
  /** The line is dead. */
  readonly ended: Promise<void>;
  until(orderId: string): Promise<void>;
  leave(): Promise<void>;
}

/** The desk listens, and goes on after what it has seen. */
async function watch(house: House, { after, seen }: { readonly after: number; readonly seen: Seen[] }): Promise<Watch> {
  const leaving = new AbortController();
  const answer = await fetch(`${house.address()}/api/office/shop/roma/events`, {
    headers: { cookie: house.desk.cookie(), 'last-event-id': String(after) },
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
  const ended = read()
    .catch(() => {})
    .finally(() => heard.resolve());
  return {
    ended,
    until: async (orderId) => {
      while (!leaving.signal.aborted && !seen.some((each) => each.orderId === orderId))
        if ((await Promise.race([heard.promise, ended.then(() => 'ended')])) === 'ended') return;
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
