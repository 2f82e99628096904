import type {
  CouponOutcome,
  CouponRefusal,
  FreeDeliveryHint,
  FreeItemState,
  TwoForOneState,
} from '@tischlein/domain/offers';
import type { MinimumOrder } from '@tischlein/domain/pricing';
import { UNSTATED } from './unstated.ts';
import { couponValueText } from './coupon.ts';
import { discountName } from './offers.ts';
import { euro } from './money.ts';

const SHORT = { dropZeros: true };

/** Amount missing for free delivery (S1 §9, S3 C13); empty if there is nothing to say. */
export function freeDeliveryHint(hint: FreeDeliveryHint | null): string {
  if (!hint) return '';
  if (hint.status === 'reached') return 'Deine Lieferung ist kostenlos!*';
  if (hint.status === 'near') return `Noch ${euro(hint.missing)} bis zur kostenlosen Lieferung!*`;
  return `Gratis Lieferung ab ${euro(hint.threshold, SHORT)}!*`;
}

/** 'Noch 13,10 € bis zum Mindestbestellwert', 'Mindestbestellwert 20 € erreicht'; empty without a minimum. */
export function minimumOrderHint({ status, minimumOrderValue, missing }: MinimumOrder): string {
  if (!minimumOrderValue) return '';
  if (status === 'reached') return `Mindestbestellwert ${euro(minimumOrderValue, SHORT)} erreicht`;
  return `Noch ${euro(missing)} bis zum Mindestbestellwert`;
}

/**
 * State of a free item: available, how much is missing, or why it is blocked (S1 §4 Free-item threshold, S3
 * T9).
 */
export function freeItemHint(state: FreeItemState): string {
  const { status, title, missing, minimumOrderValue, blockedBy, choices, unstated } = state;
  if (blockedBy) return `${title}: nicht zusammen mit einer „Kauf X, zahl Y“-Aktion`;
  if (choices.length === 0 && unstated[0]) return `${title}: ${UNSTATED[unstated[0].because]}`;
  if (status === 'reached') return `${title}: Bitte wählen!`;
  return status === 'nearly-reached'
    ? `Noch ${euro(missing)}, dann bekommst Du ${title}`
    : `${title} ab ${euro(minimumOrderValue, SHORT)}`;
}

/** Condition of a free item that cannot be combined (S3 T9). */
export const FREE_ITEM_ALONE = 'Nicht zusammen mit anderen Gratisartikeln oder einem Gutschein.';

/**
 * The tip box 'Tipp' (S1 §2 Tip box): what the promotion covers and how many units are missing; `category`:
 * all of its dishes.
 */
export function twoForOneTip(
  { label, totalQuantity, missingUnits }: Pick<TwoForOneState, 'label' | 'totalQuantity' | 'missingUnits'>,
  category: string | null = null,
): string {
  const what = category === null ? 'Dieses Gericht gehört' : `Gerichte der Kategorie ${category} gehören`;
  const more = missingUnits === totalQuantity ? `Nimm ${totalQuantity} davon` : `Nimm noch ${missingUnits} dazu`;
  return `${what} zur Aktion „${label}“. ${more} und profitiere.`;
}

/** Short form of the tip. */
export const twoForOneMissing = ({ label, missingUnits }: Pick<TwoForOneState, 'label' | 'missingUnits'>): string =>
  `${label}: Nimm noch ${missingUnits} dazu`;

/** The toast after the choice between two-for-one and discount (S1 §4 Two-for-one confirmation). */
export function twoForOneChosen({
  status,
  label,
  discountLabel,
}: Pick<TwoForOneState, 'status' | 'label' | 'discountLabel'>): string {
  if (status === 'denied') return `${discountName(discountLabel)} bleibt. Du kannst im Warenkorb jederzeit wechseln.`;
  return `${label} erfolgreich angewendet!`;
}

/** The coupon's effect, or why it has none (S1 §4 Coupon, S3 C7). */
export function couponHint(state: CouponOutcome): string {
  const { coupon, status, missing } = state;
  switch (status) {
    case 'applied':
      return `${couponValueText(coupon)} Rabatt.`;
    case 'belowMinimum':
      return `Gilt ab ${euro(coupon.minimumOrderValue)} Bestellwert, es fehlen noch ${euro(missing)}.`;
    case 'refused':
      return `Dieser Gutschein gilt nicht zusammen mit ${refusedBy(state.refusedBecause)}.`;
  }
}

const REASONS: Readonly<Record<CouponRefusal, string>> = {
  dishDiscount: 'einem Rabatt auf Gerichte',
  dailyDish: 'einem Tagesgericht',
  twoForOne: 'einer „Kauf X, zahl Y“-Aktion',
  cartDiscount: 'einem Rabatt auf den Warenkorb',
  groupDiscount: 'dem Gruppenrabatt',
  freeItem: 'einem Gratisartikel',
};

const refusedBy = (reasons: readonly CouponRefusal[]): string => reasons.map((reason) => REASONS[reason]).join(' und ');
