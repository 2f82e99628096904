import type { AdvertisingConsent, AdvertisingStep } from '@tischlein/contract/shop';
import { days, type ShopId } from '@tischlein/domain';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { markConfirmed, markWithdrawn, readConsent, readLatestConsent } from './advertising.store.ts';
import { addObjections } from './objections.store.ts';
import { readTokenId } from '../link-token.ts';
import { hashAddress, isConsentToken } from './consent-token.ts';

/** Unconfirmed requests are deleted after this time. */
export const CONFIRM_WITHIN_SECONDS = days(30);

interface ConsentAnswer {
  readonly step: AdvertisingStep;
  readonly token: string;
  /** IP address of the request. */
  readonly ip: string;
}

/** Looks at, confirms or withdraws a consent; idempotent. null: the token is invalid or has expired. */
export async function answerConsent(
  deps: Deps,
  shopId: ShopId,
  { step, token, ip }: ConsentAnswer,
): Promise<AdvertisingConsent | null> {
  const { database, secretKey, clock } = deps;
  const now = clock.now();
  const consent = await findConsent(deps, shopId, { token, now });
  if (!consent) return null;
  const from = hashAddress(ip, secretKey);
  if (step === 'confirm')
    await database.write((writer) => markConfirmed(writer, consent, { confirmed_at: now, confirmed_from: from }));
  if (step === 'withdraw')
    await database.write(async (writer) => {
      await markWithdrawn(writer, consent, now);
      await addObjections(writer, { shopIds: [shopId], email: consent.email }, now);
    });
  const after = step === 'look' ? consent : await readConsent(database.read, shopId, consent.consent_id);
  return after && { email: after.email, state: toState(after) };
}

/** A token from an older mail is accepted for the newest consent of the same address. */
async function findConsent(
  { database, secretKey }: Deps,
  shopId: ShopId,
  { token, now }: { readonly token: string; readonly now: string },
): Promise<Row<'advertising_consents'> | null> {
  const named = await readConsent(database.read, shopId, readTokenId(token));
  if (!named || !isConsentToken(token, named, secretKey)) return null;
  const consent = await readLatestConsent(database.read, shopId, named.email);
  const isLate = consent && isAtOrAfter(now, plusSeconds(consent.requested_at, CONFIRM_WITHIN_SECONDS));
  return isLate && toState(consent) === 'asked' ? null : consent;
}

function toState({ confirmed_at, withdrawn_at }: Row<'advertising_consents'>): AdvertisingConsent['state'] {
  if (withdrawn_at !== null) return 'withdrawn';
  return confirmed_at === null ? 'asked' : 'confirmed';
}
