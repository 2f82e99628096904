import type { Tag } from '@tischlein/domain/menu';
import type { ComboChoice, DishChoice } from '@tischlein/domain/selection';
import { DISH_INFO } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { DishTags } from '../../dish/dish-tags.tsx';
import { useShop } from '../../context/shop-context.ts';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { DialogHead } from '@tischlein/ui/dialog-head';
import { DishFacts } from './dish-facts.tsx';
import '../../styles/dish-info.css';

interface DishInfoDialogProps {
  readonly about: DishChoice | ComboChoice;
  /** Opens the dialog to order it; null if that dialog is already open or ordering is impossible (S3 A6). */
  readonly onOrder: (() => void) | null;
  readonly onClosed: () => void;
}

/** 'Informationen über das Gericht' (S1 §2 Dish info). */
export function DishInfoDialog({ about, onOrder, onClosed }: DishInfoDialogProps) {
  const titleId = useId();
  const { name, tags } = 'combo' in about ? about.combo : about.dish;
  const choices = 'combo' in about ? about.slots.map(({ choice }) => choice) : [about];
  return (
    <Dialog
      titleId={titleId}
      kind="dish-info-dialog"
      name={name}
      onClosed={onClosed}
      foot={<InfoActions onOrder={onOrder} />}
    >
      <DialogHead titleId={titleId} title={name}>
        <Tags tags={tags} />
        <h3 className="soft">{DISH_INFO.title}</h3>
      </DialogHead>
      <div className="dialog-body dish-info-body">
        {choices.map((choice, index) => (
          // The index is part of the key because one dish may fill two slots.
          <DishFacts key={`${index} ${choice.dish.id}`} choice={choice} isPart={'combo' in about} />
        ))}
      </div>
    </Dialog>
  );
}

function Tags({ tags }: { readonly tags: readonly Tag[] }) {
  const { shop } = useShop();
  if (tags.length === 0) return null;
  return (
    <ul className="dish-tags">
      <DishTags tags={tags} hidden={shop.hiddenTags} all />
    </ul>
  );
}

function InfoActions({ onOrder }: Pick<DishInfoDialogProps, 'onOrder'>) {
  return (
    <div className="dialog-actions">
      <button
        className={onOrder ? 'button button-quiet' : 'button button-main'}
        type="button"
        onClick={(event) => closeContainingDialog(event.currentTarget)}
      >
        {DISH_INFO.ok}
      </button>
      {onOrder && (
        <button
          className="button button-main"
          type="button"
          onClick={(event) => {
            closeContainingDialog(event.currentTarget);
            onOrder();
          }}
        >
          {DISH_INFO.order}
        </button>
      )}
    </div>
  );
}
