import { days } from '@tischlein/domain';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { seal, unseal } from '../seal.ts';
import { plusSeconds } from '../clock.ts';
import { newWebhookSecret } from './sign-webhook.ts';

/** How long deliveries are also signed with the previous secret after a change. */
const CHANGE_OVER_SECONDS = days(1);

const toPlace = (shopId: string, webhookId: string): string => `webhook ${shopId} ${webhookId}`;

interface WebhookName {
  readonly shopId: string;
  readonly webhookId: string;
}

/** A new secret, in the clear and encrypted. */
export function createSecret({ secretKey }: Pick<Deps, 'secretKey'>, { shopId, webhookId }: WebhookName) {
  const secret = newWebhookSecret();
  return { secret, sealed: seal(secret, { secretKey, place: toPlace(shopId, webhookId) }) };
}

/** The secrets that sign now. Empty if SECRET_KEY has changed: the receiver refuses unsigned events. */
export function openSecrets({ secretKey }: Pick<Deps, 'secretKey'>, webhook: Row<'webhooks'>, now: string): string[] {
  const place = toPlace(webhook.shop_id, webhook.webhook_id);
  const isChangingOver = webhook.previous_until !== null && webhook.previous_until > now;
  const sealed = [webhook.sealed_secret, ...(isChangingOver ? [webhook.previous_secret] : [])];
  return sealed.flatMap((text) => (text === null ? [] : (unseal(text, { secretKey, place }) ?? [])));
}

/** The secret that signs now, or null with another SECRET_KEY. */
export const unsealSecret = (
  { shop_id: shopId, webhook_id: webhookId, sealed_secret: sealed }: Row<'webhooks'>,
  secretKey: string,
): string | null => unseal(sealed, { secretKey, place: toPlace(shopId, webhookId) });

/** The columns of a webhook whose secret is replaced. */
export const replaceSecret = (webhook: Row<'webhooks'>, sealed: string, now: string) => ({
  sealed_secret: sealed,
  previous_secret: webhook.sealed_secret,
  previous_until: plusSeconds(now, CHANGE_OVER_SECONDS),
});
