import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { MenuDocument } from '@tischlein/domain/menu';
import { send } from './send.ts';
import { readVersioned, type Versioned } from './versioned.ts';

export const readMenuDocument = (shop: string): Promise<ApiResult<Versioned<MenuDocument>>> =>
  readVersioned((sender) => sender(calls.getShopMenu, { params: { shop } }));

/** Fails if the version has changed since it was read. */
export const saveMenuDocument = (shop: string, body: MenuDocument, version: string): Promise<ApiResult<null>> =>
  send(calls.saveShopMenu, { params: { shop }, headers: { 'if-match': version }, body });
