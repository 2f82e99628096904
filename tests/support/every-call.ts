import * as contract from '@tischlein/contract/calls';
import type { Call } from '@tischlein/contract/calls';
import { BODIES, PARAMETERS } from '../api/corpus/samples.ts';
import type { Answer, Desk } from './open-shop.ts';

export interface NamedCall {
  readonly name: string;
  readonly call: Call;
}

/** Every call that needs a permission: of the office and of waiters. */
export const PERMITTED_CALLS: readonly NamedCall[] = Object.entries(contract).flatMap(([name, call]) =>
  typeof call === 'object' && (call.caller === 'staff' || call.caller === 'waiter')
    ? [{ name, call: call satisfies Call as Call }]
    : [],
);

const BODY: Readonly<Record<string, unknown>> = {
  ...BODIES,
  createDraft: { name: 'Bari' },
  addDevice: { name: 'Küche Mitte', role: 'staff', pin: '4711' },
  addApiKey: { name: 'Kasse', scopes: ['menu:read'] },
  createCouponSeries: {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    name: 'Flyer',
    prefix: 'FLYER',
    count: 1,
    type: 'percent',
    value: 1000,
    minimumOrderValue: 0,
    exclusive: false,
    validFrom: null,
    validUntil: null,
  },
  savePaymentAccount: {
    provider: 'stripe',
    mode: 'test',
    secretKey: 'sk_test_0123456789',
    publishableKey: 'pk_test_0123456789',
    webhookSecret: 'whsec_0123456789',
  },
  changePassword: { currentPassword: 'falsch', newPassword: 'ein langes neues Wort' },
};

/** These streams need no query, so those who may follow them never get to the end of the answer; other tests have them. */
export const ENDLESS: readonly string[] = ['followOwnTours', 'tableEvents'];

export const isForShop = ({ call }: NamedCall): boolean => call.path.includes('/:shop');

/** A valid body of a call. */
export const sampleBody = ({ name }: NamedCall): unknown => BODY[name];

interface Request {
  readonly shop: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of those that name nothing. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}

/** Makes a call with a valid request. */
export function sendCall(
  caller: Pick<Desk, 'call'>,
  { name, call }: NamedCall,
  { shop, headers = {}, parameters = {}, query, body }: Request,
): Promise<Answer> {
  // Mails and payment tasks both have kinds.
  const kind = name === 'previewMail' ? 'orderPlaced' : PARAMETERS['kind'];
  const known = { ...PARAMETERS, kind, ...parameters, shop };
  const url = call.path.replaceAll(/:(\w+)/g, (_, parameter: string) => Reflect.get(known, parameter) ?? '');
  const period = call.query && 'from' in call.query.shape ? '?from=2026-11-01&to=2026-11-02' : '';
  // A stream that is allowed does not end; without its query it is refused after the check.
  return caller.call(call.method, `${url}${query ?? period}`, call.body && (body ?? BODY[name]), {
    accept: 'text/event-stream',
    ...headers,
  });
}

/** Like `sendCall`; returns the status and, of a problem, its code. */
export async function makeCall(
  caller: Pick<Desk, 'call'>,
  each: NamedCall,
  request: Request,
): Promise<readonly [number, unknown]> {
  const answer = await sendCall(caller, each, request);
  return [answer.statusCode, answer.headers['content-type']?.includes('json') ? answer.json().code : undefined];
}
