import type { ownProof } from '@tischlein/contract/office';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { confirmPassword, waitProblem } from './confirm-password.http.ts';
import { describeRequestDevice } from './request-device.http.ts';
import { findPerson } from './limit-passwords.ts';
import { noteFailedTry } from './limit-tries.ts';
import { verifyPasskey } from './passkeys.ts';
import { findRelyingParty } from './relying-party.http.ts';
import { type FactorCheck, verifyFactor } from './second-factor.ts';
import type { SignedIn } from './sessions.ts';

/** Throws unless a second factor is changed by the person it belongs to. */
export async function proveOwner(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, staff, proof }: { readonly deps: Deps; readonly staff: SignedIn; readonly proof: z.output<typeof ownProof> },
): Promise<void> {
  const { password, code, passkey } = proof;
  const visitor = { ...staff, device: describeRequestDevice(request) };
  if (passkey) {
    const holder = await verifyPasskey(deps, findRelyingParty(request, deps), passkey);
    if (holder?.staffId === staff.id) return;
    await noteFailedTry(deps, 'passkey', await findPerson(deps.database.read, visitor));
    throw refuse('passkeyRefused');
  }
  await confirmPassword(request, reply, { deps, staff, password });
  if (!staff.hasSecondFactor) return;
  const check = await verifyFactor(deps, visitor, code);
  if (check !== 'right') throw codeProblem(reply, check);
}

export const codeProblem = (reply: FastifyReply, check: Exclude<FactorCheck, 'right'>) =>
  check === 'wrong' ? refuse('codeWrong') : waitProblem(reply, check.waitSeconds);
