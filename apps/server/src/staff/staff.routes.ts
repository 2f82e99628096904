import * as calls from '@tischlein/contract/calls';
import type { ShopId } from '@tischlein/domain';
import { isOverseer, mayManage, type StaffRole } from '@tischlein/domain/staff';
import { INVALID_FIELD, type ProblemCode } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireDeliverable } from '../mail/require-deliverable.http.ts';
import { confirmPassword } from './confirm-password.http.ts';
import { isEasyPassword } from './easy-password.ts';
import { changePassword } from './sessions.ts';
import { inviteStaff, listInvitations, resendInvitation, revokeInvitation } from './invitations.ts';
import { saveFactorRule } from './second-factor.store.ts';
import { addStaff, changeStaff, removeStaff, listStaff } from './staff.ts';

/** Who works here, and everybody's own password. */
export const staffRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listStaff, ({ staff }) => listStaff(deps, staff));

  route(app, calls.addStaff, async ({ staff: manager, body }) => {
    const { role, shops } = body;
    requireKnownShops(deps, role, shops);
    if (!mayManage(manager, { role, shopIds: shops })) return refuse('forbidden');
    const added = await addStaff(deps, body);
    if (!added) return refuse('emailTaken');
    return added;
  });

  route(app, calls.changeStaff, async ({ staff: manager, params, body }) => {
    const { role, shops } = body;
    requireKnownShops(deps, role, shops);
    const outcome = await changeStaff(deps, params.staffId, { manager, role, shopIds: shops });
    return outcome === 'changed' ? undefined : refuse(outcome);
  });

  route(app, calls.removeStaff, async ({ staff: manager, params }) => {
    const outcome = await removeStaff(deps, params.staffId, manager);
    return outcome === 'removed' ? undefined : refuse(outcome);
  });

  route(app, calls.changePassword, async ({ staff, body, request, reply }) => {
    const { currentPassword: password, newPassword } = body;
    if (isEasyPassword(newPassword, staff.email)) return refuse('passwordEasy');
    await confirmPassword(request, reply, { deps, staff, password, problem: 'signInFailed' });
    await changePassword(deps, staff, newPassword);
    return undefined;
  });
};

/** Invitations, and whether owners and branch managers need a second factor. */
export const invitationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listInvitations, ({ staff }) => listInvitations(deps, staff));

  route(app, calls.inviteStaff, async ({ staff: manager, body }) => {
    const { email, role, shops } = body;
    requireKnownShops(deps, role, shops);
    await requireDeliverable(deps, email);
    return orProblem(await inviteStaff(deps, manager, { email, role, shopIds: shops }));
  });

  route(app, calls.resendInvitation, async ({ staff: manager, params }) =>
    orProblem(await resendInvitation(deps, manager, params.invitationId)),
  );

  route(app, calls.revokeInvitation, async ({ staff: manager, params }) => {
    const outcome = await revokeInvitation(deps, manager, params.invitationId);
    return outcome === 'revoked' ? undefined : refuse(outcome);
  });

  route(app, calls.requireSecondFactor, async ({ staff: owner, body }) => {
    if (!owner.hasSecondFactor) return refuse('ownFactorMissing');
    const since = body.isRequired ? deps.clock.now() : null;
    await deps.database.write((writer) => saveFactorRule(writer, since));
    return undefined;
  });
};

function requireKnownShops({ shops }: Deps, role: StaffRole, ids: readonly ShopId[]): void {
  const entries = ids.map((id) => shops.findEntry(id));
  if (entries.includes(null)) throw refuse('shopUnknown');
  // They see the overview of their branches anyway, and never more of it.
  if (entries.some((shop) => shop && isOverseer(role, shop)))
    throw refuse('invalidRequest', { form: { shops: INVALID_FIELD } });
}

function orProblem<Sent extends object>(outcome: Sent | ProblemCode): Sent {
  if (typeof outcome !== 'object') throw refuse(outcome);
  return outcome;
}
