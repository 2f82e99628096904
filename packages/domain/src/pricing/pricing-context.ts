import type { OfferId } from '../ids.ts';
import type { DeliveryTerms } from '../delivery-terms.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { SelectedFreeItem } from '../offers/free-item-choices.ts';
import type { Coupon } from '../offers/coupon.ts';
import type { ShopTime } from '../shop-time.ts';
import type { Packaging } from '../shop/reusables.ts';
import type { PricingSettings } from './pricing-settings.ts';

/** Everything that affects a price, besides menu and cart. */
export interface PricingContext {
  readonly settings: PricingSettings;
  readonly deliveryType: DeliveryType;
  /** Serving time (S3 T14). */
  readonly time: ShopTime;
  /** Serving day 'YYYY-MM-DD', for dated VAT rates. */
  readonly date: string;
  /** null: the address is unknown, or it is no delivery. */
  readonly terms: DeliveryTerms | null;
  readonly coupon: Coupon | null;
  readonly groupActive: boolean;
  /** The members of a group in the order of joining, the owner first (S3 C22). */
  readonly memberNames: readonly string[];
  /** What it is handed over in; null or absent: as the shop packs it (S3 L15). */
  readonly packaging?: Packaging | null;
  readonly selectedFreeItems: readonly SelectedFreeItem[];
  readonly confirmedTwoForOnePromotions: readonly OfferId[];
  readonly deniedTwoForOnePromotions: readonly OfferId[];
}
