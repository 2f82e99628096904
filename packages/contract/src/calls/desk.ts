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
import { call, stream } from './call.ts';

const provider = z.enum(PAYMENT_PROVIDER_NAMES);

export const listOrders = call({
  method: 'GET',
  path: '/api/office/shop/:shop/orders',
  summary: "Open orders and today's",
  caller: 'staff',
  answer: deskOrders,
});

export const actOnOrder = call({
  method: 'POST',
  path: '/api/office/shop/:shop/orders/:orderId/:action',
  summary: 'Moves an order: accept, refuse, ready, depart, handOver, cancel',
  caller: 'staff',
  params: { action: orderAction },
  body: orderActionRequest,
  answer: deskOrder,
  problems: ['orderUnknown', 'conflictingAction'],
});

export const handleWithdrawal = call({
  method: 'POST',
  path: '/api/office/shop/:shop/orders/:orderId/withdrawal/handled',
  summary: 'Marks the withdrawals from an order as handled',
  caller: 'staff',
  answer: deskOrder,
  problems: ['orderUnknown'],
});

export const deskEvents = stream({
  path: '/api/office/shop/:shop/events',
  summary: 'Orders as they change, as server-sent events; continues after Last-Event-ID, else after ?after=',
  caller: 'staff',
  query: z.object({ after: z.coerce.number<number>().int().min(0).optional() }),
  event: deskEvent,
});

export const getOrderPayment = call({
  method: 'GET',
  path: '/api/office/shop/:shop/orders/:orderId/payment',
  summary: "An order's money, in words and figures",
  caller: 'staff',
  answer: orderPayment,
  problems: ['orderUnknown'],
});

export const findOrderPayment = call({
  method: 'GET',
  path: '/api/office/shop/:shop/order-numbers/:number/payment',
  summary: 'The same, found by the number on the ticket',
  caller: 'staff',
  params: { number: z.coerce.number<number>().int().min(1).max(999_999_999) },
  answer: orderPayment,
  problems: ['orderNumberUnknown'],
});

export const refundOrder = call({
  method: 'POST',
  path: '/api/office/shop/:shop/orders/:orderId/refunds',
  summary: 'Gives money back, whole or in part, with a reason',
  caller: 'staff',
  body: refundRequest,
  answer: orderPayment,
  problems: ['orderUnknown', 'refundNotPossible'],
});

export const listTasks = call({
  method: 'GET',
  path: '/api/office/shop/:shop/payment-tasks',
  summary: 'What the desk has to know or do about payments',
  caller: 'staff',
  answer: paymentTasks,
});

export const finishTask = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/payment-tasks/:orderId/:kind',
  summary: 'Ticks one of them off',
  caller: 'staff',
  params: { kind: z.enum(PAYMENT_TASK_KINDS) },
  problems: ['orderUnknown'],
});

export const listPaymentAccounts = call({
  method: 'GET',
  path: '/api/office/shop/:shop/payment-accounts',
  summary: 'Accounts at payment providers, masked',
  caller: 'owner',
  answer: maskedAccounts,
});

export const savePaymentAccount = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/payment-accounts',
  summary: 'Saves an account at a provider, encrypted; its secrets are never given out again',
  caller: 'owner',
  body: paymentAccount,
  answer: maskedAccounts,
});

export const removePaymentAccount = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/payment-accounts/:provider',
  summary: 'Forgets an account',
  caller: 'owner',
  params: { provider },
  answer: maskedAccounts,
  problems: ['paymentAccountUnknown'],
});

export const checkPaymentAccount = call({
  method: 'POST',
  path: '/api/office/shop/:shop/payment-accounts/:provider/check',
  summary: 'Whether an account works',
  caller: 'owner',
  params: { provider },
  answer: accountCheck,
  problems: ['paymentAccountUnknown'],
});
