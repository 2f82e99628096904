import { ADDRESS_PROBLEMS } from '@tischlein/domain/delivery';
import type { z } from 'zod';
import type { BranchLookup } from '@tischlein/domain/franchise';
import {
  branchLookup,
  deliveryMap,
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
  summary: 'Get fee and minimum order for delivery to a typed address',
  caller: 'guest',
  limit: 'geo',
  body: geoRequest,
  answer: geoAnswer,
  problems: ADDRESS_PROBLEMS,
});

export const findNearestAddress = call({
  method: 'GET',
  path: '/api/shop/:shop/geolocation',
  summary: "Find the address nearest to a device's position",
  caller: 'guest',
  limit: 'geo',
  query: geolocationQuery,
  answer: geolocationAnswer,
});

export const findBranches = call({
  method: 'GET',
  path: '/api/shop/:shop/franchise/:franchise/find-for',
  summary: 'Find the branches of a franchise for an order, the best first',
  caller: 'guest',
  limit: 'geo',
  query: findForQuery,
  answer: lookup,
});

export const getDeliveryMap = call({
  method: 'GET',
  path: '/api/shop/:shop/delivery-map',
  summary: 'Get the shapes of the delivery zones, for a map without tiles',
  caller: 'guest',
  answer: deliveryMap,
});

export const getMapTile = file({
  path: '/api/shop/:shop/osm/tile/:z/:x/:y',
  summary: 'Get a map tile, if the operator has configured maps',
  caller: 'guest',
  limit: 'tile',
  problems: ['tilesOff'],
});
