import { type BasePrice, basePrice, type Size, unitPrice } from '@tischlein/domain/menu';
import { listSizeDiscounts } from '@tischlein/domain/offers';
import type { Selection, SelectionAction } from '@tischlein/domain/selection';
import { euro } from '@tischlein/wording';
import { DISH, MENU } from '@tischlein/wording/storefront';
import { BeforeWord } from '@tischlein/ui/price';
import { useId } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { ChoiceGroup } from './choice-group.tsx';

/** 'Größe': each size with its discounted price (S1 §2 Customise dish). */
export function SizeChoice({
  selection,
  act,
}: {
  readonly selection: Selection;
  readonly act: (action: SelectionAction) => void;
}) {
  const name = useId();
  const { dish, size } = selection;
  return (
    <ChoiceGroup title={DISH.size}>
      {dish.sizes.map((choice) => {
        const isSold = unitPrice(dish, choice.id, selection.deliveryType) !== null;
        return (
          <label key={choice.id} className="choice-row" data-unavailable={!isSold || undefined}>
            <input
              type="radio"
              name={name}
              checked={choice.id === size?.id}
              disabled={!isSold}
              onChange={() => act({ type: 'chooseSize', sizeId: choice.id })}
            />
            <span className="choice-name">
              {choice.name}
              {choice.description && <small>{choice.description}</small>}
            </span>
            <SizePrice selection={selection} size={choice} />
          </label>
        );
      })}
    </ChoiceGroup>
  );
}

function SizePrice({ selection, size }: { readonly selection: Selection; readonly size: Size }) {
  const { menu, shop } = useShop();
  const discount = listSizeDiscounts(menu, selection.dish, selection).get(size.id);
  if (!discount) return null;
  const { before, beforeKind, resultPrice } = discount;
  const isReduced = before > resultPrice && beforeKind !== 'regular';
  return (
    <span className="choice-price" data-whole>
      {isReduced && (
        <del className="price-old">
          <BeforeWord kind={beforeKind} />
          {euro(before)}
        </del>
      )}{' '}
      {euro(resultPrice)}
      <BasePriceNote price={basePrice({ dish: selection.dish, size }, resultPrice, shop)} />
    </span>
  );
}

function BasePriceNote({ price }: { readonly price: BasePrice | null }) {
  return price && <small className="price-note">{MENU.basePrice(price.per, euro(price.amount))}</small>;
}
