import { z } from 'zod';
import {
  deskOrder,
  ownTours,
  stopAction,
  tourChange,
  tourDrivers,
  tourQuestion,
  tourRequest,
  tourSuggestions,
} from '../office/index.ts';
import { call, stream } from './call.ts';

/** Orders whose place on a tour has changed. */
const tourOrders = z.array(deskOrder);
const JOIN_PROBLEMS = ['driverUnknown', 'orderUnknown', 'notForTours', 'orderOnTour'] as const;
const START_PROBLEMS = ['tourUnknown', 'tourChanged', 'tourNotReady'] as const;

export const listDrivers = call({
  method: 'GET',
  path: '/api/office/shop/:shop/drivers',
  summary: 'List who may take a tour, those on duty first',
  caller: 'staff',
  area: 'tours',
  answer: tourDrivers,
});

export const suggestTours = call({
  method: 'POST',
  path: '/api/office/shop/:shop/tour-suggestions',
  summary: 'Suggest tours for orders by where and when they are due; writes nothing',
  caller: 'staff',
  area: 'tours',
  access: 'read',
  body: tourQuestion,
  answer: tourSuggestions,
});

export const createTour = call({
  method: 'POST',
  path: '/api/office/shop/:shop/tours',
  summary: 'Put a tour together; an order is on one tour at most',
  caller: 'staff',
  area: 'tours',
  body: tourRequest,
  answer: tourOrders,
  status: 201,
  problems: JOIN_PROBLEMS,
});

export const changeTour = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/tours/:tour',
  summary: 'Give a tour another driver, other stops or another order of them',
  caller: 'staff',
  area: 'tours',
  body: tourChange,
  answer: tourOrders,
  problems: ['tourUnknown', 'tourChanged', ...JOIN_PROBLEMS],
});

export const takeTourBack = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/tours/:tour',
  summary: 'Take all open stops from a tour, which ends it; their orders stay as they are',
  caller: 'staff',
  area: 'tours',
  answer: tourOrders,
  problems: ['tourUnknown'],
});

export const startTour = call({
  method: 'POST',
  path: '/api/office/shop/:shop/tours/:tour/start',
  summary: 'Send a driver off: all orders of the tour that wait depart',
  caller: 'staff',
  area: 'tours',
  answer: tourOrders,
  problems: START_PROBLEMS,
});

export const getOwnTours = call({
  method: 'GET',
  path: '/api/office/shop/:shop/own-tours',
  summary: 'Get the own tours with what a driver needs at the door',
  caller: 'staff',
  area: 'handover',
  answer: ownTours,
});

export const startOwnTour = call({
  method: 'POST',
  path: '/api/office/shop/:shop/own-tours/:tour/start',
  summary: 'Set off on an own tour; may be repeated',
  caller: 'staff',
  area: 'handover',
  answer: ownTours,
  problems: START_PROBLEMS,
});

export const actAtStop = call({
  method: 'POST',
  path: '/api/office/shop/:shop/own-tours/:tour/stops/:orderId/:outcome',
  summary: 'Hand an order of an own tour over, note that nobody was met, or try again later; may be repeated',
  caller: 'staff',
  area: 'handover',
  params: { outcome: stopAction },
  answer: ownTours,
  problems: ['tourUnknown', 'stopOver', 'conflictingAction'],
});

export const followOwnTours = stream({
  path: '/api/office/shop/:shop/own-tours/events',
  summary: 'Follow the own tours as server-sent events; each has all of them',
  caller: 'staff',
  area: 'handover',
  event: ownTours,
});
