import { INSTALLATION_TEST } from '@tischlein/wording/documents';
import type { Mail } from './mail-content.ts';

/** Shows that a mail server works; it is of no shop. */
export const installationTestMail = (): Mail => ({
  subject: INSTALLATION_TEST.subject,
  text: `${INSTALLATION_TEST.text}\n`,
  html: `<!doctype html><html lang="de"><meta charset="utf-8"><title>${INSTALLATION_TEST.subject}</title><p>${INSTALLATION_TEST.text}</p></html>`,
});
