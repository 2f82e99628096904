import { LEGAL_ROLES } from '@tischlein/domain/shop';
import { z } from 'zod';
import { legalEntities, legalEntityChange, legalSuggestion, shopLegalEntity } from '../office/index.ts';
import { call, ifMatch, OPEN_SHOP_PROBLEMS } from './call.ts';

export const suggestLegalText = call({
  method: 'GET',
  path: '/api/office/shop/:shop/legal-texts/:role',
  summary: 'Suggest a legal page from the settings of the shop; nothing is saved',
  caller: 'staff',
  area: 'texts',
  params: { role: z.enum(LEGAL_ROLES) },
  answer: legalSuggestion,
});

export const listLegalEntities = call({
  method: 'GET',
  path: '/api/office/legal-entities',
  summary: 'List the legal entities of all shops',
  caller: 'staff',
  area: 'shop',
  access: 'write',
  answer: legalEntities,
});

export const getLegalEntity = call({
  method: 'GET',
  path: '/api/office/shop/:shop/legal-entity',
  summary: 'Get the legal entity of a shop; its version is the ETag',
  caller: 'staff',
  area: 'shop',
  answer: shopLegalEntity,
});

export const saveLegalEntity = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/legal-entity',
  summary: 'Change the legal entity of a shop, create one, or choose that of another shop',
  caller: 'staff',
  area: 'shop',
  headers: ifMatch,
  body: legalEntityChange,
  answer: shopLegalEntity,
  problems: ['legalEntityUnknown', ...OPEN_SHOP_PROBLEMS],
});
