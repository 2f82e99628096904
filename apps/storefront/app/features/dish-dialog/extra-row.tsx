import { times } from '@tischlein/domain';
import type { PricedExtra } from '@tischlein/domain/pricing';
import type { ItemState, SelectionAction } from '@tischlein/domain/selection';
import { euro } from '@tischlein/wording';
import { DISH, HINDRANCES } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { Stepper } from '@tischlein/ui/stepper';

interface ExtraRowProps {
  readonly item: ItemState;
  /** Price as chosen; null: not chosen. */
  readonly priced: PricedExtra | null;
  readonly radioName: string;
  readonly act: (action: SelectionAction) => void;
}

/** An extra or side dish: a radio button, a checkbox or a counter (S1 §2 Customise dish). */
export function ExtraRow({ item, priced, radioName, act }: ExtraRowProps) {
  const { group, item: extra, amount, isCheckbox, isSelectable } = item;
  const set = (wanted: number): void => act({ type: 'setExtra', groupId: group.id, itemId: extra.id, amount: wanted });
  if (!isCheckbox) return <CountedRow item={item} priced={priced} onChange={set} />;
  // A mandatory single choice cannot be undone, so it is a radio button; otherwise a checkbox.
  const isRadio = group.limit === 1 && group.min === 1;
  return (
    <label className="choice-row" data-unavailable={!isSelectable || undefined} data-full={isFull(item) || undefined}>
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        name={isRadio ? radioName : undefined}
        checked={amount > 0}
        disabled={!isSelectable}
        onChange={(event) => set(event.target.checked ? 1 : 0)}
      />
      <RowName name={extra.name} reason={describeUnavailable(item)} />
      <RowPrice item={item} priced={priced} />
    </label>
  );
}

function CountedRow({
  item,
  priced,
  onChange,
}: {
  readonly item: ItemState;
  readonly priced: PricedExtra | null;
  readonly onChange: (amount: number) => void;
}) {
  const { name } = item.item;
  const priceId = useId();
  const words = { add: DISH.addExtra(name), more: DISH.moreExtra(name), less: DISH.lessExtra(name) };
  return (
    <div
      className="choice-row"
      data-counter
      data-unavailable={!item.isSelectable || undefined}
      data-full={isFull(item) || undefined}
    >
      <RowName name={name} reason={describeUnavailable(item)} />
      <RowPrice item={item} priced={priced} id={priceId} />
      {item.isSelectable && (
        <Stepper
          count={item.amount}
          least={0}
          most={item.item.maxAmount}
          words={words}
          describedBy={priceId}
          onChange={onChange}
        />
      )}
    </div>
  );
}

/** The group is full; trying to add it shows a notice (S3 P7). */
const isFull = ({ isSelectable, amount, canAdd }: ItemState): boolean => isSelectable && amount === 0 && !canAdd;

/** Why the extra is unavailable; '' if it is available. */
function describeUnavailable({ price, hindrance }: ItemState): string {
  if (hindrance) return HINDRANCES[hindrance];
  return price === null ? DISH.notInSize : '';
}

function RowName({ name, reason }: { readonly name: string; readonly reason: string }) {
  return (
    <span className="choice-name">
      {name}
      {reason && <small>{reason}</small>}
    </span>
  );
}

interface RowPriceProps {
  readonly item: ItemState;
  readonly priced: PricedExtra | null;
  readonly id?: string;
}

function RowPrice({ item, priced, id }: RowPriceProps) {
  if (!item.isSelectable || item.price === null || item.price === 0) return <span className="choice-price" id={id} />;
  const full = times(item.price, Math.max(item.amount, 1));
  if (!priced || priced.freeAmount === 0) return <span className="choice-price" id={id}>{`+ ${euro(full)}`}</span>;
  return (
    <span className="choice-price" id={id} data-free>
      <del className="price-old">{`+ ${euro(full)}`}</del> {priced.price === 0 ? DISH.free : `+ ${euro(priced.price)}`}
    </span>
  );
}
