import * as calls from '@tischlein/contract/calls';
import type { OrderAction } from '@tischlein/domain/orders';
import { send } from '../../apps/office/app/api/send.ts';
import { signInOnce } from './sign-in-once.ts';

/** The kitchen of the demo's branch in Mitte moves an order on. */
export async function actOnOrder(
  id: string,
  action: OrderAction,
  body: { readonly minutes?: number; readonly reason?: string } = {},
): Promise<void> {
  await signInOnce();
  const answer = await send(calls.actOnOrder, { params: { shop: 'tramonto-mitte', orderId: id, action }, body });
  if (!answer.ok) throw new Error(answer.problem.message);
}
