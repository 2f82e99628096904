import { describe, expect, it } from 'vitest';
import { followUnpaid, parseAttempt, parseUnpaid, toReleaseAnswer, type UnpaidOrder } from './saved-flow.ts';
import type { OrderDraft } from './submission.ts';

const unpaid: UnpaidOrder = {
  orderId: 'o1',
  gateway: 'Stripe_card',
  content: '{}',
  createAccount: false,
};
const isDraft = (value: unknown): value is OrderDraft & { readonly cook: string } =>
  typeof value === 'object' && value !== null;

// S3 K3: an order is placed once, however often it is sent.
describe('what survives a reload', () => {
  it('is the same afterwards', () => {
    const attempt = { key: 'key-1', requests: [{ cook: 'eins' }] };
    expect(parseAttempt(JSON.parse(JSON.stringify(attempt)), isDraft)).toEqual(attempt);
    expect(parseUnpaid(JSON.parse(JSON.stringify(unpaid)))).toEqual(unpaid);
  });

  it('keeps the key even if no request can be read: with a new key the order could be placed twice', () => {
    expect(parseAttempt({ key: 'key-1', requests: ['damaged'] }, isDraft)).toEqual({ key: 'key-1', requests: [] });
    expect(parseAttempt({ key: 'key-1' }, isDraft)).toEqual({ key: 'key-1', requests: [] });
  });

  it.each([null, 'text', {}, { key: 1 }, { orderId: 'o1', gateway: 'x' }])('is nothing for %j', (stored) => {
    expect(parseAttempt(stored, isDraft)).toBeNull();
    expect(parseUnpaid(stored)).toBeNull();
  });
});

describe('the unpaid order', () => {
  it.each([
    ['paid', null],
    ['ended', null],
    ['none', null],
    ['waiting', unpaid],
    ['unpaid', unpaid],
    ['unreachable', unpaid],
  ] as const)('after the answer %s', (result, kept) => {
    const answer =
      result === 'none' || result === 'unreachable' ? { result } : { result, paymentStatus: 'pending' as const };
    expect(followUnpaid(unpaid, { orderId: 'o1', ...answer })).toEqual(kept);
    expect(followUnpaid(unpaid, toReleaseAnswer({ orderId: 'o1', ...answer }))).toEqual(kept);
  });

  it('is not concerned by an answer about another order', () => {
    expect(followUnpaid(unpaid, { orderId: 'o2', result: 'none' })).toEqual(unpaid);
  });
});
