import type { AdvertisingConsentRow } from '../db/advertising-tables.ts';
import { isTokenOf, keyedHash, linkToken } from '../mail/link-token.ts';

type Asked = Pick<AdvertisingConsentRow, 'shop_id' | 'consent_id' | 'requested_at'>;

/** What the link of the mail carries. */
export const consentToken = (asked: Asked, secretKey: string): string => linkToken(subjectOf(asked), secretKey);

export const isConsentToken = (token: string, asked: Asked, secretKey: string): boolean =>
  isTokenOf(token, subjectOf(asked), secretKey);

/** A network address that can be compared but not read. */
export const hashedAddress = (ip: string, secretKey: string): string =>
  keyedHash(secretKey, `advertising address ${ip}`);

const subjectOf = ({ shop_id, consent_id, requested_at }: Asked) =>
  ({ purpose: 'advertising', shopId: shop_id, id: consent_id, requestedAt: requested_at }) as const;
