import { toCents } from '@tischlein/domain';
import type { OfferKind } from '@tischlein/domain/offer-editing';
import { euro } from '@tischlein/wording';
import { KIND_SUMS, offerKindName } from '@tischlein/wording/office';

/** Rows of a sum: what, how much, and whether it is taken off or the total. */
export type KindSum = readonly (readonly [name: string, amount: string, kind?: 'minus' | 'total'])[];

const cents = (amount: number): string => euro(toCents(amount));

/** What each kind does, as a sum with the dishes of the study. */
export const KIND_EXAMPLES: Readonly<Record<OfferKind, KindSum>> = {
  dishDiscount: [
    [KIND_SUMS.dish, cents(1400)],
    ['−20 %', cents(-280), 'minus'],
    [KIND_SUMS.guestPays, cents(1120), 'total'],
  ],
  twoForOnePromotion: [
    [KIND_SUMS.twoDishes, cents(2000)],
    [KIND_SUMS.twoForOne, cents(-1000), 'minus'],
    [KIND_SUMS.guestPays, cents(1000), 'total'],
  ],
  cartDiscount: [
    [KIND_SUMS.subtotal, cents(3100)],
    [KIND_SUMS.cartDiscount, cents(-310), 'minus'],
    [KIND_SUMS.guestPays, cents(2790), 'total'],
  ],
  freeItem: [
    [KIND_SUMS.cart, cents(3650)],
    [KIND_SUMS.gift, cents(0), 'minus'],
    [KIND_SUMS.guestPays, cents(3650), 'total'],
  ],
  freeDelivery: [
    [KIND_SUMS.cart, cents(3000)],
    [KIND_SUMS.deliveryElse(cents(250)), cents(0), 'minus'],
    [KIND_SUMS.guestPays, cents(3000), 'total'],
  ],
  dailyDish: [
    [KIND_SUMS.daily, cents(1190)],
    [KIND_SUMS.dailyPrice, cents(-200), 'minus'],
    [KIND_SUMS.guestPays, cents(990), 'total'],
  ],
  groupDiscount: [
    [KIND_SUMS.group(6), cents(8400)],
    [KIND_SUMS.groupDiscount, cents(-420), 'minus'],
    [KIND_SUMS.groupPays, cents(7980), 'total'],
  ],
  sharedBanner: [
    [KIND_SUMS.banner, KIND_SUMS.bannerText],
    [offerKindName('twoForOnePromotion'), KIND_SUMS.bannerTwo],
    [KIND_SUMS.costsYou, cents(0), 'total'],
  ],
};

/** Combos are articles of the menu. */
export const COMBO_SUM: { readonly name: string; readonly help: string; readonly sum: KindSum } = {
  name: KIND_SUMS.combo,
  help: KIND_SUMS.comboHelp,
  sum: [
    [KIND_SUMS.comboAlone, cents(3190)],
    [KIND_SUMS.comboName, cents(-200), 'minus'],
    [KIND_SUMS.guestPays, cents(2990), 'total'],
  ],
};

/** The tip box is shown with every 'Kauf X, zahl Y' (S1 §2 Tip box). */
export const TIP_SUM: { readonly name: string; readonly help: string; readonly sum: KindSum } = {
  name: KIND_SUMS.tip,
  help: KIND_SUMS.tipHelp,
  sum: [
    [KIND_SUMS.tipText, KIND_SUMS.tipAt],
    [KIND_SUMS.tipExample, offerKindName('twoForOnePromotion')],
    [KIND_SUMS.costsYou, cents(0), 'total'],
  ],
};
