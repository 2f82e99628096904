import { z } from 'zod';
import { PAYMENT_PROVIDER_NAMES } from '../office/payment-accounts.ts';
import { CONFLICT_CODES } from '../problems.ts';
import { captureResponse, paymentRequest, paymentResponse, settleResponse } from '../shop/index.ts';
import { call } from './call.ts';

const problems = ['orderUnknown', CONFLICT_CODES.methodNotAllowed, 'paymentUnreachable'] as const;

export const preparePayment = call({
  method: 'POST',
  path: '/api/shop/:shop/payment/:gateway/:orderId',
  summary: 'Leads to where an order is paid; gateway is the paymentGatewayId of its answer',
  caller: 'guest',
  limit: 'order',
  body: paymentRequest.prefault({}),
  answer: paymentResponse,
  problems,
});

export const settlePayment = call({
  method: 'POST',
  path: '/api/shop/:shop/payment/:gateway/:orderId/settle',
  summary: 'Asks the provider about the state of a payment, after the guest came back',
  caller: 'guest',
  limit: 'orderPage',
  answer: settleResponse,
  problems,
});

export const abandonPayment = call({
  method: 'POST',
  path: '/api/shop/:shop/payment/:gateway/:orderId/give-up',
  summary: 'Ends an unpaid order because its guest orders differently; money that has already arrived wins',
  caller: 'guest',
  limit: 'order',
  answer: settleResponse,
  problems,
});

export const capturePayPal = call({
  method: 'GET',
  path: '/api/shop/:shop/payment/:gateway/:orderId/paypal/:reference',
  summary: "Captures what was approved with PayPal's button",
  caller: 'guest',
  answer: captureResponse,
  problems,
});

export const receivePaymentMessage = call({
  method: 'POST',
  path: '/api/shop/:shop/payment-events/:provider',
  summary: "A payment provider's message, in the provider's own format and with its signature",
  caller: 'provider',
  bodySize: 'message',
  params: { provider: z.enum(PAYMENT_PROVIDER_NAMES) },
  answer: z.object({ received: z.literal(true) }),
  problems: ['paymentMessageInvalid', 'paymentMessageLater'],
});
