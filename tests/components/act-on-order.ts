import * as calls from '@tischlein/contract/calls';
import type { OrderAction } from '@tischlein/domain/orders';
import { send } from '../../apps/office/app/api/send.ts';
import { signInOnce } from './sign-in-once.ts';

/** The kitchen moves an order on; that of the demo's branch in Mitte by default. */
export async function actOnOrder(
  id: string,
  action: OrderAction,
  {
    shop = 'tramonto-mitte',
    ...body
  }: { readonly shop?: string; readonly minutes?: number; readonly reason?: string } = {},
): Promise<void> {
  await signInOnce();
  const answer = await send(calls.actOnOrder, { params: { shop, orderId: id, action }, body });
  if (!answer.ok) throw new Error(answer.problem.message);
}
