import * as calls from '@tischlein/contract/calls';
import { isLocalHost } from '@tischlein/domain/tracking';
import { findConsent } from '../../guest/consent.ts';
import { forgetVisitor, openVisitor } from '../../guest/visitor.ts';
import { noteFailure, trackingSender } from '../../ordering/send-tracking.ts';
import type { ShopView } from '../../shop/shop-view.ts';

/** Keeps a guest's decision. Without consent their ids go, here and where they were sent (S3 A5). */
export function decide(shop: ShopView, isAgreed: boolean): void {
  findConsent(shop.id).set(isAgreed ? 'given' : 'refused');
  if (isAgreed) {
    openVisitor(shop.id);
    return;
  }
  const userId = forgetVisitor(shop.id);
  if (userId === null || isLocalHost(location.hostname)) return;
  const about = { params: { shop: shop.id }, body: { userId } };
  void trackingSender(shop)(calls.forgetVisits, about).then((answer) => noteFailure('forget', answer));
}
