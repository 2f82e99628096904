import { z } from 'zod';
import type { ProviderConnection, ProviderRequest } from '../provider.ts';
import { ask, type Rejected, refusalOf, type Reply } from './ask.ts';
import { unzerPayment, type UnzerPayment } from './unzer-answers.ts';
import type { UnzerAccount } from './unzer.ts';

export interface UnzerRoom {
  readonly account: UnzerAccount;
  readonly connection: ProviderConnection;
}

interface UnzerPost {
  readonly body: object;
  readonly isCapture?: boolean;
}

/** Reads an object of Unzer. */
export const getUnzer = <Schema extends z.ZodType>(
  room: UnzerRoom,
  path: string,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> => ask(room.connection, requestTo(room, path), schema);

/** Reads a payment by its id, or by the id that we gave it. */
export const readPayment = (room: UnzerRoom, reference: string): Promise<Reply<UnzerPayment>> =>
  getUnzer(room, `/v1/payments/${encodeURIComponent(reference)}`, unzerPayment);

/** Makes an object at Unzer. Unzer keeps no keys: what must not happen twice is looked for first. */
export const postUnzer = <Schema extends z.ZodType>(
  room: UnzerRoom,
  { path, body, isCapture = false }: UnzerPost & { readonly path: string },
  schema: Schema,
): Promise<Reply<z.output<Schema>>> =>
  ask(room.connection, { ...requestTo(room, path), method: 'POST', body: JSON.stringify(body), isCapture }, schema);

function requestTo({ account, connection }: UnzerRoom, path: string): ProviderRequest {
  return {
    method: 'GET',
    url: `${connection.apiUrl}${path}`,
    headers: {
      authorization: `Basic ${Buffer.from(`${account.privateKey}:`).toString('base64')}`,
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-language': 'de-DE',
    },
  };
}

const problem = z.looseObject({ errors: z.array(z.looseObject({ code: z.string() })) });

/** Unzer's code of what is wrong. */
export const unzerCode = ({ body }: Rejected): string | undefined => problem.safeParse(body).data?.errors[0]?.code;

export const unzerFailure = (reply: Exclude<Reply<unknown>, { code: 'ok' }>) =>
  reply.code === 'unknown' ? reply : refusalOf(reply, unzerCode(reply));
