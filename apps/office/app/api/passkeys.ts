import * as calls from '@tischlein/contract/calls';
import type { OwnProof } from '@tischlein/contract/office';
import type { Answer } from '@tischlein/ui/answer';
import { ACCOUNT, SIGN_IN } from '@tischlein/wording/office';
import { send } from './send.ts';

type Assertion = NonNullable<OwnProof['passkey']>;

// Loaded by the first click.
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys for this address; hosts that are numbers have none. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(globalThis.location.hostname);

/** Lets the person sign a challenge with one of their passkeys. */
export async function askForPasskey(): Promise<Answer<Assertion>> {
  const asked = await send(calls.requestPasskey);
  if (!asked.ok) return asked;
  try {
    const { startAuthentication } = await loadWebAuthn();
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: asked.value });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
    return { ok: true, value: { id, rawId, type, clientExtensionResults: {}, response: signed } };
  } catch {
    return refuse(SIGN_IN.passkeyFailed);
  }
}

/** Creates a passkey and adds it to the own account; returns the recovery codes of the first second factor. */
export async function createPasskey(
  name: string,
  proof: OwnProof,
): Promise<Answer<{ readonly codes: readonly string[] | null }>> {
  const started = await send(calls.startPasskey, { body: proof });
  if (!started.ok) return started;
  const { startRegistration, WebAuthnError } = await loadWebAuthn();
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: started.value });
    const { clientDataJSON, attestationObject, transports } = response;
    const created = { clientDataJSON, attestationObject, ...(transports && { transports }) };
    const credential = { id, rawId, type, clientExtensionResults: {}, response: created };
    return await send(calls.addPasskey, { body: { name, credential } });
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return refuse(isKnown ? ACCOUNT.passkeys.exists : ACCOUNT.passkeys.failed);
  }
}

const refuse = (message: string): Answer<never> => ({ ok: false, status: 0, problem: { message } });
