import { add, type Cents, NO_CENTS, sum } from '../money.ts';
import type { ComboChoice } from '../cart/cart.ts';
import type { DepositKind, VatClass } from '../menu/menu-document.ts';
import { calculateDeposit, unitPrice } from '../menu/prices.ts';
import { type ActiveOffers, offersFor } from '../offers/active-offers.ts';
import type { BestDiscount } from '../offers/dish-discount.ts';
import type { OfferTarget } from '../offers/offer-target.ts';
import type { TwoForOneOffer } from '../menu/offer.ts';
import type { DishChoice } from '../selection/choice.ts';
import { calculateContainerDeposit, type ContainerContext } from './container-deposit.ts';
import { type ExtraContext, type PricedExtra, priceExtras } from './priced-extra.ts';

export interface UnitContext extends ExtraContext, ContainerContext {
  readonly settings: ContainerContext['settings'];
  readonly active: ActiveOffers;
}

/** An amount with its VAT class. */
export interface ClassedAmount {
  readonly vatClass: VatClass;
  readonly amount: Cents;
}

interface PricedDeposit extends ClassedAmount {
  readonly kind: DepositKind | null;
}

/** One unit of a line before two-for-one: a configured dish or combo. */
export interface PricedUnit {
  readonly target: OfferTarget;
  /** Position of the dish or combo in the menu, and of the size in the dish. */
  readonly position: number;
  readonly sizePosition: number;
  /** Base, size or combo price, before and after dish discounts (S3 P3, P13). */
  readonly base: BestDiscount;
  readonly twoForOne: readonly TwoForOneOffer[];
  readonly extras: readonly PricedExtra[];
  readonly extrasPrice: Cents;
  readonly deposits: readonly PricedDeposit[];
  /** Separate prices of its dishes, extras and side dishes by VAT class (S3 §4). */
  readonly standAlone: readonly ClassedAmount[];
}

/** Prices one unit of a dish; null if not sold this way. */
export function priceDish(choice: DishChoice, context: UnitContext): PricedUnit | null {
  const target = { dish: choice.dish, sizeId: choice.size?.id ?? null };
  const place = {
    position: choice.dish.position,
    sizePosition: choice.size ? choice.dish.sizes.indexOf(choice.size) : 0,
  };
  return priceUnit({ target, ...place }, [{ choice, extras: priceExtras(choice, context) }], context);
}

/**
 * Prices one unit of a combo: its own price plus extras and side dishes of its slots (S3 P13); null if not sold this
 * way.
 */
export function priceCombo({ combo, slots }: ComboChoice, context: UnitContext): PricedUnit | null {
  const dishes = slots.map(({ slot, choice }) => ({ choice, extras: priceExtras(choice, context, slot.id) }));
  return priceUnit({ target: { combo }, position: combo.position, sizePosition: 0 }, dishes, context);
}

interface DishWithExtras {
  readonly choice: DishChoice;
  readonly extras: readonly PricedExtra[];
}

function priceUnit(
  item: Pick<PricedUnit, 'target' | 'position' | 'sizePosition'>,
  dishes: readonly DishWithExtras[],
  context: UnitContext,
): PricedUnit | null {
  const { discount, twoForOne } = offersFor(context.active, item.target);
  if (discount === null) return null;
  const extras = dishes.flatMap((dish) => dish.extras);
  return {
    ...item,
    base: discount,
    twoForOne,
    extras,
    extrasPrice: sum(extras.map((extra) => extra.price)),
    deposits: dishes.flatMap((dish) => listDeposits(dish, context)),
    standAlone: dishes.flatMap((dish) => listStandAlonePrices(dish, context)),
  };
}

/** Deposits of the dish, its container and its side dishes (S3 P10, C10, L15). */
function listDeposits({ choice, extras }: DishWithExtras, context: UnitContext): PricedDeposit[] {
  const { deliveryType, settings } = context;
  const { vatClass, depositKind: kind } = choice.dish;
  const amount = calculateDeposit(choice.dish, { sizeId: choice.size?.id ?? null, deliveryType }, settings);
  const ofSides = extras.map(({ depositVatClass, deposit, depositKind }) => ({
    vatClass: depositVatClass,
    amount: deposit,
    kind: depositKind,
  }));
  const container = { vatClass, amount: calculateContainerDeposit(choice.dish, context), kind: 'reusable' } as const;
  return [{ vatClass, amount, kind }, container, ...ofSides].filter((deposit) => deposit.amount > 0);
}

function listStandAlonePrices({ choice, extras }: DishWithExtras, { deliveryType }: UnitContext): ClassedAmount[] {
  const own = unitPrice(choice.dish, choice.size?.id ?? null, deliveryType) ?? NO_CENTS;
  return [
    { vatClass: choice.dish.vatClass, amount: own },
    ...extras.map(({ vatClass, price }) => ({ vatClass, amount: price })),
  ];
}

/** The kinds of its deposits, each once (S3 L4). */
export const listDepositKinds = ({ deposits }: Pick<PricedUnit, 'deposits'>): DepositKind[] => [
  ...new Set(deposits.flatMap(({ kind }) => kind ?? [])),
];

export const calculateListPrice = ({ base, extrasPrice }: PricedUnit): Cents => add(base.listPrice, extrasPrice);
export const calculatePriceBefore = ({ base, extrasPrice }: PricedUnit): Cents => add(base.before, extrasPrice);
export const calculateDiscountedPrice = ({ base, extrasPrice }: PricedUnit): Cents =>
  add(base.resultPrice, extrasPrice);
