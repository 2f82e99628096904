import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
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

/** Signing in with a passkey. */
export const passkeySignInRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.requestPasskey, ({ request }) => requestPasskey(deps, findRelyingParty(request, deps)));

  route(app, calls.openSessionByPasskey, async ({ body, request, reply }) => {
    const { passkey, staysSignedIn } = body;
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
      return refuse('passkeyRefused');
    }
    deps.events.signedIn('passkey', { account: opened.staff.id });
    return answerSession(request, reply, { deps, opened });
  });
};

/** The passkeys of one's own account. */
export const passkeyRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.startPasskey, async ({ staff, body, request, reply }) => {
    await proveOwner(request, reply, { deps, staff, proof: body });
    const started = await startPasskey(deps, findRelyingParty(request, deps), staff);
    if (!started) return refuse('tooManyPasskeys');
    return started;
  });

  route(app, calls.addPasskey, async ({ staff, body, request }) => {
    const added = await addPasskey(deps, findRelyingParty(request, deps), { staff, ...body });
    if (added === 'refused') return refuse('passkeyRefused');
    return { codes: added.codes && [...added.codes] };
  });

  route(app, calls.removePasskey, async ({ staff, params, body, request, reply }) => {
    await proveOwner(request, reply, { deps, staff, proof: body });
    return (await removePasskey(deps, staff.id, params.passkeyId)) ? undefined : refuse('passkeyUnknown');
  });
};
