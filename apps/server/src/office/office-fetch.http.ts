import type { Fetch } from '@tischlein/contract/client';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { openSession, signOut } from '../staff/sessions.ts';
import { sessionCookie } from '../staff/staff-session.http.ts';

/** Fetches from the office as a signed-in member of staff. */
export type OfficeFetch = Fetch<string | Buffer>;

/** Sends calls of the office as this member of staff, without a network. */
export async function actAs(
  app: FastifyInstance,
  deps: Deps,
  { staffId, work }: { readonly staffId: string; readonly work: (fetch: OfficeFetch) => Promise<void> },
): Promise<void> {
  const opened = await openSession(deps, { staffId, device: '', staysSignedIn: false });
  if (!opened) throw new Error(`no member of staff ${staffId}`);
  const { token, staff } = opened;
  const cookie = sessionCookie(deps, token);
  try {
    await work(async (url, { method, headers, body }) => {
      const answer = await app.inject({
        method: toMethod(method),
        url,
        headers: { ...headers, cookie },
        ...(body !== undefined && { payload: body }),
      });
      return { status: answer.statusCode, text: async () => answer.body };
    });
  } finally {
    await signOut(deps, staff);
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const toMethod = (method: string): (typeof METHODS)[number] => METHODS.find((each) => each === method) ?? 'GET';
