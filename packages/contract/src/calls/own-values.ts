import { CONFIG_AREA_LIST } from '@tischlein/domain/staff';
import { copyPreview, copyRequest, franchiseConfig, ownValueList, takenPaths } from '../office/index.ts';
import { call, ifMatch, OPEN_SHOP_PROBLEMS } from './call.ts';

const TAKE_PROBLEMS = [
  'forbidden',
  'valueHasNoPlace',
  'valuesDoNotFit',
  'slugTaken',
  'slugReserved',
  'domainRefused',
  'pageReserved',
  'branchInvalid',
  ...OPEN_SHOP_PROBLEMS,
] as const;

export const getFranchiseConfig = call({
  method: 'GET',
  path: '/api/office/shop/:shop/franchise-config',
  summary: 'Get the configuration that a branch would have without values of its own, to see what differs',
  caller: 'staff',
  area: CONFIG_AREA_LIST,
  forPeople: true,
  answer: franchiseConfig,
});

export const listOwnValues = call({
  method: 'GET',
  path: '/api/office/shop/:shop/own-values',
  summary:
    'List where branches do not follow their franchise: of an overview those of its branches, of a branch its own',
  caller: 'staff',
  area: 'branches',
  forOverseers: true,
  answer: ownValueList,
});

export const followFranchise = call({
  method: 'POST',
  path: '/api/office/shop/:shop/own-values/follow',
  summary: 'Let a branch follow its franchise again in some values; If-Match names the version of the list',
  caller: 'staff',
  area: CONFIG_AREA_LIST,
  forPeople: true,
  headers: ifMatch,
  bodySize: 'document',
  body: takenPaths,
  problems: TAKE_PROBLEMS,
});

export const confirmOwnValues = call({
  method: 'POST',
  path: '/api/office/shop/:shop/own-values/confirm',
  summary: 'Keep values of a branch although the franchise has changed since; If-Match names the version of the list',
  caller: 'staff',
  area: 'branches',
  access: 'read',
  headers: ifMatch,
  bodySize: 'document',
  body: takenPaths,
  problems: ['forbidden', 'branchInvalid', ...OPEN_SHOP_PROBLEMS],
});

export const previewCopy = call({
  method: 'POST',
  path: '/api/office/shop/:shop/copies/preview',
  summary: 'Get what copying values of another branch would change in a branch',
  caller: 'staff',
  area: 'branches',
  bodySize: 'document',
  body: copyRequest,
  answer: copyPreview,
  problems: ['shopUnknown', 'notSameFranchise', 'valuesDoNotFit'],
});

export const copyValues = call({
  method: 'POST',
  path: '/api/office/shop/:shop/copies',
  summary:
    'Copy values of another branch, or of the franchise, into a branch; If-Match names the version of the preview',
  caller: 'staff',
  area: 'branches',
  headers: ifMatch,
  bodySize: 'document',
  body: copyRequest,
  problems: ['shopUnknown', 'notSameFranchise', ...TAKE_PROBLEMS],
});
