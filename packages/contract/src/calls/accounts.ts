import {
  account,
  accountQuery,
  addressChange,
  advertisementChange,
  birthdayChange,
  linkAnswer,
  linkOwner,
  linkRequest,
  linkRedemption,
  linkToken,
  nameChange,
  redeemedAccount,
  signOutRequest,
  signUpAnswer,
  signUpRequest,
} from '../shop/index.ts';
import { call } from './call.ts';

// S2 §7 Platform calls. The session is an HttpOnly cookie or a bearer token.

export const requestLink = call({
  method: 'POST',
  path: '/api/platform/auth/request-link',
  summary: 'Send a sign-in link; it works once and for ten minutes',
  caller: 'guest',
  limit: 'signInLink',
  body: linkRequest,
  answer: linkAnswer,
  problems: ['loginOff'],
});

export const lookAtLink = call({
  method: 'POST',
  path: '/api/platform/auth/link/look',
  summary: 'Get the address that a sign-in link belongs to; changes nothing',
  caller: 'guest',
  limit: 'consent',
  body: linkToken,
  answer: linkOwner,
  problems: ['loginOff', 'linkUnknown'],
});

export const redeemLink = call({
  method: 'POST',
  path: '/api/platform/auth/link/redeem',
  summary: 'Sign in with a link, once; the answer sets the cookie, or holds a bearer token if the body asks for it',
  caller: 'guest',
  limit: 'consent',
  body: linkRedemption,
  answer: redeemedAccount,
  problems: ['loginOff', 'linkUnknown'],
});

export const signUp = call({
  method: 'POST',
  path: '/api/platform/auth/signup',
  summary: 'Create an account from an order of this session; its sign-in link comes by mail',
  caller: 'guest',
  limit: 'signInLink',
  body: signUpRequest,
  answer: signUpAnswer,
  problems: ['loginOff', 'orderUnknown'],
});

export const signOut = call({
  method: 'POST',
  path: '/api/platform/auth/sign-out',
  summary: 'Sign a guest out',
  caller: 'guest',
  body: signOutRequest,
  problems: ['loginOff'],
});

export const getAccount = call({
  method: 'GET',
  path: '/api/platform/user/info',
  summary: 'Get the account that is signed in',
  caller: 'account',
  query: accountQuery,
  answer: account,
});

/** 400 names the fields in `form`: street, streetNumber, zip, city, phone. */
export const changeAddress = call({
  method: 'PUT',
  path: '/api/platform/user/addressData',
  summary: 'Change the address of an account',
  caller: 'account',
  query: accountQuery,
  body: addressChange,
  answer: account,
});

/** 400 with `form.firstName`. */
export const changeName = call({
  method: 'PUT',
  path: '/api/platform/user/name',
  summary: 'Change the name of an account',
  caller: 'account',
  query: accountQuery,
  body: nameChange,
  answer: account,
});

/** 400 with `form.date`. */
export const changeBirthday = call({
  method: 'PUT',
  path: '/api/platform/user/birthday',
  summary: 'Change or remove the birthday of an account',
  caller: 'account',
  query: accountQuery,
  body: birthdayChange,
  answer: account,
});

/** Consent is confirmed by mail; withdrawing it works at once. */
export const changeAdvertisement = call({
  method: 'PUT',
  path: '/api/platform/user/advertisementAgreement',
  summary: 'Ask for advertising by mail, or end it',
  caller: 'account',
  limit: 'signInLink',
  query: accountQuery,
  body: advertisementChange,
  answer: account,
});

export const deleteAccount = call({
  method: 'DELETE',
  path: '/api/platform/user/delete',
  summary: 'Delete the account and sign out; receipts stay, without their owner',
  caller: 'account',
  query: accountQuery,
});
