import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type PaymentProviderName, PAYMENT_PROVIDER_NAMES } from '@tischlein/contract/office';
import type { ProviderHosts } from '../../../apps/server/src/payments/provider.ts';
import { handlePracticeRequest } from '../../../demo/payments/handle-request.ts';
import {
  type PracticeResponse,
  createPractice,
  type Practice,
  type PracticeMessage,
  type PracticePayment,
} from '../../../demo/payments/practice.ts';
import { inspectRequest } from './official-requests.ts';

/**
 * How a call fails. With 'lost…' the provider executes it and its response is lost; with the others it does
 * nothing.
 */
export const FAULTS = {
  hang: 'nothing',
  lostHang: 'done',
  resetBefore: 'nothing',
  lostReset: 'done',
  tooManyRequests: 'nothing',
  serverError: 'nothing',
  lostServerError: 'done',
  htmlBadGateway: 'nothing',
  htmlOk: 'nothing',
  brokenJson: 'done',
  emptyBody: 'done',
  redirect: 'nothing',
} as const;
export type Fault = keyof typeof FAULTS;

interface PlannedFault {
  readonly fault: Fault;
  readonly path: RegExp;
  left: number;
}

export interface FakeProviders {
  /** Their state; tests change payments to make them lie. */
  readonly practice: Practice;
  /** The messages they would have sent, in order. They are delivered only with `deliverTo`. */
  readonly messages: PracticeMessage[];
  /** 'POST /stripe/v1/refunds' … */
  readonly calls: string[];
  readonly url: string;
  readonly hosts: ProviderHosts;
  /** Makes the next calls to matching paths fail. */
  fail(fault: Fault, path?: RegExp, times?: number): void;
  /** Stops all failures. */
  mend(): void;
  /** Delay of each response. */
  delayMs: number;
  /** Returns the payment with our id. */
  byOurId(ourId: string): PracticePayment;
  /** A guest opens the pay page and presses a button. Returns where they are redirected, or null. */
  press(payUrl: string, action: string): Promise<string | null>;
  close(): Promise<void>;
}

interface FakeOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly deliverTo?: (message: PracticeMessage) => void;
}

/**
 * Serves the practice providers over HTTP on their own port. Every request is checked against the official
 * descriptions.
 */
export async function openFakeProviders({
  now = () => Date.now(),
  deliverTo,
}: FakeOptions = {}): Promise<FakeProviders> {
  const messages: PracticeMessage[] = [];
  const calls: string[] = [];
  const planned: PlannedFault[] = [];
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const practice = createPractice({
    apiUrl: url,
    pagesUrl: url,
    now,
    inspect: inspectRequest,
    send: (message) => {
      messages.push(message);
      deliverTo?.(message);
    },
  });
  const fake: FakeProviders = {
    practice,
    messages,
    calls,
    url,
    hosts: hostsAt(url),
    delayMs: 0,
    fail: (fault, path = /./, times = 1) => planned.push({ fault, path, left: times }),
    mend: () => void planned.splice(0),
    byOurId: (ourId) => {
      const found = practice.payments.values().find((payment) => payment.ourId === ourId);
      if (!found) throw new Error(`no payment ${ourId} at the fake providers`);
      return found;
    },
    press: async (payUrl, action) => {
      const body = new URLSearchParams({ action });
      const answer = await fetch(payUrl, { method: 'POST', body, redirect: 'manual' });
      await answer.text();
      return answer.headers.get('location');
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    calls.push(`${method} ${pathname}`);
    const asked = {
      method,
      path: pathname,
      query: searchParams,
      headers: request.headers as Record<string, string | undefined>,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    const fault = nextFault(`${method} ${pathname}`);
    const answer = fault && FAULTS[fault] === 'nothing' ? null : handlePracticeRequest(practice, asked);
    if (fake.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fake.delayMs));
    if (fault) spoil(fault, answer, response);
    else response.writeHead(answer?.status ?? 500, answer?.headers ?? {}).end(answer?.body);
  }

  function nextFault(call: string): Fault | null {
    const plan = planned.find(({ path, left }) => left > 0 && path.test(call));
    if (!plan) return null;
    plan.left -= 1;
    return plan.fault;
  }
}

const hostsAt = (url: string): ProviderHosts =>
  Object.fromEntries(
    PAYMENT_PROVIDER_NAMES.map((name) => {
      const host = `${url}/${name}`;
      return [name, { live: host, test: host, demo: host }];
    }),
  ) as Record<PaymentProviderName, { live: string; test: string; demo: string }>;

function spoil(fault: Fault, answer: PracticeResponse | null, response: ServerResponse): void {
  const html = { 'content-type': 'text/html' };
  switch (fault) {
    case 'hang':
    case 'lostHang':
      return;
    case 'resetBefore':
      response.destroy();
      return;
    case 'lostReset': {
      const body = answer?.body ?? '';
      response.writeHead(200, { ...answer?.headers, 'content-length': String(Buffer.byteLength(body)) });
      response.write(body.slice(0, Math.floor(body.length / 2)), () => response.destroy());
      return;
    }
    case 'tooManyRequests':
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' }).end('{"error":{}}');
      return;
    case 'serverError':
    case 'lostServerError':
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"type":"api_error"}}');
      return;
    case 'htmlBadGateway':
      response.writeHead(502, html).end('<html><h1>502 Bad Gateway</h1></html>');
      return;
    case 'htmlOk':
      response.writeHead(200, html).end('<html>Wartungsarbeiten</html>');
      return;
    case 'brokenJson':
      response.writeHead(200, { 'content-type': 'application/json' }).end((answer?.body ?? '{"id":').slice(0, -2));
      return;
    case 'emptyBody':
      response.writeHead(200, { 'content-type': 'application/json' }).end();
      return;
    case 'redirect':
      response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end();
  }
}
