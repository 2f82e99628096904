import { describe, expect, it } from 'vitest';
import { orderId } from '../ids.ts';
import { type Destination, suggestTour, suggestTours } from './index.ts';

const SHOP = { latitude: 52.52, longitude: 13.4 };
/** Kilometres by road north of the shop. */
const north = (kilometres: number) => ({ latitude: 52.52 + kilometres / 1.3 / 111.195, longitude: 13.4 });
const aPlace = (id: string, kilometres: number | null, minutes = 0, zip = '10117'): Destination => ({
  orderId: orderId(id),
  point: kilometres === null ? null : north(kilometres),
  zip,
  dueAt: minutes * 60_000,
});
const groups = (...orders: readonly Destination[]) => suggestTours(SHOP, orders).map(({ orderIds }) => orderIds);

describe('orders go together', () => {
  it.each<[string, readonly Destination[], readonly (readonly string[])[]]>([
    ['nothing', [], []],
    ['near and at the same time', [aPlace('a', 1), aPlace('b', 2, 10)], [['a', 'b']]],
    ['near, but half an hour apart', [aPlace('a', 1), aPlace('b', 1.2, 30)], [['a'], ['b']]],
    ['far apart', [aPlace('a', 1), aPlace('b', 5)], [['a'], ['b']]],
    ['along the way', [aPlace('a', 1), aPlace('b', 2.9), aPlace('c', 4.8)], [['a', 'b', 'c']]],
    ['in the same postcode, if a place is unknown', [aPlace('a', null), aPlace('b', 1)], [['b', 'a']]],
    ['not in another postcode', [aPlace('a', null, 0, '10115'), aPlace('b', 1)], [['a'], ['b']]],
    ['not without a postcode', [aPlace('a', null, 0, ''), aPlace('b', null, 0, '')], [['a'], ['b']]],
    [
      'four at most, the most urgent first',
      [aPlace('e', 1, 9), aPlace('d', 1, 5), aPlace('c', 1, 4), aPlace('b', 1, 3), aPlace('a', 1, 2)],
      [['a', 'b', 'c', 'd'], ['e']],
    ],
  ])('%s', (_, orders, expected) => {
    expect(groups(...orders)).toEqual(expected);
  });

  it('each order exactly once', () => {
    const orders = Array.from({ length: 23 }, (_, index) =>
      aPlace(`o${index}`, index % 5 === 0 ? null : (index * 7) % 6, (index * 13) % 60, `1011${index % 3}`),
    );
    expect(
      groups(...orders)
        .flat()
        .toSorted(),
    ).toEqual(orders.map((order) => order.orderId).toSorted());
  });
});

describe('the way', () => {
  it('leads to the nearest guest next', () => {
    expect(suggestTour(SHOP, [aPlace('c', 3), aPlace('a', 1), aPlace('b', 2)])).toEqual({
      orderIds: ['a', 'b', 'c'],
      kilometres: 3,
    });
  });

  it('starts with the most urgent guest if the restaurant is on no map', () => {
    const way = suggestTour(null, [aPlace('far', 3, 1), aPlace('near', 1, 5)]);
    expect(way).toEqual({ orderIds: ['far', 'near'], kilometres: null });
  });

  it('ends with unknown places by postcode and time, and is of no known length', () => {
    const way = suggestTour(SHOP, [
      aPlace('z', null, 0, '10999'),
      aPlace('y', null, 9, '10115'),
      aPlace('x', null, 3, '10115'),
      aPlace('a', 1, 20),
    ]);
    expect(way).toEqual({ orderIds: ['a', 'x', 'y', 'z'], kilometres: null });
  });
});
