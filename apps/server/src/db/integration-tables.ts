import type { ShopId } from '@tischlein/domain';
import type { SentEvent } from '@tischlein/domain/integrations';

export interface IntegrationTables {
  api_keys: ApiKeyRow;
  webhooks: WebhookRow;
  webhook_deliveries: WebhookDeliveryRow;
  webhook_attempts: WebhookAttemptRow;
}

export interface ApiKeyRow {
  shop_id: ShopId;
  /** The public part of the key. */
  key_id: string;
  name: string;
  /** SHA-256 of the whole key, which is never stored. */
  secret_hash: string;
  /** JSON list of scopes. */
  scopes: string;
  created_at: string;
  /** null: never. */
  expires_at: string | null;
  /** To the minute; null: never used. */
  last_used_at: string | null;
}

export interface WebhookRow {
  shop_id: ShopId;
  webhook_id: string;
  name: string;
  url: string;
  /** JSON list of events. */
  events: string;
  /** 'whsec_…', encrypted with SECRET_KEY. */
  sealed_secret: string;
  /** Signs along until `previous_until`, so that the receiver can change over. */
  previous_secret: string | null;
  previous_until: string | null;
  /** gone: the receiver has answered 410 · failing: a delivery has failed for good. */
  state: 'active' | 'paused' | 'gone' | 'failing';
  created_at: string;
}

/** An event for one webhook; its id is the `webhook-id` of every attempt. */
export interface WebhookDeliveryRow {
  shop_id: ShopId;
  delivery_id: string;
  webhook_id: string;
  event: SentEvent;
  order_number: number | null;
  /** The body as it is signed and sent. */
  payload: string;
  created_at: string;
  run_at: string;
  locked_until: string | null;
  attempts: number;
  done_at: string | null;
  outcome: 'delivered' | 'failed' | 'gone' | null;
}

export interface WebhookAttemptRow {
  shop_id: ShopId;
  delivery_id: string;
  /** From 1. */
  attempt: number;
  at: string;
  /** null: no answer in time, or no connection. */
  status: number | null;
  duration_ms: number;
  /** The start of the answer. */
  answer: string;
}
