import type { Dish, Menu, Occasion } from '@tischlein/domain/menu';
import {
  type DailyDish,
  discountLabel,
  type Offer,
  offerDetails,
  type Selected,
  visibleDailyDishes,
  visibleOffers,
} from '@tischlein/domain/offers';
import { euro } from '@tischlein/wording';
import { MENU } from '@tischlein/wording/storefront';
import { pictureSet, pictureUrl } from '../../media.ts';
import { categoryAnchor } from '../../paths.ts';
import { useShop } from '../../shop-context.ts';
import '../../styles/deals.css';

interface Deal {
  readonly id: string;
  readonly label: string;
  readonly words: string;
  readonly imageName: string | null;
  /** Where in the page it leads. */
  readonly anchor: string;
}

const EARLY_DEALS = 2;

/** The offers of the hour, each leading to what it is about. */
export function Deals({ occasion }: { readonly occasion: Occasion }) {
  const { menu, shop } = useShop();
  const deals = dealsOf(menu, occasion);
  if (deals.length === 0) return null;
  return (
    <section className="deals" id="deals" aria-label={MENU.deals}>
      {deals.map((deal, index) => (
        <a key={deal.id} className="deal" href={`#${deal.anchor}`}>
          {deal.imageName && (
            <img
              src={pictureUrl(shop.id, deal.imageName, '138x138')}
              srcSet={pictureSet(shop.id, deal.imageName, ['138x138', '276x276'])}
              sizes="69px"
              alt=""
              width="138"
              height="138"
              loading={index < EARLY_DEALS ? 'eager' : 'lazy'}
            />
          )}
          <span className="deal-words">
            <strong>{deal.label}</strong>
            <span>{deal.words}</span>
          </span>
        </a>
      ))}
    </section>
  );
}

function dealsOf(menu: Menu, occasion: Occasion): readonly Deal[] {
  return [
    ...visibleDailyDishes(menu, occasion).map((daily) => dailyDeal(menu, daily, occasion)),
    ...visibleOffers(menu, occasion).map((offer) => offerDeal(menu, offer, occasion)),
  ];
}

function dailyDeal(menu: Menu, daily: DailyDish, { time }: Occasion): Deal {
  const dish = firstDish(menu, daily.selected);
  return {
    id: daily.id,
    label: discountLabel([daily], time),
    words: daily.headline || (dish?.name ?? ''),
    imageName: daily.imageName ?? dish?.imageName ?? null,
    anchor: anchorOf(menu, daily.selected),
  };
}

function offerDeal(menu: Menu, offer: Offer, { time }: Occasion): Deal {
  const { label, title } = offerDetails(menu, offer, time);
  const minimum =
    'minimumOrderValue' in offer && offer.minimumOrderValue > 0
      ? MENU.fromValue(euro(offer.minimumOrderValue, { dropZeros: true }))
      : '';
  const words = title === label ? minimum || offer.name : title;
  return {
    id: offer.id,
    label,
    words,
    imageName: offer.imageName ?? (offer.selected && firstDish(menu, offer.selected)?.imageName) ?? null,
    anchor: offer.selected ? anchorOf(menu, offer.selected) : 'menu-start',
  };
}

function firstDish(menu: Menu, selected: Selected): Dish | null {
  for (const category of menu.categories) {
    const dish = category.dishes.find(({ id }) => selected.dishes.has(id) || selected.categories.has(category.id));
    if (dish) return dish;
  }
  return null;
}

function anchorOf(menu: Menu, selected: Selected): string {
  if (selected.combos.size > 0 && selected.dishes.size + selected.categories.size === 0) return 'menus';
  const dish = firstDish(menu, selected);
  return dish ? categoryAnchor(dish.categoryId) : 'menu-start';
}
