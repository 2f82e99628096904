import * as calls from '@tischlein/contract/calls';
import type { ShopId } from '@tischlein/domain';
import { mayManage } from '@tischlein/domain/staff';
import type { ProblemCode } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireStaff } from './staff-session.http.ts';
import { confirmPassword } from './confirm-password.http.ts';
import { isEasyPassword } from './easy-password.ts';
import { changePassword } from './sessions.ts';
import { inviteStaff, listInvitations, resendInvitation, revokeInvitation } from './invitations.ts';
import { saveFactorRule } from './second-factor.store.ts';
import { addStaff, changeStaff, removeStaff, listStaff } from './staff.ts';

/** Who works here, and everybody's own password. */
export const staffRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listStaff, async (request) => {
    return listStaff(deps, await requireStaff(request, deps));
  });

  route(app, calls.addStaff, async (request) => {
    const manager = await requireStaff(request, deps);
    const { role, shops } = request.body;
    requireKnownShops(deps, shops);
    if (!mayManage(manager, { role, shopIds: shops })) throw httpProblem('forbidden');
    const added = await addStaff(deps, request.body);
    if (!added) throw httpProblem('emailTaken');
    return added;
  });

  route(app, calls.changeStaff, async (request) => {
    const manager = await requireStaff(request, deps);
    const { role, shops } = request.body;
    requireKnownShops(deps, shops);
    const outcome = await changeStaff(deps, request.params.staffId, { manager, role, shopIds: shops });
    if (outcome !== 'changed') throw httpProblem(outcome);
  });

  route(app, calls.removeStaff, async (request) => {
    const manager = await requireStaff(request, deps);
    const outcome = await removeStaff(deps, request.params.staffId, manager);
    if (outcome !== 'removed') throw httpProblem(outcome);
  });

  route(app, calls.changePassword, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    const { currentPassword: password, newPassword } = request.body;
    if (isEasyPassword(newPassword, staff.email)) throw httpProblem('passwordEasy');
    await confirmPassword(request, reply, { deps, staff, password, problem: 'signInFailed' });
    await changePassword(deps, staff, newPassword);
  });
};

/** Invitations, and whether owners and branch managers need a second factor. */
export const invitationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listInvitations, async (request) => listInvitations(deps, await requireStaff(request, deps)));

  route(app, calls.inviteStaff, async (request) => {
    const manager = await requireStaff(request, deps);
    const { email, role, shops } = request.body;
    requireKnownShops(deps, shops);
    return orProblem(await inviteStaff(deps, manager, { email, role, shopIds: shops }));
  });

  route(app, calls.resendInvitation, async (request) => {
    const manager = await requireStaff(request, deps);
    return orProblem(await resendInvitation(deps, manager, request.params.invitationId));
  });

  route(app, calls.revokeInvitation, async (request) => {
    const manager = await requireStaff(request, deps);
    const outcome = await revokeInvitation(deps, manager, request.params.invitationId);
    if (outcome !== 'revoked') throw httpProblem(outcome);
  });

  route(app, calls.requireSecondFactor, async (request) => {
    const owner = await requireStaff(request, deps);
    if (!owner.hasSecondFactor) throw httpProblem('ownFactorMissing');
    const since = request.body.isRequired ? deps.clock.now() : null;
    await deps.database.write((writer) => saveFactorRule(writer, since));
  });
};

function requireKnownShops({ shops }: Deps, ids: readonly ShopId[]): void {
  if (ids.some((id) => !shops.findEntry(id))) throw httpProblem('shopUnknown');
}

function orProblem<Sent extends object>(outcome: Sent | ProblemCode): Sent {
  if (typeof outcome !== 'object') throw httpProblem(outcome);
  return outcome;
}
