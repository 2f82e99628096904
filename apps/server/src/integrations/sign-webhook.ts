import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

interface Signed {
  readonly id: string;
  readonly timestampSeconds: number;
  readonly body: string;
}

/** The header `webhook-signature` (Standard Webhooks 1.0.0): one signature for each secret. */
export function signWebhook({ id, timestampSeconds, body }: Signed, secrets: readonly string[]): string {
  const content = `${id}.${timestampSeconds}.${body}`;
  const sign = (secret: string): string =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(content)
      .digest('base64');
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ');
}
