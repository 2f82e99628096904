import { createLinkCookie } from '../http/link-cookie.ts';

/** Carries the email address of a link to the page without it. */
export const unsubscribeCookie = createLinkCookie('tischlein-unsubscribe');
