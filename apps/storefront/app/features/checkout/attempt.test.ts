import type { ApiResult } from '@tischlein/contract/client';
import type { OrderRequest, OrderResponse } from '@tischlein/contract/shop';
import { describe, expect, it } from 'vitest';
import { writeStored } from '../../browser/storage.ts';
import { sendOrder } from './attempt.ts';

const request = (name: string): OrderRequest => ({ orderItems: [], messageCook: name });
const placed = (id: string): ApiResult<OrderResponse> => ({
  ok: true,
  value: {
    order: { id, number: 1, deliveryFee: 0, total: 0, items: [], acceptAdvertising: false },
    paymentGatewayId: null,
  },
});
const refused = (status: number, code: string | number): ApiResult<OrderResponse> => ({
  ok: false,
  status,
  problem: { code, message: '' },
});

/** A server with the given answers that records what it was sent. */
function aServer(answers: ApiResult<OrderResponse>[]) {
  const sent: { key: string; cook: string | undefined }[] = [];
  const place = async (_shop: string, { messageCook }: OrderRequest, key: string) => {
    sent.push({ key, cook: messageCook });
    return answers[sent.length - 1] ?? refused(500, 'internal');
  };
  return { place, sent };
}

describe('an order is placed once, however often it is sent (S3 K3)', () => {
  it('keeps its key while the outcome is unknown', async () => {
    const { place, sent } = aServer([refused(0, 'unreachable'), refused(503, 'x'), placed('a')]);
    await sendOrder('shop-1', request('eins'), place);
    await sendOrder('shop-1', request('eins'), place);
    await sendOrder('shop-1', request('eins'), place);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it.each([
    ['after a placed order', placed('a')],
    ['after a refusal', refused(409, 3)],
  ])('takes a new key %s', async (when, first) => {
    const { place, sent } = aServer([first, placed('b')]);
    await sendOrder(`shop ${when}`, request('eins'), place);
    await sendOrder(`shop ${when}`, request('zwei'), place);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('keeps its key even if the stored request cannot be read', async () => {
    const { place, sent } = aServer([refused(0, 'unreachable'), placed('a')]);
    await sendOrder('shop-4', request('eins'), place);
    const attemptPlace = { area: 'session', shopId: 'shop-4', name: 'attempt' } as const;
    writeStored(attemptPlace, { key: sent[0]?.key, requests: [{ damaged: true }] });
    await sendOrder('shop-4', request('eins'), place);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('returns the order that arrived, even if the guest has changed it since', async () => {
    const { place, sent } = aServer([refused(0, 'unreachable'), refused(409, 'idempotencyKeyReused'), placed('first')]);
    await sendOrder('shop-2', request('eins'), place);
    const result = await sendOrder('shop-2', request('zwei'), place);
    expect(result).toEqual({ answer: placed('first'), sent: request('eins') });
    expect(sent.map(({ cook }) => cook)).toEqual(['eins', 'zwei', 'eins']);
  });

  it('returns the order that arrived, even if the guest has changed it twice since', async () => {
    const reused = refused(409, 'idempotencyKeyReused');
    const lost = refused(0, 'unreachable');
    const { place, sent } = aServer([lost, lost, reused, reused, placed('second')]);
    await sendOrder('shop-3', request('eins'), place);
    await sendOrder('shop-3', request('zwei'), place);
    const result = await sendOrder('shop-3', request('drei'), place);
    expect(result).toEqual({ answer: placed('second'), sent: request('zwei') });
    expect(sent.map(({ cook }) => cook)).toEqual(['eins', 'zwei', 'drei', 'eins', 'zwei']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});
