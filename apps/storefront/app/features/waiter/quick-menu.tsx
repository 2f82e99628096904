import { isOffered, type Menu, type OrderContext } from '@tischlein/domain/menu';
import { findItems } from '@tischlein/domain/table';
import { TAKE } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { ComboQuickRow, QuickRow } from './quick-row.tsx';
import type { TakeActions } from './take-actions.ts';
import { takeDown } from './take-down.ts';

interface QuickMenuProps {
  readonly table: number;
  readonly occasion: OrderContext;
  readonly actions: TakeActions;
}

export const toCategoryId = (category: string): string => `take-${category}`;
export const COMBOS_ID = 'take-combos';

/** The vertical menu, and the search by number and first letters. */
export function QuickMenu(props: QuickMenuProps) {
  const page = useShop();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const takeFirst = (event: KeyboardEvent): void => {
    const [first] = findItems(page.menu, text);
    if (event.key !== 'Enter' || !first) return;
    if ('slots' in first) return props.actions.openCombo(first);
    const [size = null] = first.sizes;
    const isClear = first.sizes.length < 2;
    if (!isClear || !takeDown(page, props.table, { dish: first, size, occasion: props.occasion }))
      return props.actions.openDish({ dish: first, size });
    setText('');
  };
  return (
    <main className="take-main" id="content" tabIndex={-1}>
      <div className="take-search">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          placeholder={TAKE.search}
          aria-label={TAKE.search}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={takeFirst}
        />
      </div>
      {wanted.trim() === '' ? <WholeMenu {...props} menu={page.menu} /> : <Found {...props} text={wanted} />}
    </main>
  );
}

function WholeMenu({ menu, ...row }: QuickMenuProps & { readonly menu: Menu }) {
  const combos = [...menu.combos.values()].filter(({ price }) => price.dineIn !== null);
  return (
    <>
      {listCategories(menu).map(({ id, name, dishes }) => (
        <section key={id} id={toCategoryId(id)} className="take-category">
          <h2>{name}</h2>
          <ul>
            {dishes.map((dish) => (
              <QuickRow key={dish.id} dish={dish} {...row} />
            ))}
          </ul>
        </section>
      ))}
      {combos.length > 0 && (
        <section id={COMBOS_ID} className="take-category">
          <h2>{TAKE.combos}</h2>
          <ul>
            {combos.map((combo) => (
              <ComboQuickRow key={combo.id} combo={combo} {...row} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Found({ text, ...row }: QuickMenuProps & { readonly text: string }) {
  const { menu } = useShop();
  const items = findItems(menu, text);
  if (items.length === 0)
    return (
      <p className="soft" role="status">
        {TAKE.nothingFound(text.trim())}
      </p>
    );
  return (
    <ul className="take-found">
      {items.map((item) =>
        'slots' in item ? (
          <ComboQuickRow key={item.id} combo={item} {...row} />
        ) : (
          <QuickRow key={item.id} dish={item} {...row} />
        ),
      )}
    </ul>
  );
}

/** The categories with the dishes that are sold at tables. */
export const listCategories = (menu: Menu) =>
  menu.categories
    .map((category) => ({ ...category, dishes: category.dishes.filter((dish) => isOffered(dish, 'dineIn')) }))
    .filter(({ dishes }) => dishes.length > 0);
