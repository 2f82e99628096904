import type { Age } from '@tischlein/domain/menu';
import { readFields } from '../browser/read-fields.ts';

/** Confirmations of this visit. */
export interface Visit {
  /** 'trotzdem anzeigen' while the shop is closed (S1 §4 Opening). */
  readonly showNevertheless: boolean;
  /** Confirmed ages (S1 §4 Age confirmation). */
  readonly ages: readonly Age[];
  readonly couponCode: string;
  /** Reserved coupons the guest has declined. */
  readonly declinedCoupons: readonly string[];
  /** The dialog for the address has opened by itself. */
  readonly wasAskedLocation: boolean;
}

export const NO_VISIT: Visit = {
  showNevertheless: false,
  ages: [],
  couponCode: '',
  declinedCoupons: [],
  wasAskedLocation: false,
};

export function readVisit(value: unknown): Visit {
  const { showNevertheless, ages, couponCode, declinedCoupons, wasAskedLocation } = readFields(value);
  const known = Array.isArray(ages) ? ages : [];
  return {
    showNevertheless: showNevertheless === true,
    ages: ([16, 18] as const).filter((age) => known.includes(age)),
    couponCode: typeof couponCode === 'string' ? couponCode : '',
    declinedCoupons: (Array.isArray(declinedCoupons) ? declinedCoupons : []).filter((code) => typeof code === 'string'),
    wasAskedLocation: wasAskedLocation === true,
  };
}

/** Returns whether the guest has confirmed this age or a higher one. */
export const hasConfirmed = (visit: Visit, age: Age): boolean => visit.ages.some((confirmed) => confirmed >= age);
