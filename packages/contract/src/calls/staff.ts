import { newStaff, newStaffRequest, passwordRequest, session, signInRequest, staffMembers } from '../office/index.ts';
import { call } from './call.ts';

export const openSession = call({
  method: 'POST',
  path: '/api/office/session',
  summary: 'Sign in',
  caller: 'guest',
  limit: 'signIn',
  body: signInRequest,
  answer: session,
  problems: ['signInFailed', 'codeNeeded', 'passkeyNeeded', 'codeWrong'],
});

export const getSession = call({
  method: 'GET',
  path: '/api/office/session',
  summary: 'Get the session with its shops',
  caller: 'staff',
  area: 'session',
  whileLocked: true,
  answer: session,
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/office/session',
  summary: 'Sign out',
  caller: 'guest',
});

export const listShops = call({
  method: 'GET',
  path: '/api/office/shops',
  summary: 'List the shops of the signed-in member of staff',
  caller: 'staff',
  area: 'session',
  answer: session.shape.shops,
});

export const listStaff = call({
  method: 'GET',
  path: '/api/office/staff',
  summary: 'List the members of staff',
  caller: 'staff',
  area: 'people',
  answer: staffMembers,
});

export const addStaff = call({
  method: 'POST',
  path: '/api/office/staff',
  summary: 'Add a member of staff; returns the first password once',
  caller: 'staff',
  area: 'people',
  limit: 'staff',
  body: newStaffRequest,
  answer: newStaff,
  status: 201,
  problems: ['shopUnknown', 'emailTaken'],
});

export const removeStaff = call({
  method: 'DELETE',
  path: '/api/office/staff/:staffId',
  summary: 'Remove a member of staff and their sessions',
  caller: 'staff',
  area: 'people',
  limit: 'staff',
  problems: ['staffUnknown', 'lastOwner', 'installationOwner'],
});

export const changePassword = call({
  method: 'PUT',
  path: '/api/office/password',
  summary: "Change one's own password and end all other sessions",
  caller: 'staff',
  area: 'own',
  limit: 'staff',
  body: passwordRequest,
  problems: ['signInFailed', 'passwordEasy'],
});
