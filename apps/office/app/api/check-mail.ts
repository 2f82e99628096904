import * as calls from '@tischlein/contract/calls';
import { send } from './send.ts';

/** Asks whether mails to an address arrive, for the field of the form kit. */
export const checkMail = (email: string) => send(calls.checkMailAddress, { body: { email } });
