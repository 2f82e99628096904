import * as calls from '@tischlein/contract/calls';
import { createSender, type Send } from '@tischlein/contract/client';
import { inject } from 'vitest';
import { commands } from 'vitest/browser';

/** The owner signs in to the office on another device: calls from there leave the session of this page alone. */
export async function signInElsewhere(): Promise<Send> {
  const phone = crypto.randomUUID();
  const send = createSender(async (path, { method, headers, body }) => {
    const given = body === undefined ? {} : { body: JSON.parse(body) };
    const text = await commands.callFromPhone({ phone, method, path, headers, ...given });
    return { status: 200, text: async () => text };
  });
  const session = await send(calls.openSession, { body: inject('owner') });
  if (!session.ok) throw new Error(session.problem.message);
  return send;
}
