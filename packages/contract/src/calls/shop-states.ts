import {
  draftAnswer,
  draftRequest,
  firstEveningAnswer,
  importAnswer,
  importPicturesAnswer,
  importPicturesRequest,
  importRequest,
  readingAnswer,
  readingRequest,
  shopDeletionRequest,
  shopStateAnswer,
  shopStateRequest,
  slugAnswer,
  slugQuery,
} from '../office/index.ts';
import { call, file, ifMatch, OPEN_SHOP_PROBLEMS, VERSION_PROBLEMS } from './call.ts';

const FILE_PROBLEMS = ['fileUnreadable', 'lossNeedsConsent'] as const;

export const createDraft = call({
  method: 'POST',
  path: '/api/office/drafts',
  summary: 'Create a shop as a draft: empty, or with the menu, look and texts of another one',
  caller: 'staff',
  area: 'shop',
  body: draftRequest,
  answer: draftAnswer,
  status: 201,
  problems: ['slugTaken', 'shopUnknown'],
});

export const suggestSlug = call({
  method: 'GET',
  path: '/api/office/slug',
  summary: 'Make a short name from a text, and tell whether a new shop can have it',
  caller: 'staff',
  area: 'shop',
  access: 'write',
  query: slugQuery,
  answer: slugAnswer,
});

export const deleteShop = call({
  method: 'POST',
  path: '/api/office/shop/:shop/delete',
  summary: 'Delete a shop that no guest has used, with everything that belongs to it; the body repeats its name',
  caller: 'staff',
  area: 'shop',
  body: shopDeletionRequest,
  problems: ['shopNotDeletable'],
});

export const getShopState = call({
  method: 'GET',
  path: '/api/office/shop/:shop/state',
  summary: 'Get the state of a shop and its checklist; its version is the ETag',
  caller: 'staff',
  area: 'shop',
  answer: shopStateAnswer,
});

export const getFirstEvening = call({
  method: 'GET',
  path: '/api/office/shop/:shop/first-evening',
  summary: 'List the steps of the first evening that a shop has done',
  caller: 'staff',
  area: 'desk',
  answer: firstEveningAnswer,
});

export const saveShopState = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/state',
  summary: 'Open a shop, archive it, or make it a draft again',
  caller: 'staff',
  area: 'shop',
  headers: ifMatch,
  body: shopStateRequest,
  answer: shopStateAnswer,
  problems: ['dutiesMissing', ...VERSION_PROBLEMS],
});

export const checkImport = call({
  method: 'POST',
  path: '/api/office/shop/:shop/import/check',
  summary: 'Report what an import of a file would do; writes nothing',
  caller: 'staff',
  area: 'shop',
  limit: 'document',
  bodySize: 'document',
  body: importRequest,
  answer: importAnswer,
  problems: FILE_PROBLEMS,
});

export const readImport = call({
  method: 'POST',
  path: '/api/office/shop/:shop/import/read',
  summary:
    'Read a menu from a file, an export of another system, a PDF with text or a public page with a schema.org menu; writes nothing',
  caller: 'staff',
  area: 'menu',
  limit: 'document',
  bodySize: 'document',
  body: readingRequest,
  answer: readingAnswer,
  problems: ['fileUnreadable'],
});

export const importPictures = call({
  method: 'POST',
  path: '/api/office/shop/:shop/import/pictures',
  summary: 'Fetch pictures of a menu from public addresses and store them; the answer leaves out other files',
  caller: 'staff',
  area: 'menu',
  limit: 'document',
  body: importPicturesRequest,
  answer: importPicturesAnswer,
});

export const getImportTemplate = file({
  path: '/api/office/shop/:shop/import/template',
  summary: 'Load a menu table with examples and explanations, as a workbook',
  caller: 'staff',
  area: 'menu',
  forPeople: true,
});

export const importFile = call({
  method: 'POST',
  path: '/api/office/shop/:shop/import',
  summary: 'Import a menu or a whole shop from a file; If-Match names the version that the check answered',
  caller: 'staff',
  area: 'shop',
  limit: 'document',
  bodySize: 'document',
  headers: ifMatch,
  body: importRequest,
  answer: importAnswer,
  problems: [...FILE_PROBLEMS, 'slugTaken', 'slugReserved', 'domainRefused', 'pageReserved', ...OPEN_SHOP_PROBLEMS],
});
