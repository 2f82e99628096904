import { expect, it } from 'vitest';
import { findAcceptMinutes, findOrigin } from './order-origin.ts';

it.each([
  ['a guest orders on the web', { takenBy: '', table: null }, 'web'],
  ['a guest or a waiter orders at a table', { takenBy: '', table: 7 }, 'table'],
  ['staff take an order on the telephone', { takenBy: 'mia@example.com', table: null }, 'telephone'],
] as const)('%s', (_, order, origin) => {
  expect(findOrigin(order)).toBe(origin);
});

it.each([
  ['the minutes that were told', { minutes: 25, serveAt: null }, 25],
  ['the usual minutes', { minutes: null, serveAt: null }, 40],
  ['the requested time', { minutes: null, serveAt: '2026-11-26T18:00:00.000Z' }, null],
  ['minutes win over the requested time', { minutes: 60, serveAt: '2026-11-26T18:00:00.000Z' }, 60],
] as const)('an order by telephone is accepted for %s', (_, time, expected) => {
  expect(findAcceptMinutes(time, 40)).toBe(expected);
});
