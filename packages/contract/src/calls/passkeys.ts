import {
  addedPasskey,
  newPasskey,
  ownProof,
  passkeyCreation,
  passkeyRequest,
  passkeySignIn,
  session,
} from '../office/index.ts';
import { call } from './call.ts';

/** The challenge works once, for five minutes. */
export const requestPasskey = call({
  method: 'POST',
  path: '/api/office/passkey-challenge',
  summary: 'Get a challenge that a passkey signs',
  caller: 'guest',
  limit: 'signIn',
  answer: passkeyRequest,
});

export const openSessionByPasskey = call({
  method: 'POST',
  path: '/api/office/session/passkey',
  summary: 'Sign in with a passkey',
  caller: 'guest',
  limit: 'signIn',
  body: passkeySignIn,
  answer: session,
  problems: ['passkeyRefused'],
});

export const startPasskey = call({
  method: 'POST',
  path: '/api/office/account/passkeys/challenge',
  summary: 'Get what a browser needs to create a passkey',
  caller: 'staff',
  area: 'own',
  limit: 'staff',
  body: ownProof,
  answer: passkeyCreation,
  problems: ['passwordWrong', 'codeWrong', 'passkeyRefused', 'tooManyPasskeys'],
});

export const addPasskey = call({
  method: 'POST',
  path: '/api/office/account/passkeys',
  summary: 'Add a passkey; the first second factor returns the recovery codes once',
  caller: 'staff',
  area: 'own',
  limit: 'staff',
  body: newPasskey,
  answer: addedPasskey,
  status: 201,
  problems: ['passkeyRefused'],
});

export const removePasskey = call({
  method: 'POST',
  path: '/api/office/account/passkeys/:passkeyId/removal',
  summary: 'Remove a passkey',
  caller: 'staff',
  area: 'own',
  limit: 'staff',
  body: ownProof,
  problems: ['passwordWrong', 'codeWrong', 'passkeyRefused', 'passkeyUnknown'],
});
