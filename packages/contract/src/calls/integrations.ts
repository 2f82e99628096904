import {
  apiKeyRequest,
  apiKeys,
  deskOrder,
  hubriseOrder,
  newApiKey,
  newWebhook,
  webhook,
  webhookDeliveries,
  webhookRequest,
  webhooks,
} from '../office/index.ts';
import { call } from './call.ts';

const KEYS_PATH = '/api/office/shop/:shop/api-keys';
const WEBHOOKS_PATH = '/api/office/shop/:shop/webhooks';
const WEBHOOK_PATH = '/api/office/shop/:shop/webhooks/:webhook';

export const listApiKeys = call({
  method: 'GET',
  path: KEYS_PATH,
  summary: 'List the API keys of a shop, without their secrets',
  caller: 'staff',
  area: 'keys',
  answer: apiKeys,
});

export const addApiKey = call({
  method: 'POST',
  path: KEYS_PATH,
  summary: 'Create an API key; returns its secret once',
  caller: 'staff',
  area: 'keys',
  body: apiKeyRequest,
  answer: newApiKey,
  status: 201,
  problems: ['tooManyKeys'],
});

export const removeApiKey = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/api-keys/:key',
  summary: 'Revoke an API key at once',
  caller: 'staff',
  area: 'keys',
  problems: ['apiKeyUnknown'],
});

export const listWebhooks = call({
  method: 'GET',
  path: WEBHOOKS_PATH,
  summary: 'List the webhooks of a shop',
  caller: 'staff',
  area: 'integrations',
  answer: webhooks,
});

export const addWebhook = call({
  method: 'POST',
  path: WEBHOOKS_PATH,
  summary: 'Add a webhook; returns the secret that signs its events once',
  caller: 'staff',
  area: 'integrations',
  body: webhookRequest,
  answer: newWebhook,
  status: 201,
  problems: ['webhookAddressRefused', 'tooManyWebhooks'],
});

export const saveWebhook = call({
  method: 'PUT',
  path: WEBHOOK_PATH,
  summary: 'Change, pause or resume a webhook',
  caller: 'staff',
  area: 'integrations',
  body: webhookRequest,
  answer: webhook,
  problems: ['webhookUnknown', 'webhookAddressRefused'],
});

export const removeWebhook = call({
  method: 'DELETE',
  path: WEBHOOK_PATH,
  summary: 'Remove a webhook with its log',
  caller: 'staff',
  area: 'integrations',
  problems: ['webhookUnknown'],
});

export const changeWebhookSecret = call({
  method: 'POST',
  path: '/api/office/shop/:shop/webhooks/:webhook/secret',
  summary: 'Replace the secret of a webhook; the previous one signs along for a day',
  caller: 'staff',
  area: 'integrations',
  answer: newWebhook,
  problems: ['webhookUnknown'],
});

export const testWebhook = call({
  method: 'POST',
  path: '/api/office/shop/:shop/webhooks/:webhook/test',
  summary: 'Send a test event',
  caller: 'staff',
  area: 'integrations',
  limit: 'document',
  problems: ['webhookUnknown'],
});

export const listWebhookDeliveries = call({
  method: 'GET',
  path: '/api/office/shop/:shop/webhooks/:webhook/deliveries',
  summary: 'List what was sent to a webhook with each attempt',
  caller: 'staff',
  area: 'integrations',
  answer: webhookDeliveries,
  problems: ['webhookUnknown'],
});

export const resendWebhookDelivery = call({
  method: 'POST',
  path: '/api/office/shop/:shop/webhooks/:webhook/deliveries/:delivery/resend',
  summary: 'Send an event again, now and under the same id',
  caller: 'staff',
  area: 'integrations',
  limit: 'document',
  problems: ['webhookUnknown', 'deliveryUnknown'],
});

export const getDeskOrder = call({
  method: 'GET',
  path: '/api/office/shop/:shop/orders/:orderId',
  summary: 'Get an order as the desk shows it',
  caller: 'staff',
  area: 'desk',
  answer: deskOrder,
  problems: ['orderUnknown'],
});

export const getHubriseOrder = call({
  method: 'GET',
  path: '/api/office/shop/:shop/orders/:orderId/hubrise',
  summary: 'Get an order in the shape of HubRise, which many tills read',
  caller: 'staff',
  area: 'desk',
  answer: hubriseOrder,
  problems: ['orderUnknown'],
});
