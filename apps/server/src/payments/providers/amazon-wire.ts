import type { KeyObject } from 'node:crypto';
import type { z } from 'zod';
import type { ProviderConnection, ProviderRequest } from '../provider.ts';
import type { AccountAt } from './account-at.ts';
import { AMAZON_ALGORITHM, canonicalRequest, listSignedHeaders, signForAmazon } from './amazon-signing.ts';
import { callProvider, type Reply } from './call-provider.ts';

export interface AmazonContext {
  readonly account: AccountAt<'amazonPay'>;
  readonly connection: ProviderConnection;
  readonly key: KeyObject;
}

interface AmazonCall {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Below /v2. */
  readonly path: string;
  readonly key?: string;
  readonly body?: object;
  readonly isCapture?: boolean;
}

/** Sends a signed request to Amazon Pay's API. */
export function callAmazon<Schema extends z.ZodType>(
  context: AmazonContext,
  call: AmazonCall,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  return callProvider(context.connection, signRequest(context, call), schema);
}

function signRequest({ account, connection, key }: AmazonContext, call: AmazonCall): ProviderRequest {
  const { method, path, isCapture = false } = call;
  const url = new URL(`${connection.apiUrl}/v2${path}`);
  const body = call.body ? JSON.stringify(call.body) : '';
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-amz-pay-date': connection.now().replace(/[-:]|\.\d+/g, ''),
    'x-amz-pay-host': url.host,
    'x-amz-pay-region': 'eu',
    ...(call.key && { 'x-amz-pay-idempotency-key': call.key }),
  };
  const signature = signForAmazon(canonicalRequest({ method, url, headers, body }), key);
  const names = listSignedHeaders(headers).join(';');
  const authorization = `${AMAZON_ALGORITHM} PublicKeyId=${account.publicKeyId}, SignedHeaders=${names}, Signature=${signature}`;
  return { method, url: url.href, headers: { ...headers, authorization }, ...(body && { body }), isCapture };
}
