import type { Cents } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { Adjustment, VatPart } from '@tischlein/domain/pricing';
import { euro, percent } from './money.ts';

/** Names of the sums below a cart. */
export const SUMS = {
  subtotal: 'Zwischensumme',
  deposits: 'Pfand',
  deliveryFee: 'Lieferung',
  total: 'Gesamt',
  free: 'gratis',
} as const;

/** What an adjustment is called on cart, slip and mail: 'Gutschein HUNGER5', 'Heute -20%'. */
export function adjustmentName({ source, label }: Pick<Adjustment, 'source' | 'label'>): string {
  switch (source) {
    case 'coupon':
      return `Gutschein ${label}`;
    case 'cartDiscount':
      return `Rabatt ${label}`;
    case 'groupDiscount':
      return `Gruppenrabatt ${label}`;
    case 'freeExtras':
      return label || 'Gratis-Extras';
    case 'dishDiscount':
    case 'dailyDish':
    case 'twoForOne':
    case 'freeItem':
    case 'freeDelivery':
      return label;
  }
}

/** 'zzgl. 0,25 € Pfand' (PAngV § 7, spec 3 P10). */
export function depositText(deposit: Cents): string {
  return `zzgl. ${euro(deposit)} Pfand`;
}

/** 'inkl. MwSt.: 7 % 0,99 € · 19 % 0,87 €'; empty without VAT. */
export function vatText(parts: readonly Pick<VatPart, 'rate' | 'vat'>[]): string {
  const rates = parts.map(({ rate, vat }) => `${percent(rate)} ${euro(vat)}`);
  return rates.length === 0 ? '' : `inkl. MwSt.: ${rates.join(' · ')}`;
}

/** 'Lieferung gegen 19:25 Uhr', 'Abholung Montag 11:30 Uhr'. */
export function serveTimeText(deliveryType: DeliveryType, label: string, isEstimate: boolean): string {
  const what = { delivery: 'Lieferung', pickup: 'Abholung', dineIn: 'Am Tisch' }[deliveryType];
  return isEstimate ? `${what} gegen ${label} Uhr` : `${what} ${label} Uhr`;
}
