import { z } from 'zod';
import { instant } from '../wire-values.ts';

const base64url = (length: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .min(1)
    .max(length);
const credentialId = base64url(1400);
const transports = z.array(z.string().max(40)).max(10);
const credential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  // Nothing that an extension returns is used.
  clientExtensionResults: z.object({}),
});

/** What `navigator.credentials.get` returns, as JSON (WebAuthn Level 3, AuthenticationResponseJSON). */
export const passkeyAssertion = credential
  .extend({
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(8000),
      userHandle: z.exactOptional(base64url(100)),
    }),
  })
  .meta({ id: 'PasskeyAssertion' });

/** What `navigator.credentials.create` returns, as JSON (WebAuthn Level 3, RegistrationResponseJSON). */
export const newPasskey = z
  .object({
    name: z.string().trim().min(1).max(60),
    credential: credential.extend({
      response: z.object({
        clientDataJSON: base64url(4000),
        attestationObject: base64url(16_000),
        transports: z.exactOptional(transports),
      }),
    }),
  })
  .meta({ id: 'NewPasskey' });

const descriptor = z.object({ id: z.string(), type: z.literal('public-key') });

/** PublicKeyCredentialRequestOptionsJSON; the browser finds the passkey by itself. */
export const passkeyRequest = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest' });

/** PublicKeyCredentialCreationOptionsJSON */
export const passkeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    timeout: z.number(),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' });

/** Signing in with a passkey alone. */
export const passkeySignIn = z
  .object({ passkey: passkeyAssertion, staysSignedIn: z.boolean().default(false) })
  .meta({ id: 'PasskeySignIn' });

/** A passkey of one's own account; `host` is the only address where it works. */
export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    host: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

/** The recovery codes if this is the first second factor of the account, else null. */
export const addedPasskey = z.object({ codes: z.array(z.string()).nullable() }).meta({ id: 'AddedPasskey' });
