import { newStaff, newStaffRequest, passwordRequest, staffMembers } from '@tischlein/contract/office';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireOwner, requireStaff } from './staff-session.http.ts';
import { changePassword } from './sessions.ts';
import { addStaff, removeStaff, listStaff } from './staff.ts';

const tags = ['office'];
const nothing = { 204: z.undefined() };
const LIST = { tags, summary: 'Who works here', response: { 200: staffMembers } };
const ADD = {
  tags,
  summary: 'Adds someone; answers the first password once',
  body: newStaffRequest,
  response: { 201: newStaff },
};
const REMOVE = {
  tags,
  summary: 'Removes someone with all sessions',
  params: z.object({ staffId: z.string() }),
  response: nothing,
};
const CHANGE_PASSWORD = {
  tags,
  summary: 'Changes the own password and ends all other sessions',
  body: passwordRequest,
  response: nothing,
};

/** Owners manage staff; all staff change their own password. */
export const staffRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/office/staff', { schema: LIST }, async (request) => {
    await requireOwner(request, deps);
    return listStaff(deps);
  });

  app.post('/api/office/staff', { schema: ADD }, async (request, reply) => {
    await requireOwner(request, deps);
    if (request.body.shops.some((shopId) => !deps.shops.shopByRef(shopId))) throw httpProblem('shopUnknown');
    const added = await addStaff(deps, request.body);
    if (!added) throw httpProblem('emailTaken');
    return reply.code(201).send(added);
  });

  app.delete('/api/office/staff/:staffId', { schema: REMOVE }, async (request, reply) => {
    await requireOwner(request, deps);
    const outcome = await removeStaff(deps, request.params.staffId);
    if (outcome !== 'removed') throw httpProblem(outcome);
    return reply.code(204).send();
  });

  app.put('/api/office/password', { schema: CHANGE_PASSWORD }, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    if (!(await changePassword(deps, staff, request.body))) throw httpProblem('signInFailed');
    return reply.code(204).send();
  });
};
