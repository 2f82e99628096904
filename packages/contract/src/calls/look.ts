import { MAIL_KINDS } from '@tischlein/domain/shop';
import { z } from 'zod';
import {
  domainReport,
  domainRequest,
  legalVersions,
  legalVersionText,
  lookDraft,
  lookDraftAnswer,
  mailHealth,
  shopMails,
  testMailAnswer,
  testMailRequest,
} from '../office/index.ts';
import { mailText } from '../shop/mail-texts.ts';
import { call, file } from './call.ts';

export const previewLook = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/look-draft',
  summary: 'Keep an unsaved look, so that its author sees the shop in it; and check its stylesheet',
  caller: 'staff',
  area: 'look',
  bodySize: 'document',
  body: lookDraft,
  answer: lookDraftAnswer,
});

/** The stylesheet of an unsaved look, for its author. */
export const getLookDraftCss = file({
  path: '/api/office/shop/:shop/look-draft.css',
  summary: 'Get the stylesheet of an unsaved look',
  caller: 'staff',
  area: 'look',
  query: z.object({ v: z.string().optional() }),
  isHidden: true,
});

export const checkDomain = call({
  method: 'POST',
  path: '/api/office/shop/:shop/domain-check',
  summary: 'Ask the name servers where a domain leads, and say what to enter where it is managed',
  caller: 'staff',
  area: 'look',
  access: 'read',
  limit: 'domain',
  body: domainRequest,
  answer: domainReport,
});

export const listLegalVersions = call({
  method: 'GET',
  path: '/api/office/shop/:shop/legal-versions',
  summary: 'List the terms and privacy texts that orders have accepted, newest first',
  caller: 'staff',
  area: 'texts',
  answer: legalVersions,
});

export const getLegalVersion = call({
  method: 'GET',
  path: '/api/office/shop/:shop/legal-versions/:version',
  summary: 'Get a text that orders have accepted',
  caller: 'staff',
  area: 'texts',
  answer: legalVersionText,
  problems: ['legalVersionUnknown'],
});

export const listShopMails = call({
  method: 'GET',
  path: '/api/office/shop/:shop/sent-mails',
  summary: 'List the mails of the last 30 days with their state, newest first',
  caller: 'staff',
  area: 'mails',
  answer: shopMails,
});

export const getMailHealth = call({
  method: 'GET',
  path: '/api/office/shop/:shop/mail-health',
  summary: 'Get whether guests get mails, and how many of the last day were given up',
  caller: 'staff',
  area: 'desk',
  answer: mailHealth,
});

export const resendMail = call({
  method: 'POST',
  path: '/api/office/shop/:shop/mails/:mail/resend',
  summary: 'Try a mail again that was given up, was only stored, or waits for its next attempt',
  caller: 'staff',
  area: 'mails',
  problems: ['mailUnknown'],
});

export const sendTestMail = call({
  method: 'POST',
  path: '/api/office/shop/:shop/mails/test',
  summary: 'Send an example of a mail to the signed-in person',
  caller: 'staff',
  area: 'mails',
  limit: 'testMail',
  body: testMailRequest,
  answer: testMailAnswer,
  problems: ['mailNotSent'],
});

/** A page of its own, because the office allows no inline styles. */
export const previewMail = file({
  path: '/api/office/shop/:shop/mails/preview/:kind',
  summary: 'Show an example of a mail in these words',
  caller: 'staff',
  area: 'mails',
  params: { kind: z.enum(MAIL_KINDS) },
  query: mailText,
});
