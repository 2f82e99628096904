import type { Cents } from '../money.ts';
import type { OfferId } from '../ids.ts';
import type { DeliveryTerms } from '../delivery/delivery-terms.ts';
import type { DeliveryType } from '../menu/delivery-type.ts';
import type { SelectedFreeItem } from '../offers/free-item-choices.ts';
import type { Coupon } from '../offers/offer.ts';
import type { GroupOrderDiscount } from '../offers/offer-document.ts';
import type { ShopTime } from '../shop-time.ts';

/** Settings of the shop that pricing depends on. */
export interface PricingSettings {
  readonly useDishDeposit: boolean;
  readonly dishDeposits: Readonly<Record<string, Cents>>;
  readonly comboVatRule: 'standAlonePrices' | 'thirtyPercentDrinks';
  readonly groupOrderDiscounts: readonly GroupOrderDiscount[];
  readonly pickupMinimumOrderValue: Cents | null;
}

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
  readonly selectedFreeItems: readonly SelectedFreeItem[];
  readonly confirmedTwoForOnePromotions: readonly OfferId[];
  readonly deniedTwoForOnePromotions: readonly OfferId[];
}
