import type { Row } from '../db/tables.ts';
import { isTokenFor, hashWithKey, createLinkToken } from '../link-token.ts';

type ConsentRequest = Pick<Row<'advertising_consents'>, 'shop_id' | 'consent_id' | 'requested_at'>;

export const createConsentToken = (request: ConsentRequest, secretKey: string): string =>
  createLinkToken(toSubject(request), secretKey);

export const isConsentToken = (token: string, request: ConsentRequest, secretKey: string): boolean =>
  isTokenFor(token, toSubject(request), secretKey);

/** A keyed hash, so that addresses can be compared but not read. */
export const hashAddress = (ip: string, secretKey: string): string =>
  hashWithKey(secretKey, `advertising address ${ip}`);

const toSubject = ({ shop_id, consent_id, requested_at }: ConsentRequest) =>
  ({ purpose: 'advertising', shopId: shop_id, id: consent_id, requestedAt: requested_at }) as const;
