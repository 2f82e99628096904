import { LEGAL_ROLES } from '@tischlein/domain/shop';
import { z } from 'zod';
import { legalEntities, legalEntityChange, legalSuggestion, legalTexts, shopLegalEntity } from '../office/index.ts';
import { call, file, ifMatch, OPEN_SHOP_PROBLEMS } from './call.ts';

export const suggestLegalText = call({
  method: 'GET',
  path: '/api/office/shop/:shop/legal-texts/:role',
  summary: 'Suggest a legal page from the settings of the shop; nothing is saved',
  caller: 'staff',
  area: 'texts',
  params: { role: z.enum(LEGAL_ROLES) },
  answer: legalSuggestion,
});

export const getLegalTexts = call({
  method: 'GET',
  path: '/api/office/shop/:shop/legal-texts',
  summary: 'What the placeholders of texts stand for, and which texts quote what has changed',
  caller: 'staff',
  area: 'texts',
  answer: legalTexts,
});

export const getProcessingContract = file({
  path: '/api/office/shop/:shop/processing-contract',
  summary: 'Draft of the contract with the agency or host (Art. 28 GDPR), filled from the shop, as a text file',
  caller: 'staff',
  area: 'texts',
});

export const confirmText = call({
  method: 'POST',
  path: '/api/office/shop/:shop/texts/:page/confirmation',
  summary: 'Say that the words of a page are right as they are, although what they quote has changed',
  caller: 'staff',
  area: 'texts',
  params: { page: z.string().max(80) },
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
  problems: ['legalEntityUnknown', 'legalEntityInvalid', ...OPEN_SHOP_PROBLEMS],
});
