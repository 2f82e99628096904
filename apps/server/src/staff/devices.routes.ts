import * as calls from '@tischlein/contract/calls';
import { type Assignment, mayManage } from '@tischlein/domain/staff';
import { pinWrong } from '@tischlein/wording/office';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Wait } from '../db/limited-tries.ts';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { answerSession, toOfficeSession } from './answer-session.http.ts';
import { describeRequestDevice } from './request-device.http.ts';
import { waitProblem } from './confirm-password.http.ts';
import { connectDevice, lockDevice, unlockDevice, type WrongPin } from './device-session.ts';
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
    const device = describeRequestDevice(request);
    const wrong = await unlockDevice(deps, { id: staff.id, device }, request.body.pin);
    if (wrong && 'triesLeft' in wrong && wrong.triesLeft === 0) dropSession(reply, deps);
    if (wrong) throw pinProblem(reply, wrong);
    return toOfficeSession(deps, { ...staff, device: { isLocked: false } });
  });
};

/** Signing in a device with its link and its PIN. */
export const deviceSignInRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.connectDevice, async (request, reply) => {
    const device = describeRequestDevice(request);
    reply.header('cache-control', 'no-store');
    const opened = await connectDevice(deps, { ...request.body, device });
    if (opened === 'linkUnknown') {
      deps.events.signInFailed('link', {});
      throw httpProblem(opened);
    }
    if (!('token' in opened)) throw pinProblem(reply, opened);
    deps.events.signedIn('device', { account: opened.staff.id });
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

function pinProblem(reply: FastifyReply, wrong: WrongPin | Wait) {
  if ('waitSeconds' in wrong) return waitProblem(reply, wrong.waitSeconds);
  const { triesLeft } = wrong;
  return triesLeft === 0 ? httpProblem('deviceSignedOut') : httpProblem('pinWrong', { message: pinWrong(triesLeft) });
}
