import type { StockRequest } from '@tischlein/contract/office';
import type { Cents, DishId, SizeId } from '@tischlein/domain';
import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { DeliveryType, DishDocument } from '@tischlein/domain/menu';
import { findDishPrice } from '@tischlein/domain/menu-editing';
import { tagName } from '@tischlein/wording';
import { MENU_LIST } from '@tischlein/wording/office';
import { memo } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { PriceField } from './price-field.tsx';
import { RowMenu } from './row-menu.tsx';
import { StockChoice } from './stock-choice.tsx';
import type { DragMark, HandleEvents } from './use-reorder.ts';

/** What can be done with a dish; the same object as long as the page is open. */
export interface DishActions {
  readonly select: (id: DishId, isSelected: boolean) => void;
  readonly setPrice: (
    id: DishId,
    place: { readonly size: SizeId | null; readonly type: DeliveryType },
    price: Cents | null,
  ) => void;
  readonly step: (id: DishId, step: -1 | 1) => void;
  readonly copy: (id: DishId) => void;
  readonly remove: (id: DishId) => void;
  readonly open: (id: DishId) => void;
  readonly switchStock: (id: DishId, out: StockRequest['out']) => void;
}

export interface DishRowProps {
  readonly dish: DishDocument;
  readonly saved: DishDocument | null;
  readonly shop: { readonly id: string; readonly slug: string };
  readonly type: DeliveryType;
  /** The sizes of the columns; a dish with others names its own. */
  readonly columns: readonly SizeId[];
  readonly sizeNames: ReadonlyMap<SizeId, string>;
  /** 'A, G, Sellerie': its declarations. */
  readonly declared: string;
  readonly end: string | null;
  readonly difference: 'own' | 'changed' | null;
  readonly isSelected: boolean;
  readonly mark: DragMark;
  /** null: the list has no order of its own. */
  readonly handle: HandleEvents | null;
  readonly may: { readonly edit: boolean; readonly stock: boolean };
  readonly actions: DishActions;
}

/** One dish of the list. Drawn again only if something of it changes: a menu has hundreds (decision 039). */
export const DishRow = memo(function DishRow(props: DishRowProps) {
  const { dish, shop, end, isSelected, mark, handle, may, actions } = props;
  const { id, name } = dish;
  return (
    <li
      className="edit-row"
      data-row={id}
      data-out={end !== null || undefined}
      data-selected={isSelected || undefined}
      data-mark={mark ?? undefined}
    >
      {handle && may.edit ? <DragHandle name={name} events={handle} /> : <span />}
      {may.edit ? (
        <input
          type="checkbox"
          aria-label={MENU_LIST.select(name)}
          checked={isSelected}
          onChange={({ target }) => actions.select(id, target.checked)}
        />
      ) : (
        <span />
      )}
      <DishPicture dish={dish} shop={shop.id} />
      <DishName {...props} />
      <Prices {...props} />
      <div className="edit-tools">
        <StockChoice name={name} end={end} isReadOnly={!may.stock} onChange={(out) => actions.switchStock(id, out)} />
        {may.edit && <RowMenu name={name} actions={() => listActions(props)} />}
      </div>
    </li>
  );
});

const listActions = ({ dish: { id }, isSelected, handle, actions }: DishRowProps) => [
  { label: MENU_LIST.edit, run: () => actions.open(id) },
  { label: MENU_LIST.duplicate, run: () => actions.copy(id) },
  { label: isSelected ? MENU_LIST.deselect : MENU_LIST.choose, run: () => actions.select(id, !isSelected) },
  ...(handle
    ? [
        { label: MENU_LIST.up, run: () => actions.step(id, -1) },
        { label: MENU_LIST.down, run: () => actions.step(id, 1) },
      ]
    : []),
  { label: MENU_LIST.remove, run: () => actions.remove(id) },
];

interface DragHandleProps {
  readonly name: string;
  readonly events: HandleEvents;
  readonly isStop?: boolean;
}

/** A button that is dragged, or moved with the arrow keys. */
export const DragHandle = ({ name, events, isStop = true }: DragHandleProps) => (
  <button
    type="button"
    tabIndex={isStop ? undefined : -1}
    className="drag"
    data-handle
    aria-label={MENU_LIST.move(name)}
    title={MENU_LIST.moveHelp}
    {...events}
  >
    <Icon name="drag" />
  </button>
);

function DishPicture({ dish: { imageName }, shop }: { readonly dish: DishDocument; readonly shop: string }) {
  if (!imageName)
    return (
      <span className="no-picture">
        <Icon name="picture" />
      </span>
    );
  const params = { shop, image: imageName, file: '138x138.webp' };
  return <img src={buildAddress(calls.getPicture, { params })} alt="" loading="lazy" decoding="async" />;
}

function DishName({ dish, shop, declared, difference }: DishRowProps) {
  return (
    <div className="edit-name">
      <Link to={`/${shop.slug}/karte/gericht/${dish.id}`}>
        {dish.number && <span className="dish-number">{dish.number}</span>}
        {dish.name}
      </Link>
      <small>
        {dish.declarations === null ? (
          <span className="edit-warning">{MENU_LIST.unknown}</span>
        ) : (
          declared && <span>{declared}</span>
        )}
        {dish.tags.map((tag) => (
          <span key={tag}>{tagName(tag)}</span>
        ))}
        {difference && (
          <span className="edit-difference">{difference === 'own' ? MENU_LIST.own : MENU_LIST.differs}</span>
        )}
      </small>
    </div>
  );
}

function Prices({ dish, saved, type, columns, sizeNames, may, actions }: DishRowProps) {
  const sizes = dish.sizes.length > 0 ? dish.sizes : [null];
  const isInColumns = sizes.every((size, index) => size === columns[index]) && dish.sizes.length === columns.length;
  return (
    <div className="edit-prices">
      {sizes.map((size, column) => {
        const sizeName = size === null ? '' : (sizeNames.get(size) ?? size);
        const price = findDishPrice(dish, type, size);
        return (
          <PriceField
            key={`${size ?? ''} ${type}`}
            price={price}
            ifEmpty={type === 'delivery' ? null : findDishPrice(dish, 'delivery', size)}
            label={MENU_LIST.priceLabel(dish.name, sizeName)}
            heading={sizeName || MENU_LIST.price}
            column={column}
            isOwnColumn={!isInColumns}
            isChanged={saved !== null && saved !== dish && findDishPrice(saved, type, size) !== price}
            isReadOnly={!may.edit}
            onChange={(next) => actions.setPrice(dish.id, { size, type }, next)}
          />
        );
      })}
    </div>
  );
}
