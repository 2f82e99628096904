import { days } from '@tischlein/domain';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { readCookie, setCookie } from '../http/cookies.ts';
import { isHttps } from '../http/is-https.ts';
import { foldEmail } from '../identity.ts';
import { hashWithKey, isSameText } from '../link-token.ts';

const PEOPLE = 'tischlein-device';
const WAITERS = 'tischlein-waiter-device';
const MAX_AGE_SECONDS = days(365);

type DeviceDeps = Pick<Deps, 'secretKey' | 'publicUrl'>;

/** Who signs in on a device: a person, or the waiters of a shop, who share a password. */
export interface DeviceAccount {
  readonly cookie: typeof PEOPLE | typeof WAITERS;
  readonly name: string;
}

export const toPersonAccount = (email: string): DeviceAccount => ({ cookie: PEOPLE, name: foldEmail(email) });

/** The id of this device if this account has signed in on it before, else null. The id gives no access. */
export function findKnownDevice(
  request: FastifyRequest,
  deps: DeviceDeps,
  { cookie, name }: DeviceAccount,
): string | null {
  const [id = '', ofAccount = ''] = readParts(request, deps, cookie);
  return isSameText(ofAccount, hashAccount(deps, name, id)) ? id : null;
}

/** The id of this device if anybody has signed in on it before: it has rate limits of its own. */
export function findAnyKnownDevice(request: FastifyRequest, deps: DeviceDeps): string | null {
  const found = [PEOPLE, WAITERS].map((cookie) => {
    const [id = '', , ofDevice = ''] = readParts(request, deps, cookie);
    return isSameText(ofDevice, hashDevice(deps, id)) ? id : null;
  });
  return found.find((id) => id !== null) ?? null;
}

/** Marks this device as known to an account that has just signed in. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, account }: { readonly deps: DeviceDeps; readonly account: DeviceAccount },
): void {
  const id = findKnownDevice(request, deps, account) ?? randomBytes(16).toString('base64url');
  const value = [id, hashAccount(deps, account.name, id), hashDevice(deps, id)].join('.');
  setCookie(reply, { name: account.cookie, value, maxAgeSeconds: MAX_AGE_SECONDS, secure: isHttps(deps) });
}

const readParts = (request: FastifyRequest, deps: DeviceDeps, cookie: string): readonly string[] =>
  readCookie(request, cookie, isHttps(deps))?.split('.') ?? [];

const hashAccount = ({ secretKey }: DeviceDeps, name: string, id: string): string =>
  hashWithKey(secretKey, `device ${JSON.stringify([name, id])}`);

const hashDevice = ({ secretKey }: DeviceDeps, id: string): string => hashWithKey(secretKey, `known device ${id}`);
