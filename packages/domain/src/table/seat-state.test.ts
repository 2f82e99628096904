import { expect, it } from 'vitest';
import { toCents } from '../money.ts';
import { findSeatNote, findSeatState } from './seat-state.ts';

const OPEN = { isOpen: true, call: null, held: 0, ready: 0, waitingMinutes: null };

it.each([
  ['free', { ...OPEN, isOpen: false }],
  ['open', OPEN],
  ['open', { ...OPEN, waitingMinutes: 24 }],
  ['late', { ...OPEN, waitingMinutes: 25 }],
  ['late', { ...OPEN, waitingMinutes: 25, ready: 1 }],
  ['ready', { ...OPEN, ready: 2 }],
  ['call', { ...OPEN, isOpen: false, call: { isSeen: false } }],
  ['open', { ...OPEN, call: { isSeen: true } }],
  ['held', { ...OPEN, isOpen: false, held: 1 }],
  ['held', { ...OPEN, held: 2, waitingMinutes: 25, ready: 1 }],
  ['call', { ...OPEN, held: 1, call: { isSeen: false } }],
])('%s: %j', (state, seat) => {
  expect(findSeatState(seat)).toBe(state);
});

const EATING = { booked: 0, refunded: 0, paid: 0, handedOver: 0, reserved: 0, due: 0, waiting: 0, inKitchen: 0 };

it.each([
  ['held', 'held', EATING],
  ['late', 'late', { ...EATING, reserved: 500 }],
  ['pays', 'open', { ...EATING, due: 500, booked: 500, reserved: 500, inKitchen: 1 }],
  ['inKitchen', 'open', { ...EATING, inKitchen: 1 }],
  ['eats', 'open', EATING],
  ['eats', 'open', { ...EATING, due: 500, booked: 500 }],
  ['paid', 'open', { ...EATING, booked: 500, paid: 500 }],
  // S3 W11: money for the till is never called paid.
  ['settled', 'open', { ...EATING, booked: 500, handedOver: 500 }],
  ['eats', 'open', { ...EATING, booked: 500, refunded: 500 }],
] as const)('its tile says %s when it is %s: %j', (note, state, seat) => {
  const { booked, refunded, paid, handedOver, reserved, due, waiting } = seat;
  const sums = {
    booked: toCents(booked),
    refunded: toCents(refunded),
    paid: toCents(paid),
    handedOver: toCents(handedOver),
    reserved: toCents(reserved),
    due: toCents(due),
    waiting: toCents(waiting),
  };
  expect(findSeatNote({ ...sums, inKitchen: seat.inKitchen }, state)).toBe(note);
});
