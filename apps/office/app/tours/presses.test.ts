import type { OwnStop, OwnTour } from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import { expect, it } from 'vitest';
import { applyPresses, type Press, readPresses } from './presses.ts';

const aStop = (orderId: string, state: OwnStop['state'], isReady = true): OwnStop => ({
  orderId,
  number: 1,
  state,
  dueLabel: 'sofort',
  isReady,
  contact: null,
  note: '',
  ageCheck: null,
  due: { kind: 'paid', amount: toCents(0) },
  deposits: toCents(0),
});
const TOUR: OwnTour = {
  id: 't',
  number: 1,
  state: 'planned',
  stops: [aStop('a', 'waiting'), aStop('b', 'waiting'), aStop('c', 'waiting', false)],
};
const toStates = (tours: readonly OwnTour[]) => tours[0]?.stops.map(({ orderId, state }) => `${orderId} ${state}`);

it.each<[string, readonly Press[], readonly string[]]>([
  ['nothing', [], ['a waiting', 'b waiting', 'c waiting']],
  [
    'setting off, without what is still in the kitchen',
    [{ tour: 't', order: null, action: 'start' }],
    ['a onTheWay', 'b onTheWay', 'c waiting'],
  ],
  [
    'several stops, one after the other',
    [
      { tour: 't', order: null, action: 'start' },
      { tour: 't', order: 'a', action: 'later' },
      { tour: 't', order: 'b', action: 'handOver' },
      { tour: 't', order: 'a', action: 'notMet' },
    ],
    ['b handedOver', 'c waiting', 'a notMet'],
  ],
  [
    'another tour, and a stop that is gone',
    [
      { tour: 'x', order: 'a', action: 'handOver' },
      { tour: 't', order: 'x', action: 'handOver' },
    ],
    ['a waiting', 'b waiting', 'c waiting'],
  ],
])('what was pressed shows before the server knows it: %s', (_, presses, states) => {
  expect(toStates(applyPresses([TOUR], presses))).toEqual(states);
});

it.each([
  [null, []],
  ['text', []],
  [[null, 7, {}, { tour: 't', order: 3, action: 'handOver' }, { tour: 't', order: 'a', action: 'fly' }], []],
  [[{ tour: 't', order: 'a', action: 'handOver', more: 1 }], [{ tour: 't', order: 'a', action: 'handOver' }]],
  [[{ tour: 't', order: null, action: 'start' }], [{ tour: 't', order: null, action: 'start' }]],
])('stored presses are read as far as they are readable: %j', (stored, presses) => {
  expect(readPresses(stored)).toEqual(presses);
});
