import { LANDS } from '@tischlein/domain/opening';
import type { OpeningHours, SlotCapacity } from '@tischlein/domain/shop';
import { z } from 'zod';
import { holidays, openingRequest, openingSettings, pauseRequest, pauseState, postcodesNear } from '../office/index.ts';
import { call, ifMatch, OPEN_SHOP_PROBLEMS } from './call.ts';

const hours: z.ZodType<{ opening: OpeningHours; slotCapacity: SlotCapacity | null; version: string }> = openingSettings;

export const getOpening = call({
  method: 'GET',
  path: '/api/office/shop/:shop/opening',
  summary: 'Get opening hours and capacity with their version',
  caller: 'staff',
  area: 'opening',
  answer: hours,
});

export const listHolidays = call({
  method: 'GET',
  path: '/api/office/shop/:shop/opening/holidays',
  summary: 'List the public holidays of the next year, in the Land of the postcode unless another is asked for',
  caller: 'staff',
  area: 'opening',
  query: z.object({ land: z.exactOptional(z.enum(LANDS)) }),
  answer: holidays,
});

export const listPostcodesNear = call({
  method: 'GET',
  path: '/api/office/shop/:shop/postcodes',
  summary: 'List the postcodes around a shop with their towns and distances, for its delivery zones',
  caller: 'staff',
  area: 'opening',
  answer: postcodesNear,
});

export const saveOpening = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/opening',
  summary:
    'Replace opening hours and capacity; If-Match names the version that is replaced, `seen` what closing leaves behind',
  caller: 'staff',
  area: 'opening',
  headers: ifMatch,
  body: openingRequest,
  answer: hours,
  problems: [
    'slugTaken',
    'slugReserved',
    'domainRefused',
    'pageReserved',
    'branchInvalid',
    'openingAffects',
    ...OPEN_SHOP_PROBLEMS,
  ],
});

export const getPause = call({
  method: 'GET',
  path: '/api/office/shop/:shop/pause',
  summary: 'Get the pause of ordering',
  caller: 'staff',
  area: ['desk', 'opening'],
  answer: pauseState,
});

export const startPause = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/pause',
  summary: 'Pause ordering; it resumes by itself. A running pause that lasts longer or stops more stays',
  caller: 'staff',
  area: 'desk',
  body: pauseRequest,
  answer: pauseState,
});

export const endPause = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/pause',
  summary: 'End the pause of ordering',
  caller: 'staff',
  area: 'desk',
  answer: pauseState,
});
