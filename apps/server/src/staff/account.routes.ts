import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { confirmPassword, waitProblem } from './confirm-password.http.ts';
import { describeRequestDevice } from './request-device.http.ts';
import { endOneSession, readOwnAccount } from './own-account.ts';
import { requestEmailChange } from './request-staff-link.ts';
import { codeProblem, proveOwner } from './prove-owner.http.ts';
import { confirmFactor, saveNewCodes, startFactor, turnFactorOff } from './second-factor.ts';
import { deleteOtherSessions } from './sessions.store.ts';
import { requireStaff } from './staff-session.http.ts';
import { updateName } from './staff.store.ts';

/** Everybody's own account. */
export const accountRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getOwnAccount, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return readOwnAccount(deps, await requireStaff(request, deps));
  });

  route(app, calls.changeOwnName, async (request) => {
    const { id } = await requireStaff(request, deps);
    await deps.database.write((writer) => updateName(writer, id, request.body.name));
  });

  route(app, calls.changeOwnEmail, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    const { email, password } = request.body;
    await confirmPassword(request, reply, { deps, staff, password });
    const outcome = await requestEmailChange(deps, staff, email);
    if (typeof outcome !== 'string') throw waitProblem(reply, outcome.waitSeconds);
    if (outcome !== 'sent') throw httpProblem(outcome);
  });

  route(app, calls.endOneSession, async (request) => {
    const staff = await requireStaff(request, deps);
    if (!(await endOneSession(deps, staff, request.params.sessionId))) throw httpProblem('sessionUnknown');
  });

  route(app, calls.endOtherSessions, async (request) => {
    const { id, tokenHash } = await requireStaff(request, deps);
    await deps.database.write((writer) => deleteOtherSessions(writer, id, tokenHash));
  });
};

/** The second factor of one's own account. */
export const secondFactorRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.startSecondFactor, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    await proveOwner(request, reply, { deps, staff, proof: request.body });
    reply.header('cache-control', 'no-store');
    const started = await startFactor(deps, staff);
    if (!started) throw httpProblem('factorExists');
    return started;
  });

  route(app, calls.confirmSecondFactor, async (request, reply) => {
    const device = describeRequestDevice(request);
    const codes = await confirmFactor(deps, { ...(await requireStaff(request, deps)), device }, request.body.code);
    reply.header('cache-control', 'no-store');
    if (codes === 'wrong' || 'waitSeconds' in codes) throw codeProblem(reply, codes);
    return { codes: [...codes] };
  });

  route(app, calls.removeSecondFactor, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    if (!staff.hasSecondFactor) throw httpProblem('codeWrong');
    await proveOwner(request, reply, { deps, staff, proof: request.body });
    await turnFactorOff(deps, staff.id);
  });

  route(app, calls.renewRecoveryCodes, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    if (!staff.hasSecondFactor) throw httpProblem('codeWrong');
    await proveOwner(request, reply, { deps, staff, proof: request.body });
    reply.header('cache-control', 'no-store');
    return { codes: [...(await deps.database.write((writer) => saveNewCodes(writer, staff.id)))] };
  });
};
