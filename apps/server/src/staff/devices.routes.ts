import * as calls from '@tischlein/contract/calls';
import { type Assignment, mayManage } from '@tischlein/domain/staff';
import { pinWrong } from '@tischlein/wording/office';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { answerSession, toOfficeSession } from './answer-session.http.ts';
import { describeDevice } from './describe-device.ts';
import { connectDevice, lockDevice, unlockDevice } from './device-session.ts';
import { addDevice, changeDevice, listDevices, removeDevice, renewDeviceLink } from './devices.ts';
import type { SignedIn } from './sessions.ts';
import { dropSession, requireShop, requireStaff } from './staff-session.http.ts';

/** The devices of a shop, for those who manage its people. */
export const deviceRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listDevices, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return listDevices(deps, await requireShop(request, deps, request.params.shop));
  });

  route(app, calls.addDevice, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    await requireManager(request, deps, { role: request.body.role, shopIds: [shop.id] });
    reply.header('cache-control', 'no-store');
    const added = await addDevice(deps, shop, request.body);
    if (typeof added === 'string') throw httpProblem(added);
    return added;
  });

  route(app, calls.changeDevice, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    await requireManager(request, deps, { role: request.body.role, shopIds: [shop.id] });
    const outcome = await changeDevice(deps, shop, { id: request.params.device, ...request.body });
    if (outcome !== 'changed') throw httpProblem(outcome);
  });

  route(app, calls.renewDeviceLink, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const link = await renewDeviceLink(deps, shop, request.params.device);
    if (!link) throw httpProblem('deviceUnknown');
    return link;
  });

  route(app, calls.removeDevice, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    if (!(await removeDevice(deps, shop, request.params.device))) throw httpProblem('deviceUnknown');
  });
};

/** Locking this device. */
export const lockRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.lockDevice, async (request) => {
    const staff = await requireDevice(request, deps);
    await lockDevice(deps, staff);
    return toOfficeSession(deps, { ...staff, device: { isLocked: true } });
  });

  route(app, calls.unlockDevice, async (request, reply) => {
    const staff = await requireDevice(request, deps);
    const wrong = await unlockDevice(deps, staff, request.body.pin);
    if (wrong?.triesLeft === 0) dropSession(reply, deps);
    if (wrong) throw pinProblem(wrong.triesLeft);
    return toOfficeSession(deps, { ...staff, device: { isLocked: false } });
  });
};

/** Signing in a device with its link and its PIN. */
export const deviceSignInRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.connectDevice, async (request, reply) => {
    const device = describeDevice(request.headers['user-agent'] ?? '');
    reply.header('cache-control', 'no-store');
    const opened = await connectDevice(deps, { ...request.body, device });
    if (opened === 'linkUnknown') throw httpProblem(opened);
    if ('triesLeft' in opened) throw pinProblem(opened.triesLeft);
    return answerSession(request, reply, { deps, opened });
  });
};

async function requireManager(request: FastifyRequest, deps: Deps, device: Assignment): Promise<void> {
  if (!mayManage(await requireStaff(request, deps), device)) throw httpProblem('forbidden');
}

async function requireDevice(request: FastifyRequest, deps: Deps): Promise<SignedIn> {
  const staff = await requireStaff(request, deps);
  if (!staff.device) throw httpProblem('deviceOnly');
  return staff;
}

const pinProblem = (triesLeft: number) =>
  triesLeft === 0 ? httpProblem('deviceSignedOut') : httpProblem('pinWrong', { message: pinWrong(triesLeft) });
