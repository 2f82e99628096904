import { z } from 'zod';
import { isAtOrAfter, plusSeconds } from '../../clock.ts';
import type { ProviderConnection, ProviderRequest } from '../provider.ts';
import { ask, type Reply } from './ask.ts';
import type { PaypalAccount } from './paypal.ts';

/** Calls with PayPal's access token. */
export interface PaypalWire {
  get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<Reply<z.output<Schema>>>;
  /** `key` is kept by PayPal for six hours; a body of text is sent as it stands. */
  post<Schema extends z.ZodType>(path: string, call: PaypalCall, schema: Schema): Promise<Reply<z.output<Schema>>>;
  signIn(): Promise<Reply<unknown>>;
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

interface Room {
  readonly account: PaypalAccount;
  readonly connection: ProviderConnection;
  /** Signed in until then; null: not yet, or no longer. */
  token: Token | null;
}

/** Signs in when needed, and once more when PayPal no longer takes the token. */
export function openPaypalWire(account: PaypalAccount, connection: ProviderConnection): PaypalWire {
  const room: Room = { account, connection, token: null };
  return {
    get: (path, schema) => call(room, { method: 'GET', url: `${connection.apiUrl}${path}`, headers: {} }, schema),
    post: (path, { key, body, isCapture = false }, schema) => {
      const headers = { prefer: 'return=representation', ...(key && { 'paypal-request-id': key }) };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const url = `${connection.apiUrl}${path}`;
      return call(room, { method: 'POST', url, headers, body: text, isCapture }, schema);
    },
    signIn: () => signIn(room),
  };
}

async function call<Schema extends z.ZodType>(
  room: Room,
  request: ProviderRequest,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  const { token, connection } = room;
  const isOld = token !== null && !isAtOrAfter(connection.now(), token.until);
  if (!isOld) {
    const signedIn = await signIn(room);
    if (signedIn.code !== 'ok') return signedIn;
  }
  const headers = { ...request.headers, ...headersOf(room) };
  const reply = await ask(connection, { ...request, headers }, schema);
  if (!isOld || reply.code !== 'rejected' || reply.status !== 401) return reply;
  room.token = null;
  return call(room, request, schema);
}

async function signIn(room: Room): Promise<Reply<unknown>> {
  const { account, connection } = room;
  const credentials = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
  const reply = await ask(
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
  room.token = { text, until: plusSeconds(connection.now(), seconds - SPARE_SECONDS) };
  return reply;
}

const headersOf = ({ account, token }: Room): Record<string, string> => ({
  authorization: `Bearer ${token?.text ?? ''}`,
  'content-type': 'application/json',
  ...(account.isPlatform && { 'paypal-auth-assertion': authAssertion(account) }),
});

/** For whom a platform acts: an unsigned token of PayPal's own kind (payments.md §1). */
function authAssertion({ clientId, merchantId }: PaypalAccount): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ iss: clientId, payer_id: merchantId })}.`;
}
