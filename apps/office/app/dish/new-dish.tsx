import { dishId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { appendDish } from '@tischlein/domain/menu-editing';
import { DISH_FORM } from '@tischlein/wording/office';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { EditedMenu } from '../menu/use-menu.ts';
import { SelectField } from '../ui/select-field.tsx';
import { NewEntry } from './new-entry.tsx';
import { newId } from './new-id.ts';
import { NotThere } from './not-there.tsx';

interface NewDishProps {
  readonly shop: string;
  readonly menu: MenuDocument;
  readonly change: EditedMenu['change'];
}

/** A new dish: its name and category; `?kategorie=` is the one to start with. */
export function NewDish({ shop, menu: { categories }, change }: NewDishProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = categories.find(({ id }) => id === search.get('kategorie')) ?? categories[0];
  const [category, setCategory] = useState(wanted?.id);
  if (category === undefined)
    return <NotThere title={DISH_FORM.newTitle} shop={shop} problem={DISH_FORM.createFirst} />;
  const create = (name: string): void => {
    const id = dishId(newId(name));
    change(DISH_FORM.created(name), (menu) => appendDish(menu, { id, category, name }));
    void navigate(`/${shop}/karte/gericht/${id}`, { replace: true });
  };
  return (
    <NewEntry title={DISH_FORM.newTitle} most={200} onCreate={create}>
      <SelectField
        label={DISH_FORM.category}
        value={category}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setCategory}
      />
    </NewEntry>
  );
}
