import { z } from 'zod';
import {
  accessLink,
  accessLinkRedemption,
  accessLinkRequest,
  accessReplacement,
  factorConfirmation,
  factorRule,
  forgottenPasswordRequest,
  invitation,
  invitationRequest,
  ownAccount,
  ownEmailChange,
  ownNameChange,
  ownProof,
  recoveryCodes,
  sentInvitation,
  session,
  signInPage,
  staffChange,
  startedFactor,
} from '../office/index.ts';
import { call } from './call.ts';

export const getSignInPage = call({
  method: 'GET',
  path: '/api/office/sign-in',
  summary: 'Get what the sign-in page shows',
  caller: 'guest',
  answer: signInPage,
});

/** Answers the same for unknown addresses. */
export const requestPassword = call({
  method: 'POST',
  path: '/api/office/forgotten-password',
  summary: 'Mail a link that sets a new password',
  caller: 'guest',
  limit: 'forgottenPassword',
  body: forgottenPasswordRequest,
});

/** A POST, so that the token is in no address. */
export const getAccessLink = call({
  method: 'POST',
  path: '/api/office/access-link',
  summary: 'Get what a mailed link of the office is for',
  caller: 'guest',
  limit: 'accessLink',
  body: accessLinkRequest,
  answer: accessLink,
  problems: ['linkUnknown'],
});

export const redeemAccessLink = call({
  method: 'POST',
  path: '/api/office/access-link/redemption',
  summary: 'Accept an invitation, set a new password or confirm an e-mail address',
  caller: 'guest',
  limit: 'accessLink',
  body: accessLinkRedemption,
  answer: accessLink,
  problems: ['linkUnknown', 'emailTaken', 'passwordEasy'],
});

export const listInvitations = call({
  method: 'GET',
  path: '/api/office/invitations',
  summary: 'List the invitations that nobody has accepted yet',
  caller: 'staff',
  area: 'people',
  access: 'write',
  answer: z.array(invitation),
});

/** Replaces an earlier invitation of the same address. */
export const inviteStaff = call({
  method: 'POST',
  path: '/api/office/invitations',
  summary: 'Invite a person to the office',
  caller: 'staff',
  area: 'people',
  limit: 'staff',
  body: invitationRequest,
  answer: sentInvitation,
  status: 201,
  problems: ['shopUnknown', 'emailTaken'],
});

export const resendInvitation = call({
  method: 'POST',
  path: '/api/office/invitations/:invitationId/renewal',
  summary: 'Send an invitation again; its earlier link becomes void',
  caller: 'staff',
  area: 'people',
  limit: 'staff',
  answer: sentInvitation,
  problems: ['invitationUnknown', 'emailTaken'],
});

export const revokeInvitation = call({
  method: 'DELETE',
  path: '/api/office/invitations/:invitationId',
  summary: 'Revoke an invitation',
  caller: 'staff',
  area: 'people',
  limit: 'staff',
  problems: ['invitationUnknown'],
});

export const changeStaff = call({
  method: 'PUT',
  path: '/api/office/staff/:staffId',
  summary: 'Change the role and the shops of a member of staff',
  caller: 'staff',
  area: 'people',
  limit: 'staff',
  body: staffChange,
  problems: ['shopUnknown', 'staffUnknown', 'lastOwner', 'installationOwner'],
});

/** Of owners only, who need a second factor themselves. */
export const requireSecondFactor = call({
  method: 'PUT',
  path: '/api/office/second-factor-rule',
  summary: 'Require a second factor of owners and branch managers, or end that',
  caller: 'staff',
  area: 'shop',
  limit: 'staff',
  body: factorRule,
  problems: ['ownFactorMissing'],
});

export const getOwnAccount = call({
  method: 'GET',
  path: '/api/office/account',
  summary: "Get one's own account with its sessions",
  caller: 'staff',
  area: 'own',
  answer: ownAccount,
});

export const changeOwnName = call({
  method: 'PUT',
  path: '/api/office/account/name',
  summary: "Change one's own name",
  caller: 'staff',
  area: 'own',
  limit: 'staff',
  body: ownNameChange,
});

/** Valid once the link in the mail to the new address has been followed. */
export const changeOwnEmail = call({
  method: 'POST',
  path: '/api/office/account/email',
  summary: "Ask to change one's own e-mail address",
  caller: 'staff',
  area: 'own',
  limit: 'staff',
  body: ownEmailChange,
  problems: ['passwordWrong', 'emailTaken', 'mailOff'],
});

/** Without a mail server, a preset address is replaced at once. */
export const replaceAccess = call({
  method: 'POST',
  path: '/api/office/account/access',
  summary: "Replace the parts of one's own access that others have set, and end all other sessions",
  caller: 'staff',
  area: 'own',
  limit: 'staff',
  body: accessReplacement,
  answer: session,
  problems: ['accessReplaced', 'passwordNeeded', 'passwordWrong', 'passwordEasy', 'passwordKept', 'emailTaken'],
});

export const startSecondFactor = call({
  method: 'POST',
  path: '/api/office/account/second-factor',
  summary: 'Get a secret for an authenticator app',
  caller: 'staff',
  area: 'own',
  limit: 'staff',
  body: ownProof,
  answer: startedFactor,
  problems: ['passwordWrong', 'codeWrong', 'passkeyRefused', 'factorExists'],
});

export const confirmSecondFactor = call({
  method: 'PUT',
  path: '/api/office/account/second-factor',
  summary: 'Turn on the second factor with a code of the app; returns the recovery codes once',
  caller: 'staff',
  area: 'own',
  limit: 'staff',
  body: factorConfirmation,
  answer: recoveryCodes,
  problems: ['codeWrong'],
});

export const removeSecondFactor = call({
  method: 'POST',
  path: '/api/office/account/second-factor/removal',
  summary: 'Turn off the authenticator app',
  caller: 'staff',
  area: 'own',
  limit: 'staff',
  body: ownProof,
  problems: ['passwordWrong', 'codeWrong', 'passkeyRefused'],
});

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/office/account/recovery-codes',
  summary: 'Replace the recovery codes; returns them once',
  caller: 'staff',
  area: 'own',
  limit: 'staff',
  body: ownProof,
  answer: recoveryCodes,
  problems: ['passwordWrong', 'codeWrong', 'passkeyRefused'],
});

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/api/office/account/sessions',
  summary: 'Sign out on all other devices',
  caller: 'staff',
  area: 'own',
  limit: 'staff',
});

export const endOneSession = call({
  method: 'DELETE',
  path: '/api/office/account/sessions/:sessionId',
  summary: 'Sign out on another device',
  caller: 'staff',
  area: 'own',
  limit: 'staff',
  problems: ['sessionUnknown'],
});
