import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireOwner, requireStaff } from './staff-session.http.ts';
import { isEasyPassword } from './easy-password.ts';
import { changePassword } from './sessions.ts';
import { addStaff, removeStaff, listStaff } from './staff.ts';

/** Owners manage staff; all staff change their own password. */
export const staffRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listStaff, async (request) => {
    await requireOwner(request, deps);
    return listStaff(deps);
  });

  route(app, calls.addStaff, async (request) => {
    await requireOwner(request, deps);
    if (request.body.shops.some((shopId) => !deps.shops.shopByRef(shopId))) throw httpProblem('shopUnknown');
    const added = await addStaff(deps, request.body);
    if (!added) throw httpProblem('emailTaken');
    return added;
  });

  route(app, calls.removeStaff, async (request) => {
    await requireOwner(request, deps);
    const outcome = await removeStaff(deps, request.params.staffId);
    if (outcome !== 'removed') throw httpProblem(outcome);
  });

  route(app, calls.changePassword, async (request) => {
    const staff = await requireStaff(request, deps);
    if (isEasyPassword(request.body.newPassword, staff.email)) throw httpProblem('passwordEasy');
    if (!(await changePassword(deps, staff, request.body))) throw httpProblem('signInFailed');
  });
};
