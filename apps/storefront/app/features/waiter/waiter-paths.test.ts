import { expect, it } from 'vitest';
import { findWaiterPlace } from './waiter-paths.ts';

it.each([
  ['', { kind: 'floor' }],
  ['artikel', { kind: 'items' }],
  ['tisch/7', { kind: 'table', table: 7 }],
  ['tisch/7/bestellen', { kind: 'take', table: 7 }],
  ['tisch/9999/aufteilen', { kind: 'split', table: 9999 }],
  ['tisch/0', { kind: 'unknown' }],
  ['tisch/10000', { kind: 'unknown' }],
  ['tisch/7/leeren', { kind: 'unknown' }],
  ['tisch', { kind: 'unknown' }],
])('/service/%s', (part, place) => {
  expect(findWaiterPlace(part)).toEqual(place);
});
