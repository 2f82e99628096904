import { type Cents, NO_CENTS, times } from '../money.ts';
import { calculateDeposit, extraPrice, type DepositSettings } from '../menu/prices.ts';
import type { SlotId } from '../ids.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { DepositKind, VatClass } from '../menu/menu-document.ts';
import type { Menu } from '../menu/menu.ts';
import type { DishChoice } from '../selection/choice.ts';
import { type ExtraWithPrice, freeAmounts } from './free-extras.ts';

/** An extra of one unit of its dish. */
export interface PricedExtra {
  /** The slot of a combo; null for a dish. */
  readonly slotId: SlotId | null;
  readonly groupId: string;
  readonly itemId: string;
  readonly itemName: string;
  readonly type: 'ingredient' | 'dish';
  readonly amount: number;
  /** For the whole amount, without free units (S3 C12). */
  readonly price: Cents;
  readonly freeAmount: number;
  /** A side dish adds the deposit of its dish, for the whole amount (S3 C10). */
  readonly deposit: Cents;
  readonly depositKind: DepositKind | null;
  /** The deposit keeps the class of its dish (S3 C32). */
  readonly depositVatClass: VatClass;
  /** Its own class, else that of the dish it names, else of its dish (S3 C28). */
  readonly vatClass: VatClass;
}

export interface ExtraContext {
  readonly menu: Menu;
  readonly deliveryType: DeliveryType;
  readonly settings: DepositSettings;
}

/** Prices the extras of a dish; extras not available in the size are left out (S3 P1, P5). */
export function priceExtras(choice: DishChoice, context: ExtraContext, slotId: SlotId | null = null): PricedExtra[] {
  const variant = { sizeId: choice.size?.id ?? null, deliveryType: context.deliveryType };
  const extras = choice.extras.flatMap((extra) => {
    const unitPrice = extraPrice(choice.dish, extra.item, variant);
    return unitPrice === null ? [] : [{ ...extra, unitPrice }];
  });
  const free = freeAmounts(extras, choice.dish.freeIngredients);
  return extras.map((extra, index) => {
    const freeAmount = free[index] ?? 0;
    return {
      slotId,
      groupId: extra.group.id,
      itemId: extra.item.id,
      itemName: extra.item.name,
      type: extra.item.type,
      amount: extra.amount,
      price: times(extra.unitPrice, extra.amount - freeAmount),
      freeAmount,
      ...findDepositAndVatClass(extra, choice, context),
    };
  });
}

function findDepositAndVatClass(
  { item, amount }: ExtraWithPrice,
  choice: DishChoice,
  { menu, deliveryType, settings }: ExtraContext,
): Pick<PricedExtra, 'deposit' | 'depositKind' | 'depositVatClass' | 'vatClass'> {
  const side = item.type === 'dish' ? menu.dishes.get(item.dish.dishId) : undefined;
  const depositVatClass = side?.vatClass ?? choice.dish.vatClass;
  const vatClass = item.vatClass ?? depositVatClass;
  if (item.type !== 'dish' || !side) return { deposit: NO_CENTS, depositKind: null, depositVatClass, vatClass };
  const deposit = calculateDeposit(side, { sizeId: item.dish.sizeId, deliveryType }, settings);
  return { deposit: times(deposit, amount), depositKind: side.depositKind, depositVatClass, vatClass };
}
