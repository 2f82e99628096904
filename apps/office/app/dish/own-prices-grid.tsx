import type { SizeId } from '@tischlein/domain';
import {
  DELIVERY_TYPES,
  type DeliveryType,
  type ExtraGroupDocument,
  type ExtraItemDocument,
} from '@tischlein/domain/menu';
import { findOwnPrices, findTablePrice, setOwnPrice } from '@tischlein/domain/menu-editing';
import { GROUP_FORM, ORDER_TYPES } from '@tischlein/wording/office';
import { useState } from 'react';
import { Segments } from '../ui/segments.tsx';
import { useEditing } from './editor-context.ts';
import { findItemName } from './find-item-name.ts';
import { PriceInput } from './price-input.tsx';
import { useDish } from './use-dish.ts';

/** Prices of extras that one dish has of its own; empty is the price of the group. */
export function OwnPricesGrid({ group }: { readonly group: ExtraGroupDocument }) {
  const { dish } = useDish();
  const { document } = useEditing();
  const [type, setType] = useState<DeliveryType | 'all'>('all');
  const sizes = dish.sizes.flatMap((id) => document.sizes.find((size) => size.id === id) ?? []);
  const columns = sizes.length > 0 ? sizes : [{ id: null, name: GROUP_FORM.price }];
  return (
    <details className="editor-details">
      <summary>{GROUP_FORM.ownPrices}</summary>
      <p className="soft editor-soft">{GROUP_FORM.ownPricesHelp}</p>
      <Segments
        label={GROUP_FORM.pricesFor}
        value={type}
        options={{ all: GROUP_FORM.everyType, ...ORDER_TYPES }}
        values={['all', ...DELIVERY_TYPES]}
        onChange={setType}
      />
      <div className="editor-scroll">
        <table className="editor-prices" data-items>
          <thead>
            <tr>
              <th scope="col">{GROUP_FORM.item[group.groupType]}</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {group.items.map((item) => (
              <tr key={item.id}>
                <th scope="row">{findItemName(document, item)}</th>
                {columns.map(({ id, name }) => (
                  <td key={id} data-label={name}>
                    <OwnPrice group={group} item={item} type={type} size={id} sizeName={name} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface OwnPriceProps {
  readonly group: ExtraGroupDocument;
  readonly item: ExtraItemDocument;
  readonly type: DeliveryType | 'all';
  readonly size: SizeId | null;
  readonly sizeName: string;
}

function OwnPrice({ group, item, type, size, sizeName }: OwnPriceProps) {
  const { dish, changeBy } = useDish();
  const { document } = useEditing();
  const list = group.groupType === 'dish' ? 'sides' : 'extra';
  const types = type === 'all' ? DELIVERY_TYPES : [type];
  const shown = type === 'all' ? 'delivery' : type;
  const own = findTablePrice(findOwnPrices(dish, list, item.id), shown, size);
  const general = findTablePrice(item.prices ?? {}, shown, size) ?? null;
  const label = GROUP_FORM.nameOwnPrice(findItemName(document, item), sizeName);
  return (
    <PriceInput
      label={label}
      cell={
        own === undefined
          ? { code: 'empty', price: general }
          : own === null
            ? { code: 'notOffered' }
            : { code: 'own', price: own }
      }
      onEntry={(entry) => {
        const price = entry.code === 'price' ? entry.price : entry.code === 'empty' ? undefined : null;
        changeBy(label, (before) => setOwnPrice(before, { list, item: item.id, types, size }, price));
      }}
    />
  );
}
