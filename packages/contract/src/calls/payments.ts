import { z } from 'zod';
import { PAYMENT_PROVIDER_NAMES } from '../office/payment-accounts.ts';
import { CONFLICT_CODES } from '../problems.ts';
import { captureResponse, paymentRequest, paymentResponse, settleResponse } from '../shop/index.ts';
import { call } from './call.ts';

const problems = ['orderUnknown', CONFLICT_CODES.methodNotAllowed, 'paymentUnreachable'] as const;

export const preparePayment = call({
  method: 'POST',
  path: '/api/shop/:shop/payment/:gateway/:orderId',
  summary: 'Prepare the payment of an order; gateway is the paymentGatewayId of the order call',
  caller: 'guest',
  limit: 'order',
  body: paymentRequest.prefault({}),
  answer: paymentResponse,
  problems,
});

export const settlePayment = call({
  method: 'POST',
  path: '/api/shop/:shop/payment/:gateway/:orderId/settle',
  summary: 'Check a payment with its provider, after the guest has returned',
  caller: 'guest',
  limit: 'orderPage',
  answer: settleResponse,
  problems,
});

export const abandonPayment = call({
  method: 'POST',
  path: '/api/shop/:shop/payment/:gateway/:orderId/give-up',
  summary: 'Abandon an unpaid order; money that has already arrived wins',
  caller: 'guest',
  limit: 'order',
  answer: settleResponse,
  problems,
});

export const capturePayPal = call({
  method: 'GET',
  path: '/api/shop/:shop/payment/:gateway/:orderId/paypal/:reference',
  summary: "Capture a payment approved with PayPal's button",
  caller: 'guest',
  answer: captureResponse,
  problems,
});

export const receivePaymentMessage = call({
  method: 'POST',
  path: '/api/shop/:shop/payment-events/:provider',
  summary: "Receive a payment provider's message, in the provider's own format and with its signature",
  caller: 'provider',
  limit: 'paymentMessage',
  bodySize: 'message',
  params: { provider: z.enum(PAYMENT_PROVIDER_NAMES) },
  answer: z.object({ received: z.literal(true) }),
  problems: ['paymentMessageInvalid', 'paymentMessageLater'],
});
