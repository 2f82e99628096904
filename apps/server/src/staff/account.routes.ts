import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireDeliverable } from '../mail/require-deliverable.http.ts';
import { confirmPassword, waitProblem } from './confirm-password.http.ts';
import { describeRequestDevice } from './request-device.http.ts';
import { toOfficeSession } from './answer-session.http.ts';
import { endOneSession, readOwnAccount } from './own-account.ts';
import { findAskedAccess, isProven, replaceAccess } from './replace-access.ts';
import { requestEmailChange } from './request-staff-link.ts';
import { codeProblem, proveOwner } from './prove-owner.http.ts';
import { confirmFactor, saveNewCodes, startFactor, turnFactorOff } from './second-factor.ts';
import { deleteOtherSessions } from './sessions.store.ts';
import { updateName } from './staff.store.ts';
import { identify, resendSession } from './staff-session.http.ts';

/** Everybody's own account. */
export const accountRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getOwnAccount, ({ staff }) => readOwnAccount(deps, staff));

  route(app, calls.changeOwnName, async ({ staff: { id }, body }) => {
    await deps.database.write((writer) => updateName(writer, id, body.name));
  });

  route(app, calls.changeOwnEmail, async ({ staff, body, request, reply }) => {
    const { email, password } = body;
    await requireDeliverable(deps, email);
    await confirmPassword(request, reply, { deps, staff, password });
    const outcome = await requestEmailChange(deps, staff, email);
    if (typeof outcome !== 'string') return waitProblem(reply, outcome.waitSeconds);
    return outcome === 'sent' ? undefined : refuse(outcome);
  });

  route(app, calls.endOneSession, async ({ staff, params }) => {
    return (await endOneSession(deps, staff, params.sessionId)) ? undefined : refuse('sessionUnknown');
  });

  route(app, calls.endOtherSessions, async ({ staff: { id, tokenHash } }) => {
    await deps.database.write((writer) => deleteOtherSessions(writer, id, tokenHash));
  });
};

/** Parts of one's own access that others have set. */
export const presetAccessRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.replaceAccess, async ({ staff, body, request, reply }) => {
    const { email = null, newPassword = null, password } = body;
    const { parts } = await findAskedAccess(deps, staff);
    const isAsked =
      parts.includes('email') === (email !== null) && parts.includes('password') === (newPassword !== null);
    if (parts.length === 0 || !isAsked) return refuse('accessReplaced');
    await requireDeliverable(deps, email ?? '');
    if (!(await isProven(deps, staff))) {
      if (password === '') return refuse('passwordNeeded');
      await confirmPassword(request, reply, { deps, staff, password });
    }
    const outcome = await replaceAccess(deps, staff, { email, newPassword });
    if (typeof outcome !== 'string') return waitProblem(reply, outcome.waitSeconds);
    if (outcome !== 'replaced') return refuse(outcome);
    const changed = await identify(request, deps);
    if (!changed) return refuse('signInNeeded');
    resendSession(request, reply, { deps, staff: changed });
    return toOfficeSession(deps, changed);
  });
};

/** The second factor of one's own account. */
export const secondFactorRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.startSecondFactor, async ({ staff, body, request, reply }) => {
    await proveOwner(request, reply, { deps, staff, proof: body });
    const started = await startFactor(deps, staff);
    if (!started) return refuse('factorExists');
    return started;
  });

  route(app, calls.confirmSecondFactor, async ({ staff, body, request, reply }) => {
    const device = describeRequestDevice(request);
    const codes = await confirmFactor(deps, { ...staff, device }, body.code);
    if (codes === 'wrong' || 'waitSeconds' in codes) return codeProblem(reply, codes);
    return { codes: [...codes] };
  });

  route(app, calls.removeSecondFactor, async ({ staff, body, request, reply }) => {
    if (!staff.hasSecondFactor) return refuse('codeWrong');
    await proveOwner(request, reply, { deps, staff, proof: body });
    await turnFactorOff(deps, staff.id);
    return undefined;
  });

  route(app, calls.renewRecoveryCodes, async ({ staff, body, request, reply }) => {
    if (!staff.hasSecondFactor) return refuse('codeWrong');
    await proveOwner(request, reply, { deps, staff, proof: body });
    return { codes: [...(await deps.database.write((writer) => saveNewCodes(writer, staff.id)))] };
  });
};
