import type { ShopId } from '@tischlein/domain';
import type { InvitationFacts } from '@tischlein/domain/feedback';
import type { Reader } from '../db/database.ts';
import { foldEmail } from '../identity.ts';
import { readConsentsByEmail } from './advertising.store.ts';
import { isConsentGiven } from './ask-for-consent.ts';

/** What an address has said about advertising of a shop. */
export async function readConsentState(
  reader: Reader,
  shopId: ShopId,
  email: string,
): Promise<InvitationFacts['consent']> {
  const consents = await readConsentsByEmail(reader, [shopId], foldEmail(email));
  if (consents.some(isConsentGiven)) return 'given';
  const [latest] = consents;
  if (!latest) return 'none';
  return latest.withdrawn_at === null ? 'asked' : 'withdrawn';
}
