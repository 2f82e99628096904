import { ingredientId, itemId } from '@tischlein/domain';
import {
  DELIVERY_TYPES,
  type DeliveryType,
  type ExtraGroupDocument,
  type ExtraItemDocument,
  type MenuDocument,
  type SizeDocument,
} from '@tischlein/domain/menu';
import { addIngredient, addItem, findIngredientByName, listDishesWithGroup } from '@tischlein/domain/menu-editing';
import { GROUP_FORM, ORDER_TYPES } from '@tischlein/wording/office';
import { useState } from 'react';
import { Tick } from '../ui/tick.tsx';
import { Segments } from '../ui/segments.tsx';
import { useEditing } from './editor-context.ts';
import { ItemRow } from './item-row.tsx';
import { listReferences } from './ingredients-section.tsx';
import { findItemName } from './find-item-name.ts';
import { newId } from './new-id.ts';

/** The items of a group as a table: prices by size for one order type at a time. */
export function GroupItems({ group }: { readonly group: ExtraGroupDocument }) {
  const { document } = useEditing();
  const [type, setType] = useState<DeliveryType>('delivery');
  const sizes = listColumns(document, group);
  const hasOwnSizes = group.items.some((item) =>
    Object.values(item.prices ?? {}).some((bySize) => Object.keys(bySize ?? {}).some((key) => key !== '*')),
  );
  const [wantsSizes, setWantsSizes] = useState(hasOwnSizes);
  const columns = wantsSizes || hasOwnSizes ? sizes : [];
  return (
    <>
      <div className="row">
        <Segments
          label={GROUP_FORM.pricesFor}
          value={type}
          options={ORDER_TYPES}
          values={DELIVERY_TYPES}
          onChange={setType}
        />
        {sizes.length > 0 && <Tick label={GROUP_FORM.bySize} isOn={columns.length > 0} onChange={setWantsSizes} />}
      </div>
      <div className="editor-scroll">
        <table className="editor-prices" data-items>
          <thead>
            <tr>
              <th scope="col">{GROUP_FORM.item[group.groupType]}</th>
              <th scope="col">{columns.length > 0 ? GROUP_FORM.everySize : GROUP_FORM.price}</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{GROUP_FORM.most}</th>
              <th scope="col">
                <span className="visually-hidden">{GROUP_FORM.more}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {group.items.map((item, index) => (
              <ItemRow key={item.id} group={group} item={item} index={index} type={type} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
      <AddItem group={group} />
    </>
  );
}

/** Adds an ingredient or a dish to a group. An item has the id of what it offers, so that two groups share popular items. */
function AddItem({ group }: { readonly group: ExtraGroupDocument }) {
  const { document, change } = useEditing();
  const [text, setText] = useState('');
  const taken = new Set(group.items.map((item) => findItemName(document, item)));
  const references = listReferences(document, null).filter(({ name }) => !taken.has(name));
  const names =
    group.groupType === 'dish'
      ? references.map(({ name }) => name)
      : document.ingredients.map(({ name }) => name).filter((name) => !taken.has(name));
  const add = (): void => {
    const name = text.trim();
    if (name === '' || taken.has(name)) return;
    const label = GROUP_FORM.itemAdded(name);
    if (group.groupType === 'dish') {
      const found = references.find((reference) => reference.name === name);
      if (!found) return;
      const item: ExtraItemDocument = { id: itemId(newId(name)), ...found.reference };
      change(label, (menu) => addItem(menu, group.id, item));
    } else {
      const known = findIngredientByName(document, name);
      const ingredient = known?.id ?? ingredientId(newId(name));
      const item: ExtraItemDocument = { id: itemId(newId(name)), ingredient };
      change(label, (menu) => addItem(known ? menu : addIngredient(menu, ingredient, name), group.id, item));
    }
    setText('');
  };
  return (
    <div className="row">
      <input
        className="input editor-short"
        list={`items-${group.id}`}
        aria-label={GROUP_FORM.addItem[group.groupType]}
        placeholder={GROUP_FORM.addItem[group.groupType]}
        maxLength={120}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <datalist id={`items-${group.id}`}>
        {names.slice(0, 400).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <button type="button" className="button button-line" onClick={add}>
        {GROUP_FORM.add}
      </button>
    </div>
  );
}

/** The sizes that a group may have prices for: those of its dishes, and those it names already. */
function listColumns(menu: MenuDocument, group: ExtraGroupDocument): readonly SizeDocument[] {
  const ofDishes = listDishesWithGroup(menu, group.id).flatMap(({ sizes }) => sizes);
  const named = group.items.flatMap(({ prices = {} }) =>
    Object.values(prices).flatMap((bySize) => Object.keys(bySize ?? {})),
  );
  const ids = new Set<string>([...ofDishes, ...named]);
  return menu.sizes.filter(({ id }) => ids.has(id));
}
