import { times } from '@tischlein/domain';
import { type Dish, unitPrice } from '@tischlein/domain/menu';
import { listSizeDiscounts } from '@tischlein/domain/offers';
import { priceChoice } from '@tischlein/domain/pricing';
import {
  type GroupState,
  groupStates,
  type ItemState,
  leftOutIds,
  leftOutNames,
  reduceSelection,
  type Selection,
  type SelectionAction,
  startSelection,
  toChoice,
} from '@tischlein/domain/selection';
import { depositText, euro, groupHeader, markerHeading } from '@tischlein/wording';
import { GUEST_VIEW } from '@tischlein/wording/office';
import { DISH, HINDRANCES } from '@tischlein/wording/storefront';
import { type ReactNode, useState } from 'react';
import type { Occasion } from './preview-head.tsx';

interface PreviewChoicesProps {
  readonly dish: Dish;
  readonly occasion: Occasion;
}

/** The guest's choices, to try them out: the same rules and prices as in the guest's dialog. */
export function PreviewChoices({ dish, occasion }: PreviewChoicesProps) {
  const { menu, settings, deliveryType, time } = occasion;
  const [actions, setActions] = useState<readonly SelectionAction[]>([]);
  const selection = actions.reduce(reduceSelection, startSelection(dish, deliveryType, time));
  const act = (action: SelectionAction): void => setActions((before) => [...before, action]);
  const choice = toChoice(selection);
  const price = choice && priceChoice(menu, choice, { deliveryType, time, settings });
  const without = leftOutIds(dish);
  const names = leftOutNames(menu, { ...selection, without });
  return (
    <>
      {dish.sizes.length > 0 && <Sizes selection={selection} occasion={occasion} act={act} />}
      {without.length > 0 && (
        <Choices title={DISH.pleaseWithout}>
          {without.map((id, index) => (
            <label key={id} className="choice-row">
              <input
                type="checkbox"
                checked={selection.without.includes(id)}
                onChange={() => act({ type: 'toggleWithout', id })}
              />
              <span className="choice-name">{names[index]}</span>
            </label>
          ))}
        </Choices>
      )}
      {groupStates(selection).map((state) => (
        <Group key={state.marker} state={state} act={act} />
      ))}
      {price && (
        <p className="guest-view-total">
          <span>{GUEST_VIEW.total}</span>
          <strong>{euro(price.price)}</strong>
          {price.deposit > 0 && <small>{depositText(price.deposit, price.depositKinds)}</small>}
        </p>
      )}
    </>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly rule?: string;
  readonly children: ReactNode;
}

function Choices({ title, rule = '', children }: ChoicesProps) {
  return (
    <fieldset className="choice-group">
      <legend className="visually-hidden">{`${title} ${rule}`.trim()}</legend>
      <div className="choice-head" aria-hidden="true">
        <span className="choice-title">{title}</span>
        <span className="choice-rule">{rule}</span>
      </div>
      {children}
    </fieldset>
  );
}

interface SizesProps {
  readonly selection: Selection;
  readonly occasion: Occasion;
  readonly act: (action: SelectionAction) => void;
}

function Sizes({ selection, occasion: { menu, deliveryType, time }, act }: SizesProps) {
  const { dish, size } = selection;
  const discounts = listSizeDiscounts(menu, dish, { deliveryType, time });
  return (
    <Choices title={DISH.size}>
      {dish.sizes.map((each) => {
        const isSold = unitPrice(dish, each.id, deliveryType) !== null;
        const discount = discounts.get(each.id);
        return (
          <label key={each.id} className="choice-row" data-unavailable={!isSold || undefined}>
            <input
              type="radio"
              checked={each.id === size?.id}
              disabled={!isSold}
              onChange={() => act({ type: 'chooseSize', sizeId: each.id })}
            />
            <span className="choice-name">
              {each.name}
              {each.description && <small>{each.description}</small>}
            </span>
            <span className="choice-price" data-whole>
              {discount && euro(discount.resultPrice)}
            </span>
          </label>
        );
      })}
    </Choices>
  );
}

interface GroupProps {
  readonly state: GroupState;
  readonly act: (action: SelectionAction) => void;
}

function Group({ state: { marker, group, count, items }, act }: GroupProps) {
  const rule = group ? groupHeader({ count, limit: group.limit, min: group.min }) : '';
  return (
    <Choices title={group?.name ?? markerHeading(marker)} rule={rule}>
      {items.map((item) => (
        <Item key={`${item.group.id} ${item.item.id}`} item={item} act={act} />
      ))}
    </Choices>
  );
}

function Item({
  item: { group, item, price, isSelectable, hindrance, amount },
  act,
}: {
  readonly item: ItemState;
  readonly act: GroupProps['act'];
}) {
  const isRadio = group.limit === 1 && group.min === 1;
  const reason = hindrance ? HINDRANCES[hindrance] : price === null ? DISH.notInSize : '';
  return (
    <label className="choice-row" data-unavailable={!isSelectable || undefined}>
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        checked={amount > 0}
        disabled={!isSelectable}
        onChange={({ target }) =>
          act({ type: 'setExtra', groupId: group.id, itemId: item.id, amount: target.checked ? 1 : 0 })
        }
      />
      <span className="choice-name">
        {item.name}
        {reason && <small>{reason}</small>}
      </span>
      <span className="choice-price">
        {isSelectable && price !== null && price > 0 && `+ ${euro(times(price, Math.max(1, amount)))}`}
      </span>
    </label>
  );
}
