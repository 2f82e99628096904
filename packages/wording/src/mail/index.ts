export { advertisingAskedMail } from './advertising-mail.ts';
export { applicationReceivedMail } from './application-mail.ts';
export type { Mail } from './mail-content.ts';
export * from './order-answers.ts';
export * from './order-mail.ts';
export { orderPlacedMail } from './order-placed.ts';
export * from './withdrawal-mails.ts';
export * from './plain-text.ts';
export { signInMail } from './sign-in-mail.ts';
