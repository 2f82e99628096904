import {
  blockedContacts,
  contactBlockRequest,
  guestFile,
  guestList,
  guestReference,
  guestSearch,
} from '../office/index.ts';
import { erasure, personalData, personalDataLinkRequest, personalDataRequest } from '../shop/index.ts';
import { call, file } from './call.ts';

export const listGuests = call({
  method: 'POST',
  path: '/api/office/shop/:shop/guests',
  summary:
    'Search the guests of a shop or of the branches of a franchise; the body keeps names and addresses out of the address of the call',
  caller: 'staff',
  area: 'guests',
  forOverseers: true,
  access: 'read',
  body: guestSearch,
  answer: guestList,
});

export const exportGuests = file({
  path: '/api/office/shop/:shop/guests.csv',
  summary: 'Download the guests of a shop as CSV',
  caller: 'staff',
  area: 'guests',
  forOverseers: true,
  access: 'write',
});

export const exportGuestsWorkbook = file({
  path: '/api/office/shop/:shop/guests.xlsx',
  summary: 'Download the guests of a shop as a workbook',
  caller: 'staff',
  area: 'guests',
  forOverseers: true,
  limit: 'document',
  access: 'write',
});

export const readGuest = call({
  method: 'POST',
  path: '/api/office/shop/:shop/guests/file',
  summary: 'Get everything that is stored about a guest (Art. 15 and 20 GDPR)',
  caller: 'staff',
  area: 'guests',
  access: 'read',
  body: guestReference,
  answer: guestFile,
  problems: ['guestUnknown'],
});

export const eraseGuest = call({
  method: 'POST',
  path: '/api/office/shop/:shop/guests/erase',
  summary: 'Delete what is stored about a guest (Art. 17 GDPR); documents that the law requires are kept and named',
  caller: 'staff',
  area: 'guests',
  body: guestReference,
  answer: erasure,
  problems: ['guestUnknown', 'guestUnderWay'],
});

export const requestPersonalData = call({
  method: 'POST',
  path: '/api/shop/:shop/personal-data/link',
  summary: 'Mail a link to the own data; the answer is the same for every address',
  caller: 'guest',
  limit: 'signInLink',
  body: personalDataLinkRequest,
});

export const readPersonalData = call({
  method: 'POST',
  path: '/api/shop/:shop/personal-data',
  summary: 'Get everything that is stored about the owner of a mailed link or of the account that is signed in',
  caller: 'guest',
  limit: 'consent',
  body: personalDataRequest,
  answer: personalData,
  problems: ['linkUnknown', 'signInNeeded'],
});

export const erasePersonalData = call({
  method: 'POST',
  path: '/api/shop/:shop/personal-data/erase',
  summary: 'Delete what is stored about the owner of a mailed link or of the account that is signed in',
  caller: 'guest',
  limit: 'consent',
  body: personalDataRequest,
  answer: erasure,
  problems: ['linkUnknown', 'signInNeeded', 'guestUnderWay'],
});

export const listBlockedContacts = call({
  method: 'GET',
  path: '/api/office/shop/:shop/blocked-contacts',
  summary: 'List blocked phone numbers and e-mail addresses, masked, newest first',
  caller: 'staff',
  area: 'guests',
  answer: blockedContacts,
});

export const blockContact = call({
  method: 'POST',
  path: '/api/office/shop/:shop/blocked-contacts',
  summary: 'Block a phone number or an e-mail address for cash or for all orders, or change its block',
  caller: 'staff',
  area: 'guests',
  body: contactBlockRequest,
  answer: blockedContacts,
});

export const unblockContact = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/blocked-contacts/:contact',
  summary: 'End a block',
  caller: 'staff',
  area: 'guests',
  answer: blockedContacts,
  problems: ['blockUnknown'],
});
