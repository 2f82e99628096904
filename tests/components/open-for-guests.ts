import * as calls from '@tischlein/contract/calls';
import type { Send } from '@tischlein/contract/client';
import { send as sendFromHere } from '../../apps/office/app/api/send.ts';

/** Opens a draft, so that its orders are real ones. */
export async function openForGuests(shop: string, send: Send = sendFromHere): Promise<void> {
  const params = { shop };
  const draft = await send(calls.getShopState, { params });
  if (!draft.ok) throw new Error(draft.problem.message);
  const headers = { 'if-match': `"${String(draft.value.version)}"` };
  const opened = await send(calls.saveShopState, { params, headers, body: { state: 'open' } });
  if (!opened.ok) throw new Error(opened.problem.message);
}
