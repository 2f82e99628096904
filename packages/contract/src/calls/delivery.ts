import { ADDRESS_PROBLEMS } from '@tischlein/domain/delivery';
import type { z } from 'zod';
import type { BranchLookup } from '@tischlein/domain/franchise';
import {
  branchLookup,
  findForQuery,
  geoAnswer,
  geolocationAnswer,
  geolocationQuery,
  geoRequest,
} from '../shop/index.ts';
import { call, file } from './call.ts';

const lookup: z.ZodType<BranchLookup> = branchLookup;

export const findDeliveryTerms = call({
  method: 'POST',
  path: '/api/shop/:shop/geo',
  summary: 'What delivery to a typed location costs and needs',
  caller: 'guest',
  limit: 'geo',
  body: geoRequest,
  answer: geoAnswer,
  problems: ADDRESS_PROBLEMS,
});

export const findNearestAddress = call({
  method: 'GET',
  path: '/api/shop/:shop/geolocation',
  summary: 'The address nearest to the position of a device',
  caller: 'guest',
  limit: 'geo',
  query: geolocationQuery,
  answer: geolocationAnswer,
});

export const findBranches = call({
  method: 'GET',
  path: '/api/shop/:shop/franchise/:franchise/find-for',
  summary: 'The branches of a franchise for what a guest wants, the best first',
  caller: 'guest',
  limit: 'geo',
  query: findForQuery,
  answer: lookup,
});

export const getMapTile = file({
  path: '/api/shop/:shop/osm/tile/:z/:x/:y',
  summary: 'A tile of the map, where the operator has chosen maps',
  caller: 'guest',
  limit: 'tile',
  problems: ['tilesOff'],
});
