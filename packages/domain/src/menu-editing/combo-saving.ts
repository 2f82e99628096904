import type { DeliveryType } from '../delivery-type.ts';
import { slotSize } from '../menu/availability.ts';
import type { Combo, ComboSlot, Dish, Menu, Size } from '../menu/menu.ts';
import { calculateDeposit, type DepositSettings, unitPrice } from '../menu/prices.ts';
import { type Cents, subtract, sum } from '../money.ts';

/** A dish of a slot with its own price. */
export interface SlotPrice {
  readonly dish: Dish;
  readonly size: Size | null;
  readonly price: Cents;
  readonly deposit: Cents;
}

/** One choice for every slot, priced alone and as a combo. */
export interface ComboComparison {
  readonly lines: readonly SlotPrice[];
  readonly alone: Cents;
  /** Negative: the combo costs more than its dishes. */
  readonly saving: Cents;
  /** Comes on top of the combo's price. */
  readonly deposit: Cents;
}

export interface ComboSaving {
  readonly price: Cents;
  readonly cheapest: ComboComparison;
  readonly dearest: ComboComparison;
}

interface SavingContext {
  readonly deliveryType: DeliveryType;
  readonly settings: DepositSettings;
}

/**
 * What a guest saves with the cheapest and with the dearest dish of every slot. Surcharges for extras are the same with
 * and without the combo. null: the combo is not sold this way, or a slot has no dish with a price.
 */
export function calculateComboSaving(menu: Menu, combo: Combo, context: SavingContext): ComboSaving | null {
  const price = combo.price[context.deliveryType];
  const slots = combo.slots.map((slot) => listSlotPrices(menu, slot, context));
  if (price === null || slots.length === 0 || slots.some((prices) => prices.length === 0)) return null;
  const compare = (index: 0 | -1): ComboComparison => {
    const lines = slots.flatMap((prices) => prices.at(index) ?? []);
    const alone = sum(lines.map((line) => line.price));
    return { lines, alone, saving: subtract(alone, price), deposit: sum(lines.map((line) => line.deposit)) };
  };
  return { price, cheapest: compare(0), dearest: compare(-1) };
}

/** The dishes of a slot by price, cheapest first. */
function listSlotPrices(menu: Menu, slot: ComboSlot, { deliveryType, settings }: SavingContext): SlotPrice[] {
  const prices = slot.dishIds.flatMap((id): SlotPrice[] => {
    const dish = menu.dishes.get(id);
    if (!dish) return [];
    const size = slotSize(slot, dish);
    const variant = { sizeId: size?.id ?? null, deliveryType };
    const price = unitPrice(dish, variant.sizeId, deliveryType);
    return price === null ? [] : [{ dish, size, price, deposit: calculateDeposit(dish, variant, settings) }];
  });
  return prices.toSorted((left, right) => left.price - right.price);
}
