import { type Cents, toCents } from '../money.ts';
import { type RateAmount, vatIn } from '../pricing/rate-amounts.ts';
import { STANDARD_RATE } from '../pricing/vat-rate.ts';
import type { VatPart } from '../pricing/vat.ts';
import type { TipRecipient } from '../shop/table-service.ts';
import { divideByRate } from './bill-amounts.ts';

/**
 * The VAT of a tip by rate. An owner's tip 'is taxed in the ratio of the gross it was paid with (nothing else: 19 %),
 * rounded by itself' (S3 C39).
 */
export function tipVat(tip: Cents, paidWith: readonly RateAmount[], recipient: TipRecipient): readonly VatPart[] {
  if (recipient === 'team' || tip === 0) return [];
  const ratio = paidWith.some(({ gross }) => gross > 0) ? paidWith : [{ rate: STANDARD_RATE, gross: toCents(1) }];
  return divideByRate(tip, ratio).map(({ rate, gross }) => ({ rate, gross, vat: vatIn(gross, rate) }));
}
