import { z } from 'zod';
import {
  dineInTable,
  tableClearing,
  tableMove,
  tableNumber,
  tableOverview,
  tableRefunded,
  tableRefunds,
  tillHandover,
  waiterName,
  waiterSession,
  waiterSignIn,
  waiterTable,
} from '../shop/index.ts';
import { call, stream } from './call.ts';
import { idempotencyKey, KEY_PROBLEMS, PAYING_PROBLEMS } from './table-problems.ts';

const WAITERS_PATH = '/api/shop/:shop/dineintable/:table';
const params = { table: z.coerce.number().pipe(tableNumber) };

export const openWaiterSession = call({
  method: 'POST',
  path: '/api/shop/:shop/waiter',
  summary: 'Sign in as a waiter until local midnight',
  caller: 'guest',
  limit: 'waiterSignIn',
  body: waiterSignIn,
  answer: waiterSession,
  problems: ['waiterPasswordWrong', 'waitersOff'],
});

export const getWaiterSession = call({
  method: 'GET',
  path: '/api/shop/:shop/waiter',
  summary: 'Get the waiter who is signed in here',
  caller: 'waiter',
  area: 'tables',
  limit: 'table',
  answer: waiterSession,
});

export const nameWaiter = call({
  method: 'PUT',
  path: '/api/shop/:shop/waiter',
  summary: 'Enter the name that is kept with what this waiter does',
  caller: 'waiter',
  area: 'tables',
  body: waiterName,
  answer: waiterSession,
});

export const endWaiterSession = call({
  method: 'DELETE',
  path: '/api/shop/:shop/waiter',
  summary: 'Sign out as a waiter',
  caller: 'guest',
});

export const listTables = call({
  method: 'GET',
  path: '/api/shop/:shop/tables',
  summary: 'List all tables: what is open, how long they wait and for what',
  caller: 'waiter',
  area: 'tables',
  limit: 'table',
  answer: tableOverview,
});

export const tableEvents = stream({
  path: '/api/shop/:shop/tables/events',
  summary: 'Follow the list of tables as server-sent events',
  caller: 'waiter',
  area: 'tables',
  limit: 'table',
  event: tableOverview,
});

export const getDineInTable = call({
  method: 'GET',
  path: WAITERS_PATH,
  summary: 'List what is booked for a table, by round (S2 §7)',
  caller: 'waiter',
  area: 'tables',
  limit: 'table',
  params,
  answer: dineInTable,
  problems: ['tableUnknown'],
});

export const getWaiterTable = call({
  method: 'GET',
  path: `${WAITERS_PATH}/bill`,
  summary: 'Get the bill of a table',
  caller: 'waiter',
  area: 'tables',
  limit: 'table',
  params,
  answer: waiterTable,
  problems: ['tableUnknown'],
});

const CLEARING = ['tableUnknown', 'tableUnpaid', 'tablePaymentPending', 'roundsWait'] as const;

/** Kept from S2 §7; refused for other origins and for prefetching (S3 W2). */
export const clearTableByGet = call({
  method: 'GET',
  path: `${WAITERS_PATH}/clear`,
  summary: "Clear a table on which nothing is due; answers 'OK'",
  caller: 'waiter',
  area: 'tables',
  access: 'write',
  params,
  answer: z.literal('OK'),
  problems: CLEARING,
});

export const clearTable = call({
  method: 'POST',
  path: `${WAITERS_PATH}/clear`,
  summary: 'Clear a table; with handOver, hand what is due over to the till first',
  caller: 'waiter',
  area: 'tables',
  params,
  body: tableClearing,
  answer: z.literal('OK'),
  problems: CLEARING,
});

export const refundTableItems = call({
  method: 'POST',
  path: `${WAITERS_PATH}/refund`,
  summary: 'Refund booked lines, once for each Idempotency-Key',
  caller: 'waiter',
  area: 'refunds',
  headers: idempotencyKey,
  params,
  body: tableRefunds,
  answer: tableRefunded,
  problems: [
    ...KEY_PROBLEMS,
    'tableUnknown',
    'tableItemUnknown',
    'tableRefundTooSmall',
    'tableRefundTooLarge',
    'refundNotPossible',
    'tablePaymentPending',
    'tableCleared',
  ],
});

export const moveTable = call({
  method: 'POST',
  path: `${WAITERS_PATH}/move`,
  summary: 'Move units, or the whole table, to another table; answers the table they came from',
  caller: 'waiter',
  area: 'tables',
  headers: idempotencyKey,
  params,
  body: tableMove,
  answer: waiterTable,
  problems: [
    ...KEY_PROBLEMS,
    'tableUnknown',
    'tableItemUnknown',
    'tablePaymentPending',
    'tableItemPaid',
    'tableCleared',
    'roundsWait',
  ],
});

export const handOverToTill = call({
  method: 'POST',
  path: `${WAITERS_PATH}/hand-over`,
  summary: 'Hand a part of the bill over to the till',
  caller: 'waiter',
  area: 'tables',
  headers: idempotencyKey,
  params,
  body: tillHandover,
  answer: waiterTable,
  problems: [...KEY_PROBLEMS, 'tableUnknown', 'tableCleared', ...PAYING_PROBLEMS],
});

export const decideRound = call({
  method: 'POST',
  path: `${WAITERS_PATH}/round/:orderId/:decision`,
  summary: 'Send a round that waits for the waiter to the kitchen, or decline it',
  caller: 'waiter',
  area: 'tables',
  params: { ...params, decision: z.enum(['confirm', 'decline']) },
  answer: waiterTable,
  problems: ['tableUnknown', 'orderUnknown', 'conflictingAction'],
});

export const answerCall = call({
  method: 'POST',
  path: `${WAITERS_PATH}/call`,
  summary: "Say that a waiter goes to the table; the guests' call ends",
  caller: 'waiter',
  area: 'tables',
  params,
  answer: waiterTable,
  problems: ['tableUnknown'],
});
