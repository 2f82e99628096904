import * as calls from '@tischlein/contract/calls';
import { signInFailed } from '@tischlein/wording/office';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { toNetwork } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { dropSession, resendSession, findSignedInStaff } from './staff-session.http.ts';
import { findKnownDevice, toPersonAccount } from './known-device.http.ts';
import { limitPasswords } from './limit-passwords.ts';
import { answerSession, toOfficeSession } from './answer-session.http.ts';
import { waitProblem } from './confirm-password.http.ts';
import { describeRequestDevice } from './request-device.http.ts';
import { renewSession, signOut } from './sessions.ts';
import { signIn, type SignInOutcome } from './sign-in.ts';

/** Signing in to the office and out. */
export const sessionRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.openSession, async ({ body, request, reply }) => {
    const { email } = body;
    const device = describeRequestDevice(request);
    const from = findKnownDevice(request, deps, toPersonAccount(email)) ?? toNetwork(request.ip);
    const outcome = await limitPasswords(deps, {
      email,
      from,
      device,
      // A wrong code has been reported as one.
      secret: (result) => (isCodeWrong(result) ? null : 'password'),
      verify: async () => {
        const result = await signIn(deps, { ...body, device });
        return { verdict: result.verdict, result };
      },
    });
    if ('waitSeconds' in outcome) return waitProblem(reply, outcome.waitSeconds);
    const { result: opened, ...tries } = outcome;
    if (opened.verdict !== 'right') return toProblem(reply, opened, tries);
    deps.events.signedIn('password', { account: opened.staff.id });
    return answerSession(request, reply, { deps, opened });
  });

  route(app, calls.getSession, async ({ staff, request, reply }) => {
    await renewSession(deps, staff);
    resendSession(request, reply, { deps, staff });
    return toOfficeSession(deps, staff);
  });

  route(app, calls.endSession, async ({ request, reply }) => {
    const staff = await findSignedInStaff(request, deps);
    if (staff) await signOut(deps, staff);
    dropSession(reply, deps);
  });

  route(app, calls.listShops, async ({ staff }) => (await toOfficeSession(deps, staff)).shops);
};

const isCodeWrong = (outcome: SignInOutcome): boolean => 'problem' in outcome && outcome.problem === 'codeWrong';

function toProblem(
  reply: FastifyReply,
  refused: Exclude<SignInOutcome, { readonly verdict: 'right' }>,
  { triesLeft, endsInSeconds }: { readonly triesLeft: number; readonly endsInSeconds: number },
) {
  if ('waitSeconds' in refused) return waitProblem(reply, refused.waitSeconds);
  if (refused.verdict === 'open') return refuse(refused.problem);
  return refuse(refused.problem, { message: signInFailed(refused.problem, triesLeft, endsInSeconds) });
}
