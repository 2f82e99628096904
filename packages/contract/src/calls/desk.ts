import { z } from 'zod';
import {
  accountCheck,
  closedOrders,
  deskEvent,
  deskOrder,
  deskOrders,
  earlierOrders,
  maskedAccounts,
  orderAction,
  orderActionRequest,
  orderPayment,
  officeWithdrawals,
  PAYMENT_PROVIDER_NAMES,
  PAYMENT_TASK_KINDS,
  paymentAccount,
  paymentTasks,
  refundRequest,
  sharedDesk,
} from '../office/index.ts';
import { call, ifMatch, OPEN_SHOP_PROBLEMS, stream } from './call.ts';

const provider = z.enum(PAYMENT_PROVIDER_NAMES);

export const listOrders = call({
  method: 'GET',
  path: '/api/office/shop/:shop/orders',
  summary: "List open orders and today's",
  caller: 'staff',
  area: 'desk',
  answer: deskOrders,
});

export const actOnOrder = call({
  method: 'POST',
  path: '/api/office/shop/:shop/orders/:orderId/:action',
  summary: 'Move an order on: accept, refuse, ready, depart, handOver, cancel',
  caller: 'staff',
  area: 'desk',
  params: { action: orderAction },
  body: orderActionRequest,
  answer: deskOrder,
  problems: ['orderUnknown', 'conflictingAction'],
});

export const closeEarlierOrders = call({
  method: 'POST',
  path: '/api/office/shop/:shop/earlier-orders/close',
  summary:
    'Close accepted orders of earlier days, each in a transaction of its own; those with something open are named and left',
  caller: 'staff',
  area: 'desk',
  body: earlierOrders,
  answer: closedOrders,
});

export const noteOpened = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/orders/:orderId/opened',
  summary: 'Note that staff have opened an order: the first message to the browsers of the shift is not sent',
  caller: 'staff',
  area: 'desk',
  problems: ['orderUnknown'],
});

export const listWithdrawals = call({
  method: 'GET',
  path: '/api/office/shop/:shop/withdrawals',
  summary: 'List withdrawals from a contract, those that nobody has handled first',
  caller: 'staff',
  area: 'desk',
  needsGuests: true,
  answer: officeWithdrawals,
});

export const handleWithdrawal = call({
  method: 'POST',
  path: '/api/office/shop/:shop/orders/:orderId/withdrawal/handled',
  summary: 'Mark the withdrawals from an order as handled',
  caller: 'staff',
  area: 'desk',
  answer: deskOrder,
  problems: ['orderUnknown'],
});

export const deskEvents = stream({
  path: '/api/office/shop/:shop/events',
  summary: 'Follow orders as server-sent events; continues after Last-Event-ID, else after ?after=',
  caller: 'staff',
  area: 'desk',
  query: z.object({ after: z.coerce.number<number>().int().min(0).optional() }),
  event: deskEvent,
});

/** Ids or slugs of shops, separated by commas; others than those of the member of staff are left out. */
const shopList = z.string().max(4000);

export const listDesk = call({
  method: 'GET',
  path: '/api/office/desk',
  summary: "List open orders and today's of several shops",
  caller: 'staff',
  area: 'desk',
  query: z.object({ shops: shopList }),
  answer: sharedDesk,
});

export const followDesk = stream({
  path: '/api/office/desk/events',
  summary:
    'Follow the orders of several shops as server-sent events, each after its sequence of ?after=, separated by commas',
  caller: 'staff',
  area: 'desk',
  query: z.object({
    shops: shopList,
    after: z
      .string()
      .regex(/^\d{1,15}(?:,\d{1,15})*$/)
      .max(2000),
  }),
  event: deskEvent,
});

export const getOrderPayment = call({
  method: 'GET',
  path: '/api/office/shop/:shop/orders/:orderId/payment',
  summary: 'Get the payment and the refunds of an order',
  caller: 'staff',
  area: 'refunds',
  answer: orderPayment,
  problems: ['orderUnknown'],
});

export const refundOrder = call({
  method: 'POST',
  path: '/api/office/shop/:shop/orders/:orderId/refunds',
  summary: 'Refund an order, whole or in part, with a reason',
  caller: 'staff',
  area: 'refunds',
  body: refundRequest,
  answer: orderPayment,
  problems: ['orderUnknown', 'refundNotPossible', 'idempotencyKeyReused'],
});

export const listTasks = call({
  method: 'GET',
  path: '/api/office/shop/:shop/payment-tasks',
  summary: 'List open payment tasks',
  caller: 'staff',
  area: 'refunds',
  answer: paymentTasks,
});

export const finishTask = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/payment-tasks/:orderId/:kind',
  summary: 'Mark a payment task as done',
  caller: 'staff',
  area: 'refunds',
  params: { kind: z.enum(PAYMENT_TASK_KINDS) },
  problems: ['orderUnknown'],
});

export const listPaymentAccounts = call({
  method: 'GET',
  path: '/api/office/shop/:shop/payment-accounts',
  summary: 'List accounts at payment providers, with masked secrets',
  caller: 'staff',
  area: 'payments',
  answer: maskedAccounts,
});

export const savePaymentAccount = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/payment-accounts',
  summary: 'Save an account at a payment provider, encrypted; its secrets are never returned',
  caller: 'staff',
  area: 'payments',
  headers: ifMatch,
  body: paymentAccount,
  answer: maskedAccounts,
  problems: OPEN_SHOP_PROBLEMS,
});

export const removePaymentAccount = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/payment-accounts/:provider',
  summary: 'Remove an account at a payment provider',
  caller: 'staff',
  area: 'payments',
  headers: ifMatch,
  params: { provider },
  answer: maskedAccounts,
  problems: ['paymentAccountUnknown', ...OPEN_SHOP_PROBLEMS],
});

export const checkPaymentAccount = call({
  method: 'POST',
  path: '/api/office/shop/:shop/payment-accounts/:provider/check',
  summary: 'Check with the provider whether an account works',
  caller: 'staff',
  area: 'payments',
  params: { provider },
  answer: accountCheck,
  problems: ['paymentAccountUnknown'],
});
