import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { toNetwork } from '../http/rate-limits.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { describeRequestDevice } from '../staff/request-device.http.ts';
import { type DeviceAccount, findKnownDevice, rememberDevice } from '../staff/known-device.http.ts';
import { findDeviceSession, sendWaiterSession } from './waiter-session.http.ts';
import { type SignInOutcome, signInWaiter } from './waiter-session.ts';

/** Signs a waiter in with the password of the shop, and remembers the device, so that strangers cannot lock it. */
export async function enterAsWaiter(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, shop, ...typed }: Entering,
): Promise<SignInOutcome> {
  const account: DeviceAccount = { cookie: 'tischlein-waiter-device', name: `waiter ${shop.id}` };
  const outcome = await signInWaiter(deps, shop, {
    ...typed,
    from: findKnownDevice(request, deps, account) ?? toNetwork(request.ip),
    device: describeRequestDevice(request),
    sessionHash: await findDeviceSession(request, deps),
  });
  if (outcome.code !== 'open') return outcome;
  deps.events.signedIn('waiterPassword', { shopId: shop.id });
  sendWaiterSession(reply, deps, outcome.token);
  rememberDevice(request, reply, { deps, account });
  return outcome;
}

interface Entering {
  readonly deps: Deps;
  readonly shop: LoadedShop;
  readonly password: string;
  readonly name: string;
}
