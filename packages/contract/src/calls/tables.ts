import {
  entertainmentDetails,
  guestTable,
  partPayment,
  partPaymentRequest,
  receiptMailRequest,
  tableChoice,
  waiterCallRequest,
} from '../shop/index.ts';
import { call, stream } from './call.ts';
import { idempotencyKey, KEY_PROBLEMS, PAYING_PROBLEMS } from './table-problems.ts';

const GUESTS_PATH = '/api/shop/:shop/table';

/** A guest is recognized by the cookie of the QR code, or of the number they typed. */
const ACCESS = ['tableNotChosen', 'tableCleared'] as const;

export const chooseTable = call({
  method: 'POST',
  path: GUESTS_PATH,
  summary: 'Choose a table by typing its number; such guests pay online',
  caller: 'guest',
  limit: 'table',
  body: tableChoice,
  answer: guestTable,
  problems: ['tableUnknown', 'deliveryTypeNotSupported'],
});

export const getGuestTable = call({
  method: 'GET',
  path: GUESTS_PATH,
  summary: 'Get the table of this guest, with its bill if they have scanned its code',
  caller: 'guest',
  limit: 'table',
  answer: guestTable,
  problems: ACCESS,
});

export const guestTableEvents = stream({
  path: `${GUESTS_PATH}/events`,
  summary: 'Follow the table of this guest as server-sent events; ends when it is cleared',
  caller: 'guest',
  limit: 'table',
  event: guestTable,
  problems: ACCESS,
});

export const leaveTable = call({
  method: 'DELETE',
  path: GUESTS_PATH,
  summary: 'Forget the table of this guest',
  caller: 'guest',
  limit: 'table',
});

export const callWaiter = call({
  method: 'POST',
  path: `${GUESTS_PATH}/call`,
  summary: 'Call the waiter to the table; replaces an earlier call',
  caller: 'guest',
  limit: 'table',
  body: waiterCallRequest,
  answer: guestTable,
  problems: [...ACCESS, 'tableNotScanned'],
});

export const takeBackCall = call({
  method: 'DELETE',
  path: `${GUESTS_PATH}/call`,
  summary: 'Take the call of the table back',
  caller: 'guest',
  limit: 'table',
  answer: guestTable,
  problems: [...ACCESS, 'tableNotScanned'],
});

export const takeBackRound = call({
  method: 'DELETE',
  path: `${GUESTS_PATH}/round/:orderId`,
  summary: 'Take an own round back that waits for the waiter, say to pay it now',
  caller: 'guest',
  limit: 'table',
  answer: guestTable,
  problems: [...ACCESS, 'tableNotScanned', 'orderUnknown', 'conflictingAction'],
});

export const payPart = call({
  method: 'POST',
  path: `${GUESTS_PATH}/part`,
  summary: 'Reserve a part of the bill and pay it online, once for each Idempotency-Key',
  caller: 'guest',
  limit: 'order',
  headers: idempotencyKey,
  body: partPaymentRequest,
  answer: partPayment,
  problems: [...KEY_PROBLEMS, ...ACCESS, 'tableNotScanned', ...PAYING_PROBLEMS, 'amountTooSmall', 7],
});

export const getEntertainmentReceipt = call({
  method: 'POST',
  path: '/api/shop/:shop/receipt/:orderId/entertainment',
  summary:
    "Get the receipt of a table as a 'Bewirtungsbeleg' PDF with what the guest fills in; nothing of it is stored",
  caller: 'guest',
  limit: 'document',
  kind: 'file',
  body: entertainmentDetails.prefault({}),
  problems: ['orderUnknown'],
});

export const mailReceipt = call({
  method: 'POST',
  path: '/api/shop/:shop/receipt/:orderId/mail',
  summary: 'Mail the documents of a paid part of a bill, for the browser that paid it; the address is not kept',
  caller: 'guest',
  limit: 'signInLink',
  body: receiptMailRequest,
  problems: ['orderUnknown'],
});
