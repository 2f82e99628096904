import { z } from 'zod';
import { telephoneGuestRequest, telephoneGuests, telephoneOrder, telephoneOrderRequest } from '../office/index.ts';
import { call } from './call.ts';
import { REFUSALS } from './order-problems.ts';

export const takeTelephoneOrder = call({
  method: 'POST',
  path: '/api/office/shop/:shop/telephone-orders',
  summary: 'Take an order on the telephone, once for each Idempotency-Key; it is accepted at once, or when it is paid',
  caller: 'staff',
  area: 'desk',
  headers: z.object({ 'idempotency-key': z.string().optional() }),
  body: telephoneOrderRequest,
  answer: telephoneOrder,
  problems: REFUSALS,
});

export const findTelephoneGuests = call({
  method: 'POST',
  path: '/api/office/shop/:shop/telephone-guests',
  summary: 'Find who has ordered with a phone number, with addresses and last orders',
  caller: 'staff',
  area: 'desk',
  needsGuests: true,
  body: telephoneGuestRequest,
  answer: telephoneGuests,
});
