import * as calls from '@tischlein/contract/calls';
import { type ApiResult, createSender } from '@tischlein/contract/client';
import type { ShopConfig } from '@tischlein/domain/shop';
import { send } from './send.ts';

/** A document with the version to send as If-Match. */
export interface Versioned<Value> {
  readonly value: Value;
  readonly version: string;
}

export async function readConfig(shop: string): Promise<ApiResult<Versioned<ShopConfig>>> {
  let version = '';
  const sendAndNoteVersion = createSender(async (address, init) => {
    const response = await fetch(address, init);
    version = (response.headers.get('etag') ?? '').replace('W/', '');
    return response;
  });
  const answer = await sendAndNoteVersion(calls.getShopConfig, { params: { shop } });
  return answer.ok ? { ok: true, value: { value: answer.value, version } } : answer;
}

/** Fails if the version has changed since it was read. */
export const saveConfig = (shop: string, body: ShopConfig, version: string): Promise<ApiResult<null>> =>
  send(calls.saveShopConfig, { params: { shop }, headers: { 'if-match': version }, body });
