import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { inject } from 'vitest';
import { send } from '../../apps/office/app/api/send.ts';

export async function signInOnce(): Promise<OfficeSession> {
  const known = await send(calls.getSession);
  if (known.ok) return known.value;
  const { email, password } = inject('owner');
  const session = await send(calls.openSession, { body: { email, password } });
  if (!session.ok) throw new Error(session.problem.message);
  return session.value;
}
