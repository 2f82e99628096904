import { newMenuDocument, newShopConfig } from '@tischlein/contract/shop';
import { type Result, fail, ok } from '@tischlein/domain';
import { type MenuDocument, type MenuProblem, readMenu } from '@tischlein/domain/menu';
import { findValueArea, type ShopDocuments, takeValues, type ValuePath } from '@tischlein/domain/own-values';

interface Taking {
  readonly source: ShopDocuments;
  readonly target: ShopDocuments;
  readonly paths: readonly ValuePath[];
}

interface Taken {
  readonly documents: ShopDocuments;
  /** Without a place, as the item around them is missing. */
  readonly missing: readonly ValuePath[];
}

/** Takes values of one shop over into another; fails if what comes out is no shop: a dish whose category is missing there. */
export function takePaths({ source, target, paths }: Taking): Result<Taken, 'valuesDoNotFit'> {
  const known = paths.filter((path) => findValueArea(path) !== null);
  const take = (part: 'config' | 'menu') => {
    const inside = known.flatMap(([name, ...rest]) => (name === part ? [rest] : []));
    if (inside.length === 0) return { value: target[part], missing: [] };
    const taken = takeValues(source[part], target[part], inside);
    return { ...taken, missing: taken.missing.map((rest) => [part, ...rest]) };
  };
  const [ofConfig, ofMenu] = [take('config'), take('menu')];
  const config = ofConfig.value === target.config ? target.config : newShopConfig.safeParse(ofConfig.value).data;
  const menu = ofMenu.value === target.menu ? target.menu : newMenuDocument.safeParse(ofMenu.value).data;
  if (!config || !menu || hasNewProblems(target.menu, menu)) return fail('valuesDoNotFit');
  const unknown = paths.filter((path) => findValueArea(path) === null);
  return ok({ documents: { config, menu }, missing: [...unknown, ...ofConfig.missing, ...ofMenu.missing] });
}

/** Whether something refers to a missing part, and did not before. */
function hasNewProblems(before: MenuDocument, after: MenuDocument): boolean {
  if (before === after) return false;
  const known = new Set(readMenu(before).problems.map(toKey));
  return readMenu(after).problems.some((problem) => !known.has(toKey(problem)));
}

const toKey = (problem: MenuProblem): string => JSON.stringify(problem);
