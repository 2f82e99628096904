import { z } from 'zod';
import {
  enteredReservation,
  officeReservationAction,
  officeReservations,
  reservationSettingsRequest,
  savedReservationSettings,
} from '../office/index.ts';
import {
  answerReservationRequest,
  changeReservationRequest,
  linkedReservation,
  reservation,
  reservationAnswer,
  reservationLinkRequest,
  reserveTableRequest,
  reservationTimes,
  reservationTimesRequest,
} from '../shop/index.ts';
import { calendarDate } from '../wire-values.ts';
import { call, file, ifMatch, OPEN_SHOP_PROBLEMS } from './call.ts';

const idempotencyKey = z.object({ 'idempotency-key': z.string().optional() });
const KEY_PROBLEMS = ['idempotencyKeyInvalid', 'idempotencyKeyReused'] as const;
const SEAT_PROBLEMS = ['reservationsOff', 'reservationFull', 'reservationTimeGone'] as const;
const ANSWER_PROBLEMS = ['reservationUnknown', 'reservationOver', 'reservationChanged'] as const;

/** A POST, so that the token reaches no log. */
export const findReservationTimes = call({
  method: 'POST',
  path: '/api/shop/:shop/reservation-times',
  summary: 'List the times of a day at which a party can arrive, and whether they are free',
  caller: 'guest',
  body: reservationTimesRequest,
  answer: reservationTimes,
  problems: ['reservationsOff', 'reservationUnknown'],
});

export const reserveTable = call({
  method: 'POST',
  path: '/api/shop/:shop/reservations',
  summary: 'Reserve a table, once for each Idempotency-Key',
  caller: 'guest',
  limit: 'reservation',
  headers: idempotencyKey,
  body: reserveTableRequest,
  answer: reservationAnswer,
  problems: ['shopNotOpen', ...KEY_PROBLEMS, ...SEAT_PROBLEMS],
});

export const lookAtReservation = call({
  method: 'POST',
  path: '/api/shop/:shop/reservations/look',
  summary: 'Get a reservation by the token of a link',
  caller: 'guest',
  limit: 'orderPage',
  body: reservationLinkRequest,
  answer: linkedReservation,
  problems: ['reservationUnknown'],
});

export const answerReservation = call({
  method: 'POST',
  path: '/api/shop/:shop/reservations/answer/:action',
  summary:
    'Confirm or cancel a reservation with the token of the guest, accept or decline it with that of the restaurant',
  caller: 'guest',
  limit: 'reservation',
  params: { action: z.enum(['confirm', 'cancel', 'accept', 'decline']) },
  body: answerReservationRequest,
  answer: linkedReservation,
  problems: ANSWER_PROBLEMS,
});

export const changeReservation = call({
  method: 'POST',
  path: '/api/shop/:shop/reservations/change',
  summary: 'Change day, time and party of a reservation with the token of the guest',
  caller: 'guest',
  limit: 'reservation',
  body: changeReservationRequest,
  answer: linkedReservation,
  problems: [...ANSWER_PROBLEMS, ...SEAT_PROBLEMS],
});

export const getReservationCalendar = file({
  path: '/api/shop/:shop/reservations/:token/calendar',
  summary: 'Download a reservation as a calendar file',
  caller: 'guest',
  limit: 'document',
  problems: ['reservationUnknown'],
});

export const listReservations = call({
  method: 'GET',
  path: '/api/office/shop/:shop/reservations',
  summary: 'List the reservations of a day; today by default',
  caller: 'staff',
  area: 'tables',
  query: z.object({ date: calendarDate.optional() }),
  answer: officeReservations,
});

export const enterReservation = call({
  method: 'POST',
  path: '/api/office/shop/:shop/reservations',
  summary: 'Enter a reservation by phone or at the door; it is confirmed at once',
  caller: 'staff',
  area: 'tables',
  headers: idempotencyKey,
  body: enteredReservation,
  answer: reservation,
  problems: [...KEY_PROBLEMS, ...SEAT_PROBLEMS],
});

export const actOnReservation = call({
  method: 'POST',
  path: '/api/office/shop/:shop/reservations/:reservation/:action',
  summary: 'Accept, decline or cancel a reservation',
  caller: 'staff',
  area: 'tables',
  params: { action: z.enum(['accept', 'decline', 'cancel']) },
  body: officeReservationAction,
  answer: reservation,
  problems: ANSWER_PROBLEMS,
});

export const getReservationSettings = call({
  method: 'GET',
  path: '/api/office/shop/:shop/reservation-settings',
  summary: 'Get whether and how guests reserve tables',
  caller: 'staff',
  area: ['tables', 'opening'],
  answer: savedReservationSettings,
});

export const saveReservationSettings = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/reservation-settings',
  summary: 'Set whether and how guests reserve tables',
  caller: 'staff',
  area: 'opening',
  headers: ifMatch,
  body: reservationSettingsRequest,
  answer: savedReservationSettings,
  problems: ['slugTaken', 'slugReserved', 'domainRefused', 'pageReserved', 'branchInvalid', ...OPEN_SHOP_PROBLEMS],
});
