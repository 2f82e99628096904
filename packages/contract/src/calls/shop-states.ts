import {
  draftAnswer,
  draftRequest,
  importAnswer,
  importRequest,
  shopStateAnswer,
  shopStateRequest,
} from '../office/index.ts';
import { call, ifMatch, OPEN_SHOP_PROBLEMS, VERSION_PROBLEMS } from './call.ts';

const FILE_PROBLEMS = ['fileUnreadable', 'lossNeedsConsent'] as const;

export const createDraft = call({
  method: 'POST',
  path: '/api/office/drafts',
  summary: 'Create an empty shop of which only the name is known',
  caller: 'owner',
  body: draftRequest,
  answer: draftAnswer,
  status: 201,
});

export const getShopState = call({
  method: 'GET',
  path: '/api/office/shop/:shop/state',
  summary: 'Get the state of a shop and its checklist; its version is the ETag',
  caller: 'staff',
  answer: shopStateAnswer,
});

export const saveShopState = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/state',
  summary: 'Open a shop, archive it, or make it a draft again',
  caller: 'owner',
  headers: ifMatch,
  body: shopStateRequest,
  answer: shopStateAnswer,
  problems: ['dutiesMissing', ...VERSION_PROBLEMS],
});

export const checkImport = call({
  method: 'POST',
  path: '/api/office/shop/:shop/import/check',
  summary: 'Report what an import of a file would do; writes nothing',
  caller: 'owner',
  limit: 'document',
  bodySize: 'document',
  body: importRequest,
  answer: importAnswer,
  problems: FILE_PROBLEMS,
});

export const importFile = call({
  method: 'POST',
  path: '/api/office/shop/:shop/import',
  summary: 'Import a menu or a whole shop from a file; If-Match names the version that the check answered',
  caller: 'owner',
  limit: 'document',
  bodySize: 'document',
  headers: ifMatch,
  body: importRequest,
  answer: importAnswer,
  problems: [...FILE_PROBLEMS, 'slugTaken', 'pageReserved', ...OPEN_SHOP_PROBLEMS],
});
