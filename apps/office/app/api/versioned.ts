import { type ApiResult, createSender, type Send } from '@tischlein/contract/client';
import { fetchSignedIn } from './send.ts';

/** A document with the version to send as If-Match. */
export interface Versioned<Value> {
  readonly value: Value;
  readonly version: string;
}

/** Sends a call whose answer has its version as ETag. */
export async function readVersioned<Value>(
  read: (send: Send) => Promise<ApiResult<Value>>,
): Promise<ApiResult<Versioned<Value>>> {
  let version = '';
  const answer = await read(
    createSender(async (address, init) => {
      const response = await fetchSignedIn(address, init);
      version = (response.headers.get('etag') ?? '').replace('W/', '');
      return response;
    }),
  );
  return answer.ok ? { ok: true, value: { value: answer.value, version } } : answer;
}
