import { expect, it } from 'vitest';
import { readStatus } from './read-status.ts';

const STATUS = {
  id: 'o1',
  number: 4217,
  status: 'accepted',
  paymentStatus: 'captured',
  deliveryType: 'delivery',
  table: null,
  isBillPart: false,
  paysLater: false,
  placedAt: '2026-11-20T17:00:00Z',
  serveAt: null,
  promisedAt: '2026-11-20T17:45:00Z',
  expectedLabel: '18:45',
  refusalReason: null,
  refunded: 0,
  changeId: null,
  dueInPerson: 0,
  notMet: false,
  steps: [{ status: 'placed', at: '2026-11-20T17:00:00Z', label: '18:00' }],
};

it('reads a status as the server sends it', () => {
  expect(readStatus(JSON.stringify(STATUS))).toEqual(STATUS);
});

it.each([
  'no JSON',
  'null',
  '[]',
  JSON.stringify({ ...STATUS, status: 'eaten' }),
  JSON.stringify({ ...STATUS, refunded: 1.5 }),
  JSON.stringify({ ...STATUS, steps: null }),
])('ignores a malformed status: %s', (data) => {
  expect(readStatus(data)).toBeNull();
});
