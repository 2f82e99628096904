import { TEST_EVENT, WEBHOOK_EVENTS } from '@tischlein/domain/integrations';
import { API_SCOPES } from '@tischlein/domain/staff';
import { z } from 'zod';
import { ofGuest } from '../guest-fields.ts';
import { givenInstant, instant, name } from '../wire-values.ts';

const scopes = z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length);

/** Keys of other systems for the calls of the office, sent as `Authorization: Bearer tsl_live_…`. */
export const apiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(API_SCOPES)),
    createdAt: instant,
    /** null: never. */
    expiresAt: instant.nullable(),
    /** To the minute; null: never used. */
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeys = z.array(apiKey).meta({ id: 'ApiKeys' });

export const apiKeyRequest = z
  .object({ name: name(80), scopes, expiresAt: givenInstant.nullable().default(null) })
  .meta({ id: 'ApiKeyRequest' });

/** `secret` is shown once and not stored. */
export const newApiKey = z.object({ key: apiKey, secret: z.string() }).meta({ id: 'NewApiKey' });
export type NewApiKey = z.infer<typeof newApiKey>;

/**
 * An address that receives events (Standard Webhooks 1.0.0). gone: it has answered 410 · failing: a delivery has failed
 * for good. Only an active webhook is told.
 */
export const webhook = z
  .object({
    id: z.string(),
    name: z.string(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    state: z.enum(['active', 'paused', 'gone', 'failing']),
    /** Deliveries of the last 30 days that have not arrived. */
    undelivered: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

export const webhooks = z.array(webhook).meta({ id: 'Webhooks' });

export const webhookRequest = z
  .object({
    name: name(80),
    url: z.string().max(500),
    events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
    isActive: z.boolean().default(true),
  })
  .meta({ id: 'WebhookRequest' });
export type WebhookRequest = z.input<typeof webhookRequest>;

/** `secret` signs the events; it is shown once. */
export const newWebhook = z.object({ webhook, secret: z.string() }).meta({ id: 'NewWebhook' });
export type NewWebhook = z.infer<typeof newWebhook>;

/** What was sent to a webhook, newest first; kept for 30 days, the last 100 are listed. */
export const webhookDeliveries = z
  .array(
    z.object({
      /** The header `webhook-id` of every attempt. */
      id: z.string(),
      event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
      orderNumber: z.int().nullable(),
      createdAt: instant,
      outcome: z.enum(['delivered', 'failed', 'gone']).nullable(),
      /** null: no further attempt. */
      nextAttemptAt: instant.nullable(),
      payload: z.string(),
      attempts: z.array(
        z.object({
          at: instant,
          /** null: no answer in time, or no connection. */
          status: z.int().nullable(),
          durationMs: z.int(),
          /** The start of the answer. */
          answer: z.string(),
        }),
      ),
    }),
  )
  .meta({ id: 'WebhookDeliveries' });
export type WebhookDeliveries = z.infer<typeof webhookDeliveries>;

const money = z.string();
const option = z.object({
  option_list_name: z.string(),
  name: z.string(),
  ref: z.string(),
  price: money,
  quantity: z.int(),
});

/** An order in the shape of HubRise. */
export const hubriseOrder = z
  .object({
    id: z.string(),
    ref: z.string(),
    status: z.string(),
    service_type: z.string(),
    created_at: z.string(),
    expected_time: z.string().nullable(),
    confirmed_time: z.string().nullable(),
    customer_notes: ofGuest(z.string().nullable(), null),
    items: z.array(
      z.object({
        product_name: z.string(),
        sku_name: z.string().nullable(),
        sku_ref: z.string(),
        price: money,
        quantity: z.string(),
        tax_rate: z.string().nullable(),
        customer_notes: ofGuest(z.string().nullable(), null),
        options: z.array(option),
      }),
    ),
    discounts: z.array(z.object({ name: z.string(), ref: z.string(), price_off: money })),
    charges: z.array(z.object({ type: z.string(), name: z.string(), ref: z.string(), price: money })),
    payments: z.array(
      z.object({ type: z.string(), name: z.string().nullable(), ref: z.string().nullable(), amount: money }),
    ),
    total: money,
    customer: ofGuest(
      z
        .object({
          last_name: z.string(),
          phone: z.string(),
          email: z.string(),
          address_1: z.string(),
          postal_code: z.string(),
          city: z.string(),
          country: z.string(),
          delivery_notes: z.string(),
        })
        .nullable(),
      null,
    ),
  })
  .meta({ id: 'HubriseOrder' });
