import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { OfficeCoupon } from '@tischlein/contract/office';
import { couponCodeKey } from '@tischlein/domain/offers';
import { mergeItems } from '@tischlein/ui/merge-parts';
import { type OpenDocuments, useDocument } from '@tischlein/ui/use-document';
import { send } from '../api/send.ts';
import { readVersioned, type Versioned } from '../api/versioned.ts';
import { describeCoupon } from './describe-coupon.ts';

type Coupons = readonly OfficeCoupon[];

const documents: OpenDocuments<Versioned<Coupons>, Coupons> = new Map();

/** The coupons of the list: edited locally, saved as a whole; what others have changed elsewhere stays. */
export function useCoupons(shop: string) {
  const { part, change, ...edited } = useDocument<Versioned<Coupons>, Coupons>({
    key: shop,
    documents,
    read: () => readCoupons(shop),
    write: async ({ version }, coupons) => {
      const headers = { 'if-match': version };
      const answer = await send(calls.saveCoupons, { params: { shop }, headers, body: [...coupons] });
      return answer.ok ? readCoupons(shop) : answer;
    },
    part: ({ value }) => value,
    describe: (coupons) => coupons.map(describeCoupon),
    merge: (versions) => mergeItems(versions, ({ code }) => couponCodeKey(code)),
  });
  return {
    /** null until loaded. */
    coupons: part,
    change,
    edited: { ...edited, isValid: true },
  };
}

const readCoupons = (shop: string): Promise<ApiResult<Versioned<Coupons>>> =>
  readVersioned<Coupons>((sender) => sender(calls.listCoupons, { params: { shop } }));
