import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { openSession, findSession, signOut } from '../staff/sessions.ts';
import { sessionCookie } from '../staff/staff-session.http.ts';

/** An office call as a signed-in member of staff; a Buffer body is a picture. */
export type OfficeCall = (
  method: string,
  path: string,
  body: unknown,
) => Promise<{ readonly status: number; readonly answer: unknown }>;

/** Runs office calls as this member of staff, without a network. */
export async function actAs(
  app: FastifyInstance,
  deps: Deps,
  { staffId, work }: { readonly staffId: string; readonly work: (call: OfficeCall) => Promise<void> },
): Promise<void> {
  const token = await openSession(deps, staffId);
  const cookie = sessionCookie(deps, token);
  try {
    await work(async (method, path, body) => {
      const type = Buffer.isBuffer(body) ? 'image/webp' : 'application/json';
      const payload = Buffer.isBuffer(body) ? body : JSON.stringify(body);
      const headers = { cookie, 'content-type': type };
      const answer = await app.inject({ method: toMethod(method), url: path, headers, payload });
      return { status: answer.statusCode, answer: answer.body };
    });
  } finally {
    const session = await findSession(deps, token);
    if (session) await signOut(deps, session);
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const toMethod = (method: string): (typeof METHODS)[number] => METHODS.find((each) => each === method) ?? 'GET';
