import * as calls from '@tischlein/contract/calls';
import type { AnswerOf, ApiResult } from '@tischlein/contract/client';
import type { ShopConfig } from '@tischlein/domain/shop';
import { send } from './send.ts';
import { readVersioned, type Versioned } from './versioned.ts';

export const readConfig = (shop: string): Promise<ApiResult<Versioned<ShopConfig>>> =>
  readVersioned((sender) => sender(calls.getShopConfig, { params: { shop } }));

/** Fails if the version has changed since it was read. */
export const saveConfig = (
  shop: string,
  body: ShopConfig,
  version: string,
): Promise<ApiResult<AnswerOf<typeof calls.saveShopConfig>>> =>
  send(calls.saveShopConfig, { params: { shop }, headers: { 'if-match': version }, body });
