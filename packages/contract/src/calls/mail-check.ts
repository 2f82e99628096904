import { mailCheck, mailCheckRequest } from '../shop/index.ts';
import { call } from './call.ts';

/** Of no shop: people sign in before they have one. It says nothing about accounts. */
export const checkMailAddress = call({
  method: 'POST',
  path: '/api/mail-check',
  summary: 'Check whether the domain of a mail address takes mails',
  caller: 'guest',
  limit: 'geo',
  body: mailCheckRequest,
  answer: mailCheck,
});
