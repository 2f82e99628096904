import type { GroupOrderDiscount } from '../menu/offer-document.ts';

/** The stages that take something off; the others are drafts (S3 C50). */
export const listGroupDiscounts = (discounts: readonly GroupOrderDiscount[]): readonly GroupOrderDiscount[] =>
  discounts.filter(({ value }) => value > 0);
