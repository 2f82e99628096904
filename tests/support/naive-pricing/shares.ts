import type { PricedCart } from '@tischlein/domain/pricing';
import { add } from './units.ts';
import { sharedOut } from './vat.ts';

/** C19, C34: each member's [C, K, total], by name: C and K in one step, the fee among members with lines. */
export function shareOut(
  { lines, freeItems, steps }: PricedCart,
  ownerName: string,
): ReadonlyMap<string, readonly [number, number, number]> {
  const names = [ownerName, ...lines.map(({ line }) => line.memberName).filter((name) => name !== ownerName)];
  const members = [...new Set(names)].map((name) => {
    const own = lines.filter(({ line }) => line.memberName === name);
    const ofFreeItems = name === ownerName ? freeItems.map(({ deposit }) => Number(deposit)) : [];
    return {
      name,
      count: own.length,
      goods: add(own.map(({ price }) => price)),
      deposits: add([...own.map(({ deposit }) => Number(deposit)), ...ofFreeItems]),
    };
  });
  const byGoods = members.map(({ goods }, order) => ({ weight: goods, order }));
  const together = sharedOut(steps.cartDiscount + steps.couponValue, byGoods);
  const discounts = sharedOut(steps.cartDiscount, byGoods);
  const fees = sharedOut(
    steps.deliveryFee,
    members.map(({ count }, order) => ({ weight: count > 0 ? 1 : 0, order })),
  );
  const pickPart = (parts: readonly number[], index: number): number => parts[index] ?? 0;
  return new Map(
    members.map(({ name, goods, deposits }, index) => {
      const discount = pickPart(discounts, index);
      const total = goods - pickPart(together, index) + deposits + pickPart(fees, index);
      return [name, [discount, pickPart(together, index) - discount, total]];
    }),
  );
}
