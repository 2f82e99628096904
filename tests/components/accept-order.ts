import * as calls from '@tischlein/contract/calls';
import { inject } from 'vitest';
import { send } from '../../apps/office/app/api/send.ts';

/** The kitchen of the demo's branch in Mitte accepts an order: ready in so many minutes. */
export async function acceptOrder(id: string, minutes: number): Promise<void> {
  await send(calls.openSession, { body: inject('owner') });
  const params = { shop: 'tramonto-mitte', orderId: id, action: 'accept' } as const;
  const answer = await send(calls.actOnOrder, { params, body: { minutes } });
  if (!answer.ok) throw new Error(answer.problem.message);
}
