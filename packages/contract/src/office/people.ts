import type { ShopId } from '@tischlein/domain';
import { STAFF_ROLES } from '@tischlein/domain/staff';
import { z } from 'zod';
import { idValue, instant, plainMailAddress } from '../wire-values.ts';
import { passkey, passkeyAssertion } from './passkeys.ts';

const MIN_PASSWORD = 12;
const MAX_PASSWORD = 200;

const password = z.string().min(1).max(MAX_PASSWORD);
const personName = z.string().trim().max(80);

/** A role and the shops it is for; owners have all of them, so they name none. */
const assignment = z.object({
  role: z.enum(STAFF_ROLES),
  shops: z.array(idValue<ShopId>()).max(1000),
});
const hasShops = ({ role, shops }: z.output<typeof assignment>): boolean => role === 'owner' || shops.length > 0;

export const staffChange = assignment.refine(hasShops).meta({ id: 'StaffChange' });

export const invitationRequest = assignment
  .extend({ email: plainMailAddress })
  .refine(hasShops)
  .meta({ id: 'InvitationRequest' });

export const invitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    shops: z.array(z.string()),
    expiresAt: instant,
    isExpired: z.boolean(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitation>;

/** `link`: how to invite without a mail server, to hand over; null: the invitation is on its way by mail. */
export const sentInvitation = z.object({ invitation, link: z.string().nullable() }).meta({ id: 'SentInvitation' });

export const ACCESS_LINK_KINDS = ['invitation', 'password', 'email', 'device'] as const;
export type AccessLinkKind = (typeof ACCESS_LINK_KINDS)[number];

const token = z.string().min(1).max(200);
export const accessLinkRequest = z.object({ token }).meta({ id: 'AccessLinkRequest' });

/** What a link is for, and the address it belongs to; of a device, its name. */
export const accessLink = z.object({ kind: z.enum(ACCESS_LINK_KINDS), email: z.string() }).meta({ id: 'AccessLink' });
export type AccessLink = z.infer<typeof accessLink>;

/** `password` belongs to invitations and forgotten passwords, `name` to invitations. */
export const accessLinkRedemption = z
  .object({
    token,
    name: personName.default(''),
    password: z.string().min(MIN_PASSWORD).max(MAX_PASSWORD).optional(),
  })
  .meta({ id: 'AccessLinkRedemption' });

export const forgottenPasswordRequest = z
  .object({ email: z.string().min(3).max(254) })
  .meta({ id: 'ForgottenPassword' });

/** The name above the form: the only restaurant or franchise, null if there are several; and whether mails are sent. */
export const signInPage = z.object({ name: z.string().nullable(), hasMail: z.boolean() }).meta({ id: 'SignInPage' });
export type SignInFacts = z.infer<typeof signInPage>;

export const staffSession = z
  .object({
    id: z.string(),
    /** 'Safari auf iPhone'; '' if unknown. */
    device: z.string(),
    seenAt: instant,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'StaffSession' });

export const ownAccount = z
  .object({
    name: z.string(),
    email: z.string(),
    /** An authenticator app or a passkey. */
    hasSecondFactor: z.boolean(),
    hasAuthenticatorApp: z.boolean(),
    passkeys: z.array(passkey),
    recoveryCodesLeft: z.number().int(),
    /** Owners and branch managers need a second factor. */
    isFactorRequired: z.boolean(),
    hasMail: z.boolean(),
    sessions: z.array(staffSession),
  })
  .meta({ id: 'OwnAccount' });
export type OwnAccount = z.infer<typeof ownAccount>;

export const ownNameChange = z.object({ name: personName }).meta({ id: 'OwnName' });
export const ownEmailChange = z.object({ email: plainMailAddress, password }).meta({ id: 'OwnEmail' });

/** Replaces the parts that others have set; `password`: the present one, asked for unless the person has just signed in. */
export const accessReplacement = z
  .object({
    email: plainMailAddress.optional(),
    newPassword: z.string().min(MIN_PASSWORD).max(MAX_PASSWORD).optional(),
    password: z.string().max(MAX_PASSWORD).default(''),
  })
  .meta({ id: 'AccessReplacement' });

/** Proves who changes a second factor: a passkey of the account, or the password and, where there is a factor, a code. */
export const ownProof = z
  .object({
    password: z.string().max(MAX_PASSWORD).default(''),
    code: z.string().max(40).default(''),
    passkey: passkeyAssertion.optional(),
  })
  .meta({ id: 'OwnProof' });
export type OwnProof = z.input<typeof ownProof>;

/** The secret of an authenticator app, as text and as the address of its QR code; shown until it is confirmed. */
export const startedFactor = z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'StartedSecondFactor' });
export const factorConfirmation = z.object({ code: z.string().min(1).max(40) }).meta({ id: 'SecondFactorCode' });

/** Returned only once; each signs in once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export const factorRule = z.object({ isRequired: z.boolean() }).meta({ id: 'SecondFactorRule' });
