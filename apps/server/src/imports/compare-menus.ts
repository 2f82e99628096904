import type { ShopDocument } from '@tischlein/contract/office';
import { foldText, type MenuDocument } from '@tischlein/domain/menu';
import { couponCodeKey } from '@tischlein/domain/offers';

/** Names of what a shop would lose by an import. */
export interface Losses {
  readonly dishes: readonly string[];
  readonly combos: readonly string[];
  readonly offers: readonly string[];
  readonly dailyDishes: readonly string[];
  readonly pictures: readonly string[];
  readonly coupons: readonly string[];
}

const NO_LOSSES: Losses = { dishes: [], combos: [], offers: [], dailyDishes: [], pictures: [], coupons: [] };
// A menu may lose a tenth of its dishes unasked (S3 L7).
const DISHES_PER_LOSS = 10;

/** Compares a shop before and after an import. Dishes, combos and offers are the same if their id or their name is. */
export function findLosses(before: ShopDocument | null, after: ShopDocument): Losses {
  if (!before) return NO_LOSSES;
  const [old, next] = [before.menu, after.menu];
  const daily = new Set(next.dailyDishes.map(({ id }) => id));
  const coupons = new Set(after.coupons.map(({ code }) => couponCodeKey(code)));
  return {
    dishes: findMissing(old.dishes, next.dishes),
    combos: findMissing(old.menus, next.menus),
    offers: findMissing(old.offers, next.offers),
    dailyDishes: old.dailyDishes.filter(({ id }) => !daily.has(id)).map(({ id }) => id),
    pictures: findMissingPictures(old, next),
    coupons: before.coupons.filter(({ code }) => !coupons.has(couponCodeKey(code))).map(({ code }) => code),
  };
}

/** Returns whether a loss needs consent (S3 L7). */
export function needsConsent({ dishes, ...others }: Losses, before: ShopDocument | null): boolean {
  const isMany = dishes.length * DISHES_PER_LOSS > (before?.menu.dishes.length ?? 0);
  return isMany || Object.values(others).some((names) => names.length > 0);
}

interface Named {
  readonly id: string;
  readonly name: string;
}
interface Pictured extends Named {
  readonly imageName?: string;
}

const findMissing = (old: readonly Named[], next: readonly Named[]): string[] => {
  const isKept = matchAny(next);
  return old.filter((entry) => !isKept(entry)).map(({ name }) => name);
};

function matchAny(entries: readonly Named[]): (entry: Named) => boolean {
  const [ids, names] = [new Set(entries.map(({ id }) => id)), new Set(entries.map(({ name }) => foldText(name)))];
  return ({ id, name }) => ids.has(id) || names.has(foldText(name));
}

/** Entries that have a picture now and would have none. */
function findMissingPictures(old: MenuDocument, next: MenuDocument): string[] {
  const listed = (menu: MenuDocument): readonly (readonly Pictured[])[] => [menu.dishes, menu.categories, menu.menus];
  return listed(old).flatMap((entries, index) => {
    const isPictured = matchAny((listed(next)[index] ?? []).filter(({ imageName }) => imageName));
    return entries.filter((entry) => entry.imageName && !isPictured(entry)).map(({ name }) => name);
  });
}
