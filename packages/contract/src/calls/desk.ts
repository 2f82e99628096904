import { z } from 'zod';
import {
  accountCheck,
  deskEvent,
  deskOrder,
  deskOrders,
  maskedAccounts,
  orderAction,
  orderActionRequest,
  orderPayment,
  PAYMENT_PROVIDER_NAMES,
  PAYMENT_TASK_KINDS,
  paymentAccount,
  paymentTasks,
  refundRequest,
} from '../office/index.ts';
import { call, ifMatch, OPEN_SHOP_PROBLEMS, stream } from './call.ts';

const provider = z.enum(PAYMENT_PROVIDER_NAMES);

export const listOrders = call({
  method: 'GET',
  path: '/api/office/shop/:shop/orders',
  summary: "List open orders and today's",
  caller: 'staff',
  answer: deskOrders,
});

export const actOnOrder = call({
  method: 'POST',
  path: '/api/office/shop/:shop/orders/:orderId/:action',
  summary: 'Move an order on: accept, refuse, ready, depart, handOver, cancel',
  caller: 'staff',
  params: { action: orderAction },
  body: orderActionRequest,
  answer: deskOrder,
  problems: ['orderUnknown', 'conflictingAction'],
});

export const handleWithdrawal = call({
  method: 'POST',
  path: '/api/office/shop/:shop/orders/:orderId/withdrawal/handled',
  summary: 'Mark the withdrawals from an order as handled',
  caller: 'staff',
  answer: deskOrder,
  problems: ['orderUnknown'],
});

export const deskEvents = stream({
  path: '/api/office/shop/:shop/events',
  summary: 'Follow orders as server-sent events; continues after Last-Event-ID, else after ?after=',
  caller: 'staff',
  query: z.object({ after: z.coerce.number<number>().int().min(0).optional() }),
  event: deskEvent,
});

export const getOrderPayment = call({
  method: 'GET',
  path: '/api/office/shop/:shop/orders/:orderId/payment',
  summary: 'Get the payment and the refunds of an order',
  caller: 'staff',
  answer: orderPayment,
  problems: ['orderUnknown'],
});

export const findOrderPayment = call({
  method: 'GET',
  path: '/api/office/shop/:shop/order-numbers/:number/payment',
  summary: 'Get the payment and the refunds of an order by the number on its ticket',
  caller: 'staff',
  params: { number: z.coerce.number<number>().int().min(1).max(999_999_999) },
  answer: orderPayment,
  problems: ['orderNumberUnknown'],
});

export const refundOrder = call({
  method: 'POST',
  path: '/api/office/shop/:shop/orders/:orderId/refunds',
  summary: 'Refund an order, whole or in part, with a reason',
  caller: 'staff',
  body: refundRequest,
  answer: orderPayment,
  problems: ['orderUnknown', 'refundNotPossible'],
});

export const listTasks = call({
  method: 'GET',
  path: '/api/office/shop/:shop/payment-tasks',
  summary: 'List open payment tasks',
  caller: 'staff',
  answer: paymentTasks,
});

export const finishTask = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/payment-tasks/:orderId/:kind',
  summary: 'Mark a payment task as done',
  caller: 'staff',
  params: { kind: z.enum(PAYMENT_TASK_KINDS) },
  problems: ['orderUnknown'],
});

export const listPaymentAccounts = call({
  method: 'GET',
  path: '/api/office/shop/:shop/payment-accounts',
  summary: 'List accounts at payment providers, with masked secrets',
  caller: 'owner',
  answer: maskedAccounts,
});

export const savePaymentAccount = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/payment-accounts',
  summary: 'Save an account at a payment provider, encrypted; its secrets are never returned',
  caller: 'owner',
  headers: ifMatch,
  body: paymentAccount,
  answer: maskedAccounts,
  problems: OPEN_SHOP_PROBLEMS,
});

export const removePaymentAccount = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/payment-accounts/:provider',
  summary: 'Remove an account at a payment provider',
  caller: 'owner',
  headers: ifMatch,
  params: { provider },
  answer: maskedAccounts,
  problems: ['paymentAccountUnknown', ...OPEN_SHOP_PROBLEMS],
});

export const checkPaymentAccount = call({
  method: 'POST',
  path: '/api/office/shop/:shop/payment-accounts/:provider/check',
  summary: 'Check with the provider whether an account works',
  caller: 'owner',
  params: { provider },
  answer: accountCheck,
  problems: ['paymentAccountUnknown'],
});
