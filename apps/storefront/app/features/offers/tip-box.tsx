import type { TwoForOneOffer } from '@tischlein/domain/offers';
import type { Dish } from '@tischlein/domain/menu';
import { OFFERS, twoForOneTip } from '@tischlein/wording';
import { twoForOneLabel } from '@tischlein/domain/offers';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import '../../styles/offers.css';

interface TipBoxProps {
  readonly dish: Dish;
  readonly promotion: TwoForOneOffer;
  readonly onDetails: () => void;
}

/** 'Tipp': this dish or its category is part of a promotion, and how many items it takes (S1 §2 Tip box). */
export function TipBox({ dish, promotion, onDetails }: TipBoxProps) {
  const { menu } = useShop();
  const isByCategory = promotion.selected?.categories.has(dish.categoryId) ?? false;
  const category = menu.categories.find(({ id }) => isByCategory && id === dish.categoryId);
  const { totalQuantity } = promotion;
  return (
    <aside className="tip">
      <Icon name="star" />
      <div>
        <strong>{OFFERS.tip}</strong>
        <p>
          {twoForOneTip(
            { label: twoForOneLabel(promotion), totalQuantity, missingUnits: totalQuantity },
            category?.name ?? null,
          )}
        </p>
        <button className="link-button" type="button" onClick={onDetails}>
          {OFFERS.details}
        </button>
      </div>
    </aside>
  );
}
