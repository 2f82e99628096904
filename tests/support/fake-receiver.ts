import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { WebhookGuard } from '../../apps/server/src/integrations/send-webhook.ts';

/** What the receiver of a webhook gets. */
export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Another company's server that is told of events. */
export interface FakeReceiver {
  readonly url: string;
  readonly received: ReceivedWebhook[];
  /** Status and headers of the next answers; 'hangUp': takes the event and ends the connection. */
  answer: { status: number; headers?: Readonly<Record<string, string>> } | 'hangUp';
  /** Happens after an event has arrived and before it is answered. */
  beforeAnswer: () => Promise<unknown>;
  /** Lets webhooks call this receiver, which is not on the internet. */
  readonly guard: WebhookGuard;
  close(): Promise<void>;
}

export async function openFakeReceiver(): Promise<FakeReceiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const { answer } = receiver;
      void receiver.beforeAnswer().then(() => {
        if (answer === 'hangUp') response.destroy();
        else response.writeHead(answer.status, answer.headers).end('verstanden');
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}/tischlein`;
  const receiver: FakeReceiver = {
    url,
    beforeAnswer: async () => {},
    received,
    answer: { status: 204 },
    guard: { mayCall: (called) => called === url },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/** Verifies an event as a receiver does (Standard Webhooks 1.0.0). */
export function isSignedWith(secret: string, { headers, body }: ReceivedWebhook): boolean {
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
