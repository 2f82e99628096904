import * as calls from '@tischlein/contract/calls';
import { mayManage } from '@tischlein/domain/staff';
import { pinWrong } from '@tischlein/wording/office';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Wait } from '../db/limited-tries.ts';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { answerSession, toOfficeSession } from './answer-session.http.ts';
import { describeRequestDevice } from './request-device.http.ts';
import { waitProblem } from './confirm-password.http.ts';
import { connectDevice, lockDevice, unlockDevice, type WrongPin } from './device-session.ts';
import { addDevice, changeDevice, listDevices, removeDevice, renewDeviceLink } from './devices.ts';
import { dropSession } from './staff-session.http.ts';

/** The devices of a shop, for those who manage its people. */
export const deviceRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listDevices, ({ shop }) => listDevices(deps, shop));

  route(app, calls.addDevice, async ({ shop, staff, body }) => {
    if (!mayManage(staff, { role: body.role, shopIds: [shop.id] })) return refuse('forbidden');
    const added = await addDevice(deps, shop, body);
    if (typeof added === 'string') return refuse(added);
    return added;
  });

  route(app, calls.changeDevice, async ({ shop, staff, params, body }) => {
    if (!mayManage(staff, { role: body.role, shopIds: [shop.id] })) return refuse('forbidden');
    const outcome = await changeDevice(deps, shop, { id: params.device, ...body });
    return outcome === 'changed' ? undefined : refuse(outcome);
  });

  route(app, calls.renewDeviceLink, async ({ shop, params }) => {
    const link = await renewDeviceLink(deps, shop, params.device);
    if (!link) return refuse('deviceUnknown');
    return link;
  });

  route(app, calls.removeDevice, async ({ shop, params }) => {
    return (await removeDevice(deps, shop, params.device)) ? undefined : refuse('deviceUnknown');
  });
};

/** Locking this device. */
export const lockRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.lockDevice, async ({ staff }) => {
    if (!staff.device) return refuse('deviceOnly');
    await lockDevice(deps, staff);
    return toOfficeSession(deps, { ...staff, device: { isLocked: true } });
  });

  route(app, calls.unlockDevice, async ({ staff, body, request, reply }) => {
    if (!staff.device) return refuse('deviceOnly');
    const device = describeRequestDevice(request);
    const wrong = await unlockDevice(deps, { id: staff.id, device }, body.pin);
    if (wrong && 'triesLeft' in wrong && wrong.triesLeft === 0) dropSession(reply, deps);
    if (wrong) return pinProblem(reply, wrong);
    return toOfficeSession(deps, { ...staff, device: { isLocked: false } });
  });
};

/** Signing in a device with its link and its PIN. */
export const deviceSignInRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.connectDevice, async ({ body, request, reply }) => {
    const device = describeRequestDevice(request);
    const opened = await connectDevice(deps, { ...body, device });
    if (opened === 'linkUnknown') {
      deps.events.signInFailed('link', {});
      return refuse(opened);
    }
    if (!('token' in opened)) return pinProblem(reply, opened);
    deps.events.signedIn('device', { account: opened.staff.id });
    return answerSession(request, reply, { deps, opened });
  });
};

function pinProblem(reply: FastifyReply, wrong: WrongPin | Wait) {
  if ('waitSeconds' in wrong) return waitProblem(reply, wrong.waitSeconds);
  const { triesLeft } = wrong;
  return triesLeft === 0 ? refuse('deviceSignedOut') : refuse('pinWrong', { message: pinWrong(triesLeft) });
}
