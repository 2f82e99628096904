import { describe, expect, it } from 'vitest';
import { aDish, aMenu } from '../../testing/index.ts';
import { findByNumber, findItems } from './find-items.ts';

const menu = aMenu({
  dishes: [
    aDish({ id: 'a', number: '120', name: 'Panna cotta' }),
    aDish({ id: 'b', number: '12', name: 'Margherita' }),
    aDish({ id: 'c', number: '31', name: 'Spaghetti alla carbonara' }),
    aDish({ id: 'd', number: '32', name: 'Carpaccio' }),
    aDish({ id: 'e', number: '12a', name: 'Käse-Maultaschen' }),
    aDish({ id: 'f', number: '40', name: 'Calzone', for: ['pickup'] }),
  ],
});

describe("'search by dish number and first letters'", () => {
  it.each([
    ['12', ['Margherita', 'Panna cotta', 'Käse-Maultaschen']],
    ['12A', ['Käse-Maultaschen']],
    ['mar', ['Margherita']],
    ['MA', ['Margherita', 'Käse-Maultaschen']],
    ['sp ca', ['Spaghetti alla carbonara']],
    ['ca sp', []],
    ['car', ['Carpaccio', 'Spaghetti alla carbonara']],
    ['kase', ['Käse-Maultaschen']],
    ['onara', []],
    ['calz', []],
    [' ', []],
  ])('%j', (text, names) => {
    expect(findItems(menu, text).map(({ name }) => name)).toEqual(names);
  });
});

it.each([
  ['12', 'Margherita'],
  ['012', undefined],
  ['1', undefined],
  ['40', undefined],
  ['', undefined],
])('the keypad shows for %j: %s', (number, name) => {
  expect(findByNumber(menu, number)?.name).toBe(name);
});
