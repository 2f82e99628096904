import type { OrderRequest } from '@tischlein/contract/shop';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { aDelivery } from '../support/trattoria.ts';

/** What was answered. */
export interface Told {
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

/** Somebody with a browser: keeps cookies; null is told where the server died before it answered. */
export interface Visitor {
  call(call: Call): Promise<Told | null>;
  order(request: OrderRequest, key: string): Promise<Told | null>;
  /** The cookies as a browser would send them. */
  cookie(): string;
}

/** A new visitor of the server that answers here now. */
export function newVisitor(address: () => string): Visitor {
  const cookies = new Map<string, string>();
  const cookie = (): string => [...cookies].map((pair) => pair.join('=')).join('; ');
  const call = async ({ method, path, body, headers = {} }: Call): Promise<Told | null> => {
    const json = typeof body === 'object' ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(`${address()}${path}`, {
      method,
      headers: { cookie: cookie(), ...json, ...headers },
      ...(body !== undefined && { body: typeof body === 'object' ? JSON.stringify(body) : body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return { status: answer.status, body: (await answer.json()) as Told['body'] };
  };
  const callOrDie = (wanted: Call): Promise<Told | null> => call(wanted).catch(() => null);
  return {
    call: callOrDie,
    order: (body, key) =>
      callOrDie({ method: 'POST', path: '/api/shop/roma/order', body, headers: { 'idempotency-key': key } }),
    cookie,
  };
}

/** An order with the coupon that there are just enough of. */
export const withCoupon = (): OrderRequest => aDelivery({ couponCode: 'FEW' });

/** The same to be paid by this method. */
export function paidBy(paymentMethod: PaymentMethod): OrderRequest {
  const order = aDelivery();
  return { ...order, formValues: { ...order.formValues, paymentMethod } };
}
