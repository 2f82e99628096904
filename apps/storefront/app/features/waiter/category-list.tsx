import { dishId } from '@tischlein/domain';
import { TAKE } from '@tischlein/wording/storefront';
import { useStore } from '@tischlein/ui/store';
import { useShop } from '../../context/shop-context.ts';
import { COMBOS_ID, listCategories, toCategoryId } from './quick-menu.tsx';
import { getWaiterState } from './waiter-state.ts';

/** The categories at the left, with the number of units taken down from each. */
export function CategoryList({ table }: { readonly table: number }) {
  const { shop, menu } = useShop();
  const items = useStore(getWaiterState(shop.id)).drafts[String(table)]?.items ?? [];
  const counts = new Map<string, number>();
  for (const item of items) {
    const place = 'menuId' in item ? COMBOS_ID : (menu.dishes.get(dishId(item.dishId))?.categoryId ?? '');
    counts.set(place, (counts.get(place) ?? 0) + item.amount);
  }
  const hasCombos = [...menu.combos.values()].some(({ price }) => price.dineIn !== null);
  return (
    <nav aria-label={TAKE.categories}>
      {listCategories(menu).map(({ id, name }) => (
        <CategoryLink key={id} target={toCategoryId(id)} name={name} count={counts.get(id)} />
      ))}
      {hasCombos && <CategoryLink target={COMBOS_ID} name={TAKE.combos} count={counts.get(COMBOS_ID)} />}
    </nav>
  );
}

interface CategoryLinkProps {
  readonly target: string;
  readonly name: string;
  readonly count: number | undefined;
}

/** A button, not a link: a step in the history for each category would bury the way back to the tables. */
const CategoryLink = ({ target, name, count }: CategoryLinkProps) => (
  <button type="button" className="take-link" onClick={() => document.getElementById(target)?.scrollIntoView()}>
    {name}
    {count !== undefined && <small>{count}</small>}
  </button>
);
