import { pushEndpoint, pushKey, pushSubscription } from '../shop/index.ts';
import { call } from './call.ts';

export const getPushKey = call({
  method: 'GET',
  path: '/api/shop/:shop/push/key',
  summary: 'Get the public key with which browsers subscribe to messages about an order',
  caller: 'guest',
  answer: pushKey,
});

export const startPush = call({
  method: 'POST',
  path: '/api/shop/:shop/push/:orderId',
  summary: 'Have a browser notified when the order is accepted, ready and on its way',
  caller: 'guest',
  limit: 'orderPage',
  body: pushSubscription,
  problems: ['orderUnknown', 'orderEnded', 'pushInvalid'],
});

export const stopPush = call({
  method: 'POST',
  path: '/api/shop/:shop/push/:orderId/stop',
  summary: 'No longer notify a browser about the order',
  caller: 'guest',
  limit: 'orderPage',
  body: pushEndpoint,
  problems: ['orderUnknown'],
});
