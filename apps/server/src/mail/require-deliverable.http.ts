import { suggestMailAddress } from '@tischlein/domain/guests';
import { describeMailCheck } from '@tischlein/wording';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';

/** Refuses a mail address whose domain takes no mails, at its field. An address that cannot be checked is taken. */
export async function requireDeliverable({ mailDomains }: Pick<Deps, 'mailDomains'>, email: string): Promise<void> {
  if (email.trim() === '' || (await mailDomains.check(email)) !== 'takesNone') return;
  const suggestion = suggestMailAddress(email);
  throw refuse('invalidRequest', { form: { email: describeMailCheck({ isDeliverable: false, suggestion }) } });
}
