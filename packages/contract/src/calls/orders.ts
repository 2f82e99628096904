import { shopDay } from '@tischlein/domain';
import { z } from 'zod';
import {
  advertisingConsent,
  ADVERTISING_STEPS,
  advertisingRequest,
  orderInfo,
  orderRequest,
  orderResponse,
  orderStatus,
  quote,
  quoteRequest,
  invoiceBuyer,
  receipt,
  receiptExport,
  shopEvent,
  unsubscribeRequest,
  withdrawalAnswer,
  withdrawalRequest,
} from '../shop/index.ts';
import { calendarDate } from '../wire-values.ts';
import { call, file, stream } from './call.ts';
import { REFUSALS } from './order-problems.ts';

// An order or quote that names a group.
const GROUP_PROBLEMS = ['groupUnknown', 'groupNotMember', 'groupOrdered'] as const;

export const quoteCart = call({
  method: 'POST',
  path: '/api/shop/:shop/quote',
  summary: 'Price a cart as its order would be priced',
  caller: 'guest',
  // Any member of staff prices for another instant.
  area: 'own',
  body: quoteRequest,
  answer: quote,
  problems: ['signInNeeded', ...GROUP_PROBLEMS],
});

export const placeOrder = call({
  method: 'POST',
  path: '/api/shop/:shop/order',
  summary: 'Place an order, once for each Idempotency-Key',
  caller: 'guest',
  // Waiters book rounds that are paid later (S3 L9).
  area: 'tables',
  limit: 'order',
  headers: z.object({ 'idempotency-key': z.string().optional() }),
  body: orderRequest,
  answer: orderResponse,
  problems: [
    ...REFUSALS,
    'termsMissing',
    'termsOutdated',
    'tableUnknown',
    'waiterSignInNeeded',
    'forbidden',
    'deviceLocked',
    'secondFactorMissing',
    'waiterNameMissing',
    'groupOwnerOnly',
    'groupStageNotAllowed',
    ...GROUP_PROBLEMS,
  ],
});

export const getOrder = call({
  method: 'GET',
  path: '/api/shop/:shop/info/:orderId',
  summary: 'Get the order as it was placed; an unknown one is answered with success false and an error',
  caller: 'guest',
  limit: 'orderPage',
  answer: orderInfo,
});

export const getOrderStatus = call({
  method: 'GET',
  path: '/api/shop/:shop/status/:orderId',
  summary: 'Get the status of an order',
  caller: 'guest',
  limit: 'orderPage',
  answer: orderStatus,
  problems: ['orderUnknown'],
});

export const orderStatusEvents = stream({
  path: '/api/shop/:shop/status/:orderId/events',
  summary: 'Follow the status of an order as server-sent events',
  caller: 'guest',
  limit: 'orderPage',
  event: orderStatus,
  problems: ['orderUnknown'],
});

export const getReceipt = call({
  method: 'GET',
  path: '/api/shop/:shop/receipt/:orderId',
  summary: 'Get the receipt of an order',
  caller: 'guest',
  limit: 'orderPage',
  answer: receipt,
  problems: ['orderUnknown'],
});

const period = z.object({
  from: calendarDate.default(shopDay('2000-01-01')),
  to: calendarDate.default(shopDay('2999-12-31')),
});

export const exportReceipts = call({
  method: 'GET',
  path: '/api/office/shop/:shop/receipts',
  summary: 'Export the receipts of a period, both days inclusive, for the books',
  caller: 'staff',
  area: 'books',
  query: period,
  answer: receiptExport,
});

export const exportReceiptsCsv = file({
  path: '/api/office/shop/:shop/receipts.csv',
  summary: 'Export the receipts of a period as CSV: one row for each receipt and VAT rate',
  caller: 'staff',
  area: 'books',
  query: period,
});

export const exportReceiptsWorkbook = file({
  path: '/api/office/shop/:shop/receipts.xlsx',
  summary: 'Export the receipts of a period as a workbook: one row for each receipt and VAT rate',
  caller: 'staff',
  area: 'books',
  limit: 'document',
  query: period,
});

export const getReceiptPdf = file({
  path: '/api/shop/:shop/receipt/:orderId/pdf',
  summary: 'Get the receipt of an order as a PDF',
  caller: 'guest',
  limit: 'document',
  problems: ['orderUnknown'],
});

export const getElectronicInvoice = call({
  method: 'POST',
  path: '/api/shop/:shop/receipt/:orderId/xrechnung',
  summary: 'Get the receipt of an own order as XRechnung for a company; the first buyer that is named stays',
  caller: 'guest',
  limit: 'document',
  kind: 'file',
  body: invoiceBuyer,
  problems: ['orderUnknown', 'electronicInvoiceImpossible'],
});

export const declareWithdrawal = call({
  method: 'POST',
  path: '/api/shop/:shop/withdrawal',
  summary: 'Declare a withdrawal from the contract of an order',
  caller: 'guest',
  limit: 'withdrawal',
  body: withdrawalRequest,
  answer: withdrawalAnswer,
  problems: ['contractUnknown'],
});

export const answerConsent = call({
  method: 'POST',
  path: '/api/shop/:shop/advertising/:step',
  summary: 'Look at, confirm or withdraw consent to advertising, with the token of its mail',
  caller: 'guest',
  limit: 'consent',
  params: { step: z.enum(ADVERTISING_STEPS) },
  body: advertisingRequest,
  answer: advertisingConsent,
  problems: ['consentUnknown'],
});

/** The same answer for known and unknown addresses. */
export const unsubscribe = call({
  method: 'POST',
  path: '/api/shop/:shop/emailunsubscribe',
  summary: 'End advertising by mail to an address',
  caller: 'guest',
  limit: 'consent',
  body: unsubscribeRequest,
});

export const reportEvent = call({
  method: 'POST',
  path: '/api/shop/:shop/event',
  summary: 'Count an event of a visit, without identifying the guest',
  caller: 'guest',
  body: shopEvent,
});
