import type { OrderRequest } from '@tischlein/contract/shop';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { aDelivery } from '../support/trattoria.ts';

export interface ReceivedAnswer {
  readonly status: number;
  readonly body: {
    readonly order?: { readonly id: string; readonly total: number };
    readonly orders?: readonly { readonly id: string }[];
    readonly sequence?: number;
    readonly paymentGatewayId?: string;
    readonly url?: string;
    readonly result?: string;
  };
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string | object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client that keeps cookies. Calls resolve to null if the server died before it answered. */
export interface Visitor {
  call(call: Call): Promise<ReceivedAnswer | null>;
  order(request: OrderRequest, key: string): Promise<ReceivedAnswer | null>;
  /** Opens a page that redirects, and keeps its cookies. */
  follow(path: string): Promise<void>;
  /** The Cookie header. */
  cookie(): string;
}

/** Creates a visitor of the server that currently listens at `address`. */
export function newVisitor(address: () => string): Visitor {
  const cookies = new Map<string, string>();
  const cookie = (): string => [...cookies].map((pair) => pair.join('=')).join('; ');
  const call = async ({ method, path, body, headers = {} }: Call): Promise<ReceivedAnswer | null> => {
    const json = typeof body === 'object' ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(`${address()}${path}`, {
      method,
      headers: { cookie: cookie(), ...json, ...headers },
      ...(body !== undefined && { body: typeof body === 'object' ? JSON.stringify(body) : body }),
    });
    keepCookies(answer);
    return { status: answer.status, body: (await answer.json()) as ReceivedAnswer['body'] };
  };
  const keepCookies = (answer: Response): void => {
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
  };
  const callOrDie = (wanted: Call): Promise<ReceivedAnswer | null> => call(wanted).catch(() => null);
  return {
    call: callOrDie,
    order: (body, key) =>
      callOrDie({ method: 'POST', path: '/api/shop/roma/order', body, headers: { 'idempotency-key': key } }),
    follow: async (path) =>
      keepCookies(await fetch(`${address()}${path}`, { headers: { cookie: cookie() }, redirect: 'manual' })),
    cookie,
  };
}

/** An order with the coupon that is limited to the number of kills. */
export const withCoupon = (): OrderRequest => aDelivery({ couponCode: 'FEW' });

/** An order paid by this method. */
export function paidBy(paymentMethod: PaymentMethod): OrderRequest {
  const order = aDelivery();
  return { ...order, formValues: { ...order.formValues, paymentMethod } };
}
