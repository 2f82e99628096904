import { z } from 'zod';
import type { ProviderConnection, ProviderRequest } from '../provider.ts';
import { callProvider, type Rejected, toRefusal, type Reply } from './call-provider.ts';
import { unzerPayment, type UnzerPayment } from './unzer-answers.ts';
import type { AccountAt } from './account-at.ts';

export interface UnzerContext {
  readonly account: AccountAt<'unzer'>;
  readonly connection: ProviderConnection;
}

interface UnzerPost {
  readonly body: object;
  readonly isCapture?: boolean;
}

export const getUnzer = <Schema extends z.ZodType>(
  context: UnzerContext,
  path: string,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> => callProvider(context.connection, requestTo(context, path), schema);

/** Reads a payment by Unzer's id or by ours. */
export const readPayment = (context: UnzerContext, reference: string): Promise<Reply<UnzerPayment>> =>
  getUnzer(context, `/v1/payments/${encodeURIComponent(reference)}`, unzerPayment);

/** Posts to Unzer, which has no idempotency keys: callers look for an earlier result first. */
export const postUnzer = <Schema extends z.ZodType>(
  context: UnzerContext,
  { path, body, isCapture = false }: UnzerPost & { readonly path: string },
  schema: Schema,
): Promise<Reply<z.output<Schema>>> =>
  callProvider(
    context.connection,
    { ...requestTo(context, path), method: 'POST', body: JSON.stringify(body), isCapture },
    schema,
  );

function requestTo({ account, connection }: UnzerContext, path: string): ProviderRequest {
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

/** Returns Unzer's error code. */
export const readUnzerCode = ({ body }: Rejected): string | undefined => problem.safeParse(body).data?.errors[0]?.code;

export const toUnzerFailure = (reply: Exclude<Reply<unknown>, { code: 'ok' }>) =>
  reply.code === 'unknown' ? reply : toRefusal(reply, readUnzerCode(reply));
