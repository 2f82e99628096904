import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { signInAgainIn } from '@tischlein/wording/office';
import { refuse } from '../http/errors.ts';
import { describeRequestDevice } from './request-device.http.ts';
import { limitPasswords } from './limit-passwords.ts';
import { type SignedIn, verifyCredentials } from './sessions.ts';

interface Confirmation {
  readonly deps: Deps;
  readonly staff: SignedIn;
  readonly password: string;
  readonly problem?: 'passwordWrong' | 'signInFailed';
}

/** Throws unless this is the password of the signed-in person; wrong ones are limited like those of signing in. */
export async function confirmPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, staff, password, problem = 'passwordWrong' }: Confirmation,
): Promise<void> {
  const outcome = await limitPasswords(deps, {
    email: staff.email,
    from: staff.tokenHash,
    device: describeRequestDevice(request),
    verify: async () => {
      const isRight = (await verifyCredentials(deps, staff.email, password)) !== null;
      return { verdict: isRight ? 'right' : 'wrong', result: isRight };
    },
  });
  if ('waitSeconds' in outcome) throw waitProblem(reply, outcome.waitSeconds);
  if (!outcome.result) throw refuse(problem);
}

/** 429 that says when the next try is possible. */
export function waitProblem(reply: FastifyReply, waitSeconds: number) {
  reply.header('retry-after', waitSeconds);
  return refuse('tooManyRequests', { message: signInAgainIn(waitSeconds) });
}
