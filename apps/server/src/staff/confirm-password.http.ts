import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { signInAgainIn } from '@tischlein/wording/office';
import { httpProblem } from '../http/errors.ts';
import { limitPasswords } from './limit-passwords.ts';
import { type SignedIn, verifyCredentials } from './sessions.ts';

/** Throws unless this is the password of the signed-in person; wrong ones are limited like those of signing in. */
export async function confirmPassword(
  reply: FastifyReply,
  deps: Deps,
  { staff, password }: { readonly staff: SignedIn; readonly password: string },
): Promise<void> {
  const outcome = await limitPasswords(deps, {
    email: staff.email,
    from: staff.tokenHash,
    verify: async () => {
      const isRight = (await verifyCredentials(deps, staff.email, password)) !== null;
      return { verdict: isRight ? 'right' : 'wrong', result: isRight };
    },
  });
  if ('waitSeconds' in outcome) throw waitProblem(reply, outcome.waitSeconds);
  if (!outcome.result) throw httpProblem('passwordWrong');
}

/** 429 that says when the next try is possible. */
export function waitProblem(reply: FastifyReply, waitSeconds: number) {
  reply.header('retry-after', waitSeconds);
  return httpProblem('tooManyRequests', { message: signInAgainIn(waitSeconds) });
}
