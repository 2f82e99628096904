import type { SizeId } from '@tischlein/domain';
import type {
  DeliveryType,
  ExtraGroupDocument,
  ExtraItemDocument,
  SizeDocument,
  VatClass,
} from '@tischlein/domain/menu';
import {
  changeItem,
  findTablePrice,
  listFollowers,
  moveItem,
  removeItem,
  setItemPrice,
  toPriceCell,
  withFields,
} from '@tischlein/domain/menu-editing';
import { EDITOR, GROUP_FORM, ORDER_TYPES, VAT_CLASS_NAMES } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { useRef, useState } from 'react';
import { Tick } from '../ui/tick.tsx';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useEditing } from './editor-context.ts';
import { findItemName } from './find-item-name.ts';
import { NumberInput } from './number-input.tsx';
import { PriceInput, type PriceEntry } from './price-input.tsx';

interface ItemRowProps {
  readonly group: ExtraGroupDocument;
  readonly item: ExtraItemDocument;
  readonly index: number;
  readonly type: DeliveryType;
  readonly columns: readonly SizeDocument[];
}

/** An extra or side dish with its prices and its limit; more behind a button. */
export function ItemRow({ group, item, index, type, columns }: ItemRowProps) {
  const { document } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const name = findItemName(document, item);
  const edit = useItemEdit(group, item);
  return (
    <>
      <tr>
        <th scope="row">
          {name}
          {item.soldOut && <small>{GROUP_FORM.soldOut}</small>}
        </th>
        <td data-label={columns.length > 0 ? GROUP_FORM.everySize : GROUP_FORM.price}>
          <ItemPrice
            item={item}
            edit={edit}
            type={type}
            size={null}
            name={name}
            sizeName={columns.length > 0 ? GROUP_FORM.everySize : ''}
          />
        </td>
        {columns.map((size) => (
          <td key={size.id} data-label={size.name}>
            <ItemPrice item={item} edit={edit} type={type} size={size.id} name={name} sizeName={size.name} />
          </td>
        ))}
        <td data-label={GROUP_FORM.most}>
          <NumberInput
            label={GROUP_FORM.nameMost(name)}
            isLabelled={false}
            value={item.maxAmount}
            most={1000}
            placeholder={String(group.maxAmount)}
            onNumber={(maxAmount) => edit(GROUP_FORM.nameMost(name), (each) => withFields(each, { maxAmount }))}
          />
        </td>
        <td>
          <button
            type="button"
            className="icon-button"
            aria-expanded={isOpen}
            aria-label={GROUP_FORM.nameMore(name)}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="down" />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr className="editor-more">
          <td colSpan={4 + columns.length}>
            <ItemMore group={group} item={item} index={index} name={name} edit={edit} />
          </td>
        </tr>
      )}
    </>
  );
}

type ItemEdit = (label: string, edit: (item: ExtraItemDocument) => ExtraItemDocument) => void;

function useItemEdit(group: ExtraGroupDocument, item: ExtraItemDocument): ItemEdit {
  const { change } = useEditing();
  return (label, edit) => change(label, (menu) => changeItem(menu, { group: group.id, item: item.id }, edit));
}

interface ItemMoreProps {
  readonly group: ExtraGroupDocument;
  readonly item: ExtraItemDocument;
  readonly index: number;
  readonly name: string;
  readonly edit: ItemEdit;
}

function ItemMore({ group, item, index, name, edit }: ItemMoreProps) {
  const { change } = useEditing();
  const move = (by: -1 | 1): void =>
    change(GROUP_FORM.itemMoved(name), (menu) => moveItem(menu, group.id, { from: index, to: index + by }));
  return (
    <div className="row">
      <Tick
        label={GROUP_FORM.soldOut}
        isOn={item.soldOut ?? false}
        onChange={(soldOut) =>
          edit(GROUP_FORM.nameSoldOut(name), (each) => withFields(each, { soldOut: soldOut || undefined }))
        }
      />
      <SelectField<VatClass | ''>
        label={GROUP_FORM.vat}
        value={item.vatClass ?? ''}
        options={[
          { value: '', label: GROUP_FORM.vatOfDish },
          ...(['food', 'drink', 'milkDrink', 'other'] as const).map((value) => ({
            value,
            label: VAT_CLASS_NAMES[value],
          })),
        ]}
        onChange={(vatClass) =>
          edit(GROUP_FORM.nameVat(name), (each) => withFields(each, { vatClass: vatClass || undefined }))
        }
      />
      <MoveButtons place={{ index, count: group.items.length }} onMove={move} />
      <button
        type="button"
        className="button button-quiet button-bad"
        onClick={() => change(GROUP_FORM.itemRemoved(name), (menu) => removeItem(menu, group.id, item.id))}
      >
        {EDITOR.removeIt}
      </button>
    </div>
  );
}

interface ItemPriceProps {
  readonly item: ExtraItemDocument;
  readonly edit: ItemEdit;
  readonly type: DeliveryType;
  /** null: every size. */
  readonly size: SizeId | null;
  readonly name: string;
  readonly sizeName: string;
}

/** A price of an item: empty is that of delivery or, for delivery in a size, that of every size. */
function ItemPrice({ item, edit, type, size, name, sizeName }: ItemPriceProps) {
  const table = item.prices ?? {};
  const findPrice = (each: DeliveryType) => findTablePrice(table, each, size) ?? null;
  const followers = useRef<readonly DeliveryType[]>([]);
  const label = GROUP_FORM.namePrice(name, [sizeName, ORDER_TYPES[type]].filter(Boolean).join(', '));
  const followsAny = size !== null && table[type]?.[size] === undefined;
  const set = (entry: PriceEntry): void => {
    const types = type === 'delivery' ? followers.current : [type];
    const empty = type === 'delivery' ? (size === null ? null : undefined) : table.delivery?.[size ?? '*'];
    const price = entry.code === 'price' ? entry.price : entry.code === 'empty' ? empty : null;
    edit(label, (each) => setItemPrice(each, { types, size }, price));
  };
  return (
    <PriceInput
      label={label}
      cell={followsAny ? { code: 'empty', price: findPrice(type) } : toPriceCell(type, findPrice)}
      onFocus={() => {
        followers.current = listFollowers(findPrice);
      }}
      onEntry={set}
    />
  );
}
