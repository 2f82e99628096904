import { toBasisPoints, toCents } from '@tischlein/domain';
import type { Coupon } from '@tischlein/domain/offers';
import { euro, percent } from './money.ts';

/** '5,00 €' or '10 %'; '5 €' without zeros. */
export function couponValueText(
  { type, value }: Pick<Coupon, 'type' | 'value'>,
  options: { readonly dropZeros?: boolean } = {},
): string {
  return type === 'percent' ? percent(toBasisPoints(value)) : euro(toCents(value), options);
}

/** An unknown code (S1 §8: 'treated as no result'). */
export const COUPON_INVALID = 'Diesen Gutschein gibt es nicht oder er ist abgelaufen. Bitte prüfe den Code.';

/** Title of the question when a reserved coupon is found (S1 §4 Coupon, §8). */
export const NEW_COUPON_TITLE = 'Neuer Gutscheincode';

export function newCouponQuestion(coupon: Pick<Coupon, 'code' | 'type' | 'value'>): string {
  return `Für Dich wurde ein reservierter Gutschein gefunden! ${coupon.code}, ${couponValueText(coupon)}. Möchtest Du wechseln?`;
}
