import { expect, it } from 'vitest';
import { findSeatNote, findSeatState } from './seat-state.ts';

const OPEN = { isOpen: true, call: null, ready: 0, waitingMinutes: null };

it.each([
  ['free', { ...OPEN, isOpen: false }],
  ['open', OPEN],
  ['open', { ...OPEN, waitingMinutes: 24 }],
  ['late', { ...OPEN, waitingMinutes: 25 }],
  ['late', { ...OPEN, waitingMinutes: 25, ready: 1 }],
  ['ready', { ...OPEN, ready: 2 }],
  ['call', { ...OPEN, isOpen: false, call: { isSeen: false } }],
  ['open', { ...OPEN, call: { isSeen: true } }],
])('%s: %j', (state, seat) => {
  expect(findSeatState(seat)).toBe(state);
});

const EATING = { due: 0, booked: 0, reserved: 0, inKitchen: 0 };

it.each([
  ['late', 'late', { ...EATING, reserved: 500 }],
  ['pays', 'open', { ...EATING, due: 500, booked: 500, reserved: 500, inKitchen: 1 }],
  ['inKitchen', 'open', { ...EATING, inKitchen: 1 }],
  ['eats', 'open', EATING],
  ['eats', 'open', { ...EATING, due: 500, booked: 500 }],
  ['paid', 'open', { ...EATING, booked: 500 }],
] as const)('its tile says %s when it is %s: %j', (note, state, seat) => {
  expect(findSeatNote(seat, state)).toBe(note);
});
