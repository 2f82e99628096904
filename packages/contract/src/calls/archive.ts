import {
  archivedOrder,
  archivedOrders,
  exportedOrders,
  exportedWorkbook,
  orderSearchRequest,
} from '../office/index.ts';
import { call } from './call.ts';

/** Areas that may see orders of earlier days. */
const ARCHIVE = ['desk', 'refunds', 'books'] as const;

export const searchOrders = call({
  method: 'POST',
  path: '/api/office/shop/:shop/order-archive',
  summary:
    'Search all orders of a shop or of the branches of a franchise, newest first; the body keeps names and phone numbers out of addresses',
  caller: 'staff',
  area: ARCHIVE,
  forOverseers: true,
  needsGuests: true,
  access: 'read',
  body: orderSearchRequest,
  answer: archivedOrders,
});

export const exportOrders = call({
  method: 'POST',
  path: '/api/office/shop/:shop/order-archive/csv',
  summary:
    'Export the orders that match a search as CSV, at most the newest 20 000; contacts only for those who manage guests',
  caller: 'staff',
  area: 'books',
  forOverseers: true,
  needsGuests: true,
  access: 'read',
  limit: 'document',
  body: orderSearchRequest,
  answer: exportedOrders,
});

export const exportOrdersWorkbook = call({
  method: 'POST',
  path: '/api/office/shop/:shop/order-archive/xlsx',
  summary:
    'Export the orders that match a search as a workbook, at most the newest 20 000; contacts only for those who manage guests',
  caller: 'staff',
  area: 'books',
  forOverseers: true,
  needsGuests: true,
  access: 'read',
  limit: 'document',
  body: orderSearchRequest,
  answer: exportedWorkbook,
});

export const getArchivedOrder = call({
  method: 'GET',
  path: '/api/office/shop/:shop/order-archive/:orderId',
  summary: 'Get an order with its payment, history, documents and mails',
  caller: 'staff',
  area: ARCHIVE,
  needsGuests: true,
  answer: archivedOrder,
  problems: ['orderUnknown'],
});
