import type { Combo } from '@tischlein/domain/menu';
import { MENU } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { Price } from '@tischlein/ui/price';
import { AddButton, MOST_TAGS, RowPicture } from './dish-row.tsx';
import { dishTags } from '../../dish/dish-tags.tsx';
import type { RowPrice } from '@tischlein/domain/offers';

interface ComboRowProps {
  readonly combo: Combo;
  readonly price: Pick<RowPrice, 'now' | 'before' | 'beforeKind' | 'labels'>;
  /** null: the combo cannot be ordered here. */
  readonly onOpen: (() => void) | null;
}

/** A combo in the list (S1 §3 Menu (combo)). */
export function ComboRow({ combo, price, onOpen }: ComboRowProps) {
  const { shop } = useShop();
  return (
    <li className="dish">
      {shop.enableDishPictures && combo.imageName && <RowPicture imageName={combo.imageName} />}
      <h3 className="dish-name">
        {onOpen ? (
          <button type="button" onClick={onOpen}>
            {combo.name}
          </button>
        ) : (
          combo.name
        )}
      </h3>
      <p className="dish-description">{combo.teaser || combo.headline}</p>
      <ul className="dish-tags">
        {[
          ...price.labels.map((label) => (
            <li key={label} className="label">
              {label}
            </li>
          )),
          <li key="steps" className="tag-plain">
            {MENU.steps(combo.slots.length)}
          </li>,
          ...dishTags({ tags: combo.tags, hidden: shop.hiddenTags }),
        ].slice(0, MOST_TAGS)}
      </ul>
      <div className="dish-price">
        <Price now={price.now} before={price.before} beforeKind={price.beforeKind} />
      </div>
      {onOpen && <AddButton id={combo.id} name={combo.name} onClick={onOpen} />}
    </li>
  );
}
