import { shiftRequest } from '../office/index.ts';
import { pushEndpoint, pushKey } from '../shop/index.ts';
import { call } from './call.ts';

export const getShiftKey = call({
  method: 'GET',
  path: '/api/office/shift/key',
  summary: 'Get the public key with which browsers of staff subscribe to messages',
  caller: 'staff',
  area: 'desk',
  answer: pushKey,
});

export const beginShift = call({
  method: 'PUT',
  path: '/api/office/shift',
  summary: 'Have this browser told about orders that nobody answers, until its session ends',
  caller: 'staff',
  area: 'desk',
  body: shiftRequest,
  problems: ['shopUnknown', 'pushInvalid'],
});

export const endShift = call({
  method: 'POST',
  path: '/api/office/shift/end',
  summary: 'No longer tell this browser about orders',
  caller: 'staff',
  area: 'desk',
  body: pushEndpoint,
});
