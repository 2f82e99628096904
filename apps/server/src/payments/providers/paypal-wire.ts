import { z } from 'zod';
import { isAtOrAfter, plusSeconds } from '../../clock.ts';
import type { ProviderConnection, ProviderRequest } from '../provider.ts';
import { callProvider, type Reply } from './call-provider.ts';
import type { AccountAt } from './account-at.ts';

/** Authenticated calls of PayPal's API. */
export interface PaypalWire {
  get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<Reply<z.output<Schema>>>;
  /** PayPal remembers `key` for six hours. A string body is sent verbatim. */
  post<Schema extends z.ZodType>(path: string, call: PaypalCall, schema: Schema): Promise<Reply<z.output<Schema>>>;
  signIn(): Promise<Reply<unknown>>;
}

export interface PaypalContext {
  readonly account: AccountAt<'paypal'>;
  readonly connection: ProviderConnection;
  readonly wire: PaypalWire;
}

interface PaypalCall {
  readonly key?: string;
  readonly body: object | string;
  readonly isCapture?: boolean;
}

interface Token {
  readonly text: string;
  readonly until: string;
}

const tokenAnswer = z.looseObject({ access_token: z.string().min(1), expires_in: z.int().min(1) });
const SPARE_SECONDS = 60;

interface PaypalConnection {
  readonly account: AccountAt<'paypal'>;
  readonly connection: ProviderConnection;
  /** The access token; null: not signed in. */
  token: Token | null;
}

/** Signs in when needed, and once more if PayPal rejects the token. */
export function openPaypalWire(account: AccountAt<'paypal'>, connection: ProviderConnection): PaypalWire {
  const context: PaypalConnection = { account, connection, token: null };
  return {
    get: (path, schema) => call(context, { method: 'GET', url: `${connection.apiUrl}${path}`, headers: {} }, schema),
    post: (path, { key, body, isCapture = false }, schema) => {
      const headers = { prefer: 'return=representation', ...(key && { 'paypal-request-id': key }) };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const url = `${connection.apiUrl}${path}`;
      return call(context, { method: 'POST', url, headers, body: text, isCapture }, schema);
    },
    signIn: () => signIn(context),
  };
}

async function call<Schema extends z.ZodType>(
  context: PaypalConnection,
  request: ProviderRequest,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  const { token, connection } = context;
  const isOld = token !== null && !isAtOrAfter(connection.now(), token.until);
  if (!isOld) {
    const signedIn = await signIn(context);
    if (signedIn.code !== 'ok') return signedIn;
  }
  const headers = { ...request.headers, ...buildHeaders(context) };
  const reply = await callProvider(connection, { ...request, headers }, schema);
  if (!isOld || reply.code !== 'rejected' || reply.status !== 401) return reply;
  context.token = null;
  return call(context, request, schema);
}

async function signIn(context: PaypalConnection): Promise<Reply<unknown>> {
  const { account, connection } = context;
  const credentials = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
  const reply = await callProvider(
    connection,
    {
      method: 'POST',
      url: `${connection.apiUrl}/v1/oauth2/token`,
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    },
    tokenAnswer,
  );
  if (reply.code !== 'ok') return reply;
  const { access_token: text, expires_in: seconds } = reply.value;
  context.token = { text, until: plusSeconds(connection.now(), seconds - SPARE_SECONDS) };
  return reply;
}

const buildHeaders = ({ account, token }: PaypalConnection): Record<string, string> => ({
  authorization: `Bearer ${token?.text ?? ''}`,
  'content-type': 'application/json',
  ...(account.isPlatform && { 'paypal-auth-assertion': authAssertion(account) }),
});

/** Names the merchant for whom a platform acts; an unsigned JWT by PayPal's definition. */
function authAssertion({ clientId, merchantId }: AccountAt<'paypal'>): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ iss: clientId, payer_id: merchantId })}.`;
}
