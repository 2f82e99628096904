import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { findPerson } from './limit-passwords.ts';
import { noteFailedTry } from './limit-tries.ts';
import { readPasskeyEmail } from './passkeys.store.ts';
import { addPasskey, removePasskey, requestPasskey, startPasskey, verifyPasskey } from './passkeys.ts';
import { proveOwner } from './prove-owner.http.ts';
import { findRelyingParty } from './relying-party.http.ts';
import { answerSession } from './answer-session.http.ts';
import { describeRequestDevice } from './request-device.http.ts';
import { openSession } from './sessions.ts';
import { requireStaff } from './staff-session.http.ts';

/** Signing in with a passkey. */
export const passkeySignInRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.requestPasskey, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return requestPasskey(deps, findRelyingParty(request, deps));
  });

  route(app, calls.openSessionByPasskey, async (request, reply) => {
    const { passkey, staysSignedIn } = request.body;
    const device = describeRequestDevice(request);
    const holder = await verifyPasskey(deps, findRelyingParty(request, deps), passkey);
    const opened = holder && (await openSession(deps, { ...holder, device, staysSignedIn }));
    if (!opened) {
      const email = await readPasskeyEmail(deps.database.read, passkey.id);
      await noteFailedTry(
        deps,
        'passkey',
        email === null ? null : await findPerson(deps.database.read, { email, device }),
      );
      throw httpProblem('passkeyRefused');
    }
    deps.events.signedIn('passkey', { account: opened.staff.id });
    return answerSession(request, reply, { deps, opened });
  });
};

/** The passkeys of one's own account. */
export const passkeyRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.startPasskey, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    await proveOwner(request, reply, { deps, staff, proof: request.body });
    reply.header('cache-control', 'no-store');
    const started = await startPasskey(deps, findRelyingParty(request, deps), staff);
    if (!started) throw httpProblem('tooManyPasskeys');
    return started;
  });

  route(app, calls.addPasskey, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    reply.header('cache-control', 'no-store');
    const added = await addPasskey(deps, findRelyingParty(request, deps), { staff, ...request.body });
    if (added === 'refused') throw httpProblem('passkeyRefused');
    return { codes: added.codes && [...added.codes] };
  });

  route(app, calls.removePasskey, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    await proveOwner(request, reply, { deps, staff, proof: request.body });
    if (!(await removePasskey(deps, staff.id, request.params.passkeyId))) throw httpProblem('passkeyUnknown');
  });
};
