import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { namesGuests, ofGuest, withoutGuests } from './guest-fields.ts';

const order = z.object({
  id: z.string(),
  name: ofGuest(z.string(), ''),
  note: ofGuest(z.exactOptional(z.string()), undefined),
  change: ofGuest(z.object({ reason: z.string() }).nullable(), null),
});
const ORDER = { id: '1', name: 'Ada', note: 'klingeln', change: { reason: 'Ada' } };
const HIDDEN = { id: '1', name: '', change: null };

describe('an answer for readers who may not know guests', () => {
  it.each([
    ['an object', order, ORDER, HIDDEN],
    ['a list', z.array(order), [ORDER, ORDER], [HIDDEN, HIDDEN]],
    ['a field', z.object({ order: order.nullable() }), { order: ORDER }, { order: HIDDEN }],
    ['an absent field', z.object({ order: order.nullable() }), { order: null }, { order: null }],
    ['a choice', z.union([z.object({ other: z.string() }), order]), ORDER, HIDDEN],
    ['what the schema does not name', order, { ...ORDER, phone: '030' }, HIDDEN],
  ])('is without them in %s', (_, schema, value, hidden) => {
    expect(withoutGuests(schema, value)).toEqual(hidden);
  });

  it('is as it was if its schema marks nothing', () => {
    const schema = z.object({ title: z.string() });
    expect(namesGuests(schema)).toBe(false);
    expect(withoutGuests(schema, { title: 'Roma', more: 1 })).toEqual({ title: 'Roma', more: 1 });
  });
});
