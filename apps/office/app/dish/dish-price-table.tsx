import type { SizeId } from '@tischlein/domain';
import { DELIVERY_TYPES, type DeliveryType, type SizeDocument } from '@tischlein/domain/menu';
import {
  editSize,
  findDishPrice,
  listFollowers,
  removeSize,
  setDishPrice,
  toPriceCell,
} from '@tischlein/domain/menu-editing';
import { DISH_FORM, EDITOR, ORDER_TYPES } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { useRef, useState } from 'react';
import { useEditing } from './editor-context.ts';
import { NumberInput } from './number-input.tsx';
import { PriceInput, type PriceEntry } from './price-input.tsx';
import { useDish } from './use-dish.ts';

/** Prices by order type: one row for each size, or one for a dish without sizes. */
export function DishPriceTable() {
  const { dish } = useDish();
  const { document } = useEditing();
  const sizes = dish.sizes.flatMap((id) => document.sizes.find((size) => size.id === id) ?? []);
  return (
    <div className="editor-scroll">
      <table className="editor-prices">
        <thead>
          <tr>
            {sizes.length > 0 && <th scope="col">{DISH_FORM.size}</th>}
            {DELIVERY_TYPES.map((type) => (
              <th key={type} scope="col">
                {ORDER_TYPES[type]}
              </th>
            ))}
            {sizes.length > 0 && <th scope="col">{DISH_FORM.content}</th>}
            {sizes.length > 0 && (
              <th scope="col">
                <span className="visually-hidden">{EDITOR.removeIt}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <SizeRow key={size.id} size={size} />
          ))}
          {sizes.length === 0 && (
            <tr>
              {DELIVERY_TYPES.map((type) => (
                <td key={type} data-label={ORDER_TYPES[type]}>
                  <DishPrice type={type} size={null} name={DISH_FORM.price} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function SizeRow({ size }: { readonly size: SizeDocument }) {
  const { dish } = useDish();
  const { change } = useEditing();
  const { id, name } = size;
  return (
    <tr>
      <th scope="row" data-label={DISH_FORM.size}>
        <input
          className="input"
          aria-label={DISH_FORM.nameOfSize(name)}
          maxLength={80}
          value={name}
          onChange={({ target }) =>
            change(DISH_FORM.sizeRenamed(name), (menu) => editSize(menu, id, { name: target.value }))
          }
        />
      </th>
      {DELIVERY_TYPES.map((type) => (
        <td key={type} data-label={ORDER_TYPES[type]}>
          <DishPrice type={type} size={id} name={name} />
        </td>
      ))}
      <td data-label={DISH_FORM.content}>
        <SizeContent size={size} />
      </td>
      <td>
        <button
          type="button"
          className="icon-button"
          aria-label={EDITOR.remove(name)}
          onClick={() => change(DISH_FORM.sizeRemoved(name), (menu) => removeSize(menu, dish.id, id))}
        >
          <Icon name="close" />
        </button>
      </td>
    </tr>
  );
}

function SizeContent({ size: { id, name, contentAmount, contentUnit } }: { readonly size: SizeDocument }) {
  const { change } = useEditing();
  // Of an amount that is still to come.
  const [chosenUnit, setUnit] = useState(contentUnit ?? 'ml');
  const unit = contentUnit ?? chosenUnit;
  return (
    <span className="editor-content">
      <NumberInput
        label={DISH_FORM.nameContent(name)}
        isLabelled={false}
        value={contentAmount}
        least={0.1}
        most={1_000_000}
        isWhole={false}
        placeholder="–"
        onNumber={(amount) =>
          change(DISH_FORM.nameContent(name), (menu) =>
            editSize(menu, id, { contentAmount: amount, contentUnit: amount === undefined ? undefined : unit }),
          )
        }
      />
      <select
        className="input"
        aria-label={DISH_FORM.nameUnit(name)}
        value={unit}
        onChange={({ target }) => {
          const chosen = target.value === 'g' ? 'g' : 'ml';
          setUnit(chosen);
          if (contentAmount !== undefined)
            change(DISH_FORM.nameContent(name), (menu) => editSize(menu, id, { contentUnit: chosen }));
        }}
      >
        <option value="ml">ml</option>
        <option value="g">g</option>
      </select>
    </span>
  );
}

interface DishPriceProps {
  readonly type: DeliveryType;
  readonly size: SizeId | null;
  readonly name: string;
}

function DishPrice({ type, size, name }: DishPriceProps) {
  const { dish, changeBy } = useDish();
  const findPrice = (each: DeliveryType) => findDishPrice(dish, each, size);
  // Those that follow delivery when the field is entered follow it to the end, whatever is typed on the way.
  const followers = useRef<readonly DeliveryType[]>([]);
  const label = DISH_FORM.namePrice(name, ORDER_TYPES[type]);
  const set = (entry: PriceEntry): void => {
    const types = type === 'delivery' ? followers.current : [type];
    const empty = type === 'delivery' ? null : findPrice('delivery');
    const price = entry.code === 'price' ? entry.price : entry.code === 'empty' ? empty : null;
    changeBy(label, (before) => setDishPrice(before, { types, size }, price));
  };
  return (
    <PriceInput
      label={label}
      cell={toPriceCell(type, findPrice)}
      onFocus={() => {
        followers.current = listFollowers(findPrice);
      }}
      onEntry={set}
    />
  );
}
