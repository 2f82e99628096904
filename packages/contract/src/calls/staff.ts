import { newStaff, newStaffRequest, passwordRequest, session, signInRequest, staffMembers } from '../office/index.ts';
import { call } from './call.ts';

export const openSession = call({
  method: 'POST',
  path: '/api/office/session',
  summary: 'Signs in',
  caller: 'guest',
  limit: 'signIn',
  body: signInRequest,
  answer: session,
  problems: ['signInFailed'],
});

export const getSession = call({
  method: 'GET',
  path: '/api/office/session',
  summary: 'Who is signed in',
  caller: 'staff',
  answer: session,
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/office/session',
  summary: 'Signs out',
  caller: 'guest',
});

export const listShops = call({
  method: 'GET',
  path: '/api/office/shops',
  summary: 'The shops one works for',
  caller: 'staff',
  answer: session.shape.shops,
});

export const listStaff = call({
  method: 'GET',
  path: '/api/office/staff',
  summary: 'Who works here',
  caller: 'owner',
  answer: staffMembers,
});

export const addStaff = call({
  method: 'POST',
  path: '/api/office/staff',
  summary: 'Adds someone; answers the first password once',
  caller: 'owner',
  body: newStaffRequest,
  answer: newStaff,
  status: 201,
  problems: ['shopUnknown', 'emailTaken'],
});

export const removeStaff = call({
  method: 'DELETE',
  path: '/api/office/staff/:staffId',
  summary: 'Removes someone with all sessions',
  caller: 'owner',
  problems: ['staffUnknown', 'lastOwner'],
});

export const changePassword = call({
  method: 'PUT',
  path: '/api/office/password',
  summary: "Changes one's own password and ends all other sessions",
  caller: 'staff',
  limit: 'signIn',
  body: passwordRequest,
  problems: ['signInFailed'],
});
