import { z } from 'zod';
import { tipList, tableCodes, waiterPassword, waiterPasswordState } from '../office/index.ts';
import { tableNumber } from '../shop/index.ts';
import { calendarDate } from '../wire-values.ts';
import { call, file } from './call.ts';

const params = { table: z.coerce.number().pipe(tableNumber) };

export const getWaiterPassword = call({
  method: 'GET',
  path: '/api/office/shop/:shop/waiter-password',
  summary: 'Get whether the shop has a waiter password',
  caller: 'staff',
  area: ['people', 'tables'],
  answer: waiterPasswordState,
});

export const setWaiterPassword = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/waiter-password',
  summary: 'Set the waiter password; null removes it. Signs all waiters out',
  caller: 'staff',
  area: 'people',
  limit: 'staff',
  body: waiterPassword,
  answer: waiterPasswordState,
  problems: ['waiterPasswordEasy'],
});

export const listTableCodes = call({
  method: 'GET',
  path: '/api/office/shop/:shop/table-codes',
  summary: "List the addresses of the tables' QR codes",
  caller: 'staff',
  area: 'tables',
  answer: tableCodes,
});

export const renewTableCode = call({
  method: 'POST',
  path: '/api/office/shop/:shop/table-codes/:table',
  summary: 'Renew the QR code of a table; the printed one no longer works',
  caller: 'staff',
  area: 'tables',
  params,
  answer: tableCodes,
  problems: ['tableUnknown'],
});

export const getTableSheet = file({
  path: '/api/office/shop/:shop/table-sheet',
  summary: 'Get the QR codes of tables as a PDF to print, with the logo',
  caller: 'staff',
  area: 'tables',
  limit: 'document',
  problems: ['tableUnknown'],
  query: z.object({
    size: z.enum(['a4', 'a6']).default('a6'),
    /** '1,2,7'; absent: all. */
    tables: z.exactOptional(z.string().regex(/^\d{1,4}(,\d{1,4}){0,499}$/)),
  }),
});

export const exportTips = file({
  path: '/api/office/shop/:shop/tips.csv',
  summary: 'Download tips paid online by day and waiter as CSV, for payout (S3 W13)',
  caller: 'staff',
  area: 'tables',
  query: z.object({ from: calendarDate, to: calendarDate }),
});

export const exportTipsWorkbook = file({
  path: '/api/office/shop/:shop/tips.xlsx',
  summary: 'Download tips paid online by day and waiter as a workbook, for payout (S3 W13)',
  caller: 'staff',
  area: 'tables',
  limit: 'document',
  query: z.object({ from: calendarDate, to: calendarDate }),
});

export const listTips = call({
  method: 'GET',
  path: '/api/office/shop/:shop/tips',
  summary: 'List tips paid online by day and waiter, for payout (S3 W13)',
  caller: 'staff',
  area: 'tables',
  query: z.object({ from: calendarDate, to: calendarDate }),
  answer: tipList,
});
