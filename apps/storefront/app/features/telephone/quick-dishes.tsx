import {
  type Combo,
  type Dish,
  findHindrance,
  type Hindrance,
  isOffered,
  type Menu,
  type OrderContext,
  type Size,
} from '@tischlein/domain/menu';
import { findDishDiscount } from '@tischlein/domain/offers';
import { findItems, readQuickEntry } from '@tischlein/domain/table';
import { euro } from '@tischlein/wording';
import { HINDRANCES, TELEPHONE } from '@tischlein/wording/storefront';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';

type Item = Dish | Combo;

export interface DishWish {
  readonly dish: Dish;
  readonly size: Size | null;
  readonly amount: number;
}

/** What can be done with an item that was found. */
interface TakeActions {
  /** Takes it down, or opens its dialog if something has to be chosen. */
  readonly take: (wish: DishWish) => void;
  readonly openDish: (wish: DishWish) => void;
  readonly openCombo: (combo: Combo) => void;
}

interface QuickDishesProps {
  readonly occasion: OrderContext;
  readonly actions: TakeActions;
}

const MOST_SHOWN = 40;

/** The menu by number or first letters: Enter takes the first item. */
export function QuickDishes({ occasion, actions }: QuickDishesProps) {
  const { menu } = useShop();
  const [typed, setTyped] = useState('');
  const { text } = readQuickEntry(useDeferredValue(typed));
  const found = text === '' ? listWholeMenu(menu, occasion) : findItems(menu, text, occasion.deliveryType);
  const takeFirst = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const entry = readQuickEntry(typed);
    const first = findItems(menu, entry.text, occasion.deliveryType).find(
      (item) => findItemHindrance(item, occasion) === null,
    );
    if (!first) return;
    setTyped('');
    if ('slots' in first) actions.openCombo(first);
    else
      actions.take({
        dish: first,
        size: first.sizes.length === 1 ? (first.sizes[0] ?? null) : null,
        amount: entry.amount,
      });
  };
  return (
    <section className="telephone-dishes" aria-label={TELEPHONE.dishes}>
      <div className="telephone-search">
        <input
          className="input"
          type="search"
          name="dish"
          autoComplete="off"
          placeholder={TELEPHONE.searchDish}
          aria-label={TELEPHONE.searchDish}
          aria-describedby="telephone-search-help"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={takeFirst}
        />
        <small id="telephone-search-help">{TELEPHONE.searchHelp}</small>
      </div>
      {found.length === 0 ? (
        <p className="soft" role="status">
          {TELEPHONE.nothingFound(text)}
        </p>
      ) : (
        <ul className="telephone-found">
          {(text === '' ? found : found.slice(0, MOST_SHOWN)).map((item) => (
            <Row key={item.id} item={item} occasion={occasion} actions={actions} />
          ))}
        </ul>
      )}
    </section>
  );
}

const listWholeMenu = (menu: Menu, { deliveryType }: OrderContext): readonly Item[] => [
  ...menu.categories.flatMap(({ dishes }) => dishes).filter((dish) => isOffered(dish, deliveryType)),
  ...[...menu.combos.values()].filter((combo) => combo.price[deliveryType] !== null),
];

const findItemHindrance = (item: Item, { deliveryType }: OrderContext): Hindrance | null =>
  'slots' in item ? null : findHindrance(item, deliveryType);

function Row({ item, occasion, actions }: QuickDishesProps & { readonly item: Item }) {
  const { menu } = useShop();
  const size = 'slots' in item ? null : (item.sizes[0] ?? null);
  const offer = 'slots' in item ? { combo: item } : { dish: item, sizeId: size?.id ?? null };
  const discount = findDishDiscount(menu, offer, occasion);
  const price = discount ? euro(discount.resultPrice) : '';
  const hindrance = findItemHindrance(item, occasion);
  const press = (): void => {
    if ('slots' in item) actions.openCombo(item);
    else if (item.sizes.length > 1) actions.openDish({ dish: item, size: null, amount: 1 });
    else actions.take({ dish: item, size, amount: 1 });
  };
  return (
    <li className="telephone-dish" data-soldout={hindrance !== null || undefined}>
      <button type="button" disabled={hindrance !== null} onClick={press}>
        <span className="telephone-number">{'number' in item ? item.number : ''}</span>
        <span className="telephone-name">
          {item.name}
          {hindrance ? <small>{HINDRANCES[hindrance]}</small> : discount?.label && <small>{discount.label}</small>}
        </span>
        <span>{price}</span>
      </button>
    </li>
  );
}
