import { describe, expect, it } from 'vitest';
import { isWaiterPassword, readTableParameter } from './table-code.ts';

const SIGNATURE = 'abcdefghijklmnopqrst_-';

describe('the parameter `tisch`', () => {
  it.each([
    ['7', { kind: 'number', table: 7 }],
    ['0', { kind: 'number', table: 0 }],
    [`7-3-${SIGNATURE}`, { kind: 'code', table: 7, version: 3, signature: SIGNATURE }],
    [`0-3-${SIGNATURE}`, { kind: 'password', password: `0-3-${SIGNATURE}` }],
    ['10000', { kind: 'password', password: '10000' }],
    ['bella tavola', { kind: 'password', password: 'bella tavola' }],
    ['', { kind: 'password', password: '' }],
  ])('%s', (value, expected) => {
    expect(readTableParameter(value)).toEqual(expected);
  });
});

it.each([
  ['bella-tavola', true],
  ['äöüäöüäö', true],
  ['kurz', false],
  ['12345678', false],
  [`7-3-${SIGNATURE}`, false],
])('a waiter password may be %s: %s', (password, isAllowed) => {
  expect(isWaiterPassword(password)).toBe(isAllowed);
});
