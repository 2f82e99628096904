import * as calls from '@tischlein/contract/calls';
import { send } from '../../api/send.ts';

/** Makes the order of this code one of this browser. */
export const openOwnOrder = (shop: string, code: string): Promise<unknown> =>
  send(calls.openOrder, { params: { shop }, body: { code } });
