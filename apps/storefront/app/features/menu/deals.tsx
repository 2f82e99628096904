import type { Dish, Menu, OrderContext } from '@tischlein/domain/menu';
import { type Offer, offerDetails, type Selected, listVisibleOffers } from '@tischlein/domain/offers';
import { euro } from '@tischlein/wording';
import { MENU } from '@tischlein/wording/storefront';
import { pictureSet, pictureUrl } from '../../shop/media.ts';
import { useShop } from '../../context/shop-context.ts';
import '../../styles/deals.css';

interface DealsProps {
  readonly occasion: OrderContext;
  readonly onOpen: (offer: Offer) => void;
}

/** The current offers (S1 §3 Offer kinds, §5); each opens its details. */
export function Deals({ occasion, onOpen }: DealsProps) {
  const { menu } = useShop();
  const offers = listVisibleOffers(menu, occasion);
  if (offers.length === 0) return null;
  return (
    <section className="deals" id="deals" aria-label={MENU.deals}>
      {offers.map((offer) => {
        const { label, words } = describeOffer(menu, offer, occasion);
        const picture = findPicture(menu, offer);
        return (
          <button key={offer.id} className="deal" type="button" aria-haspopup="dialog" onClick={() => onOpen(offer)}>
            {picture && <DealPicture name={picture} />}
            <span className="deal-words">
              <strong>{label}</strong>
              <span>{words}</span>
            </span>
          </button>
        );
      })}
    </section>
  );
}

function describeOffer(
  menu: Menu,
  offer: Offer,
  { time }: OrderContext,
): { readonly label: string; readonly words: string } {
  const { label, title } = offerDetails(menu, offer, time);
  const minimum =
    'minimumOrderValue' in offer && offer.minimumOrderValue > 0
      ? MENU.fromValue(euro(offer.minimumOrderValue, { dropZeros: true }))
      : '';
  return { label, words: title === label ? minimum || offer.name : title };
}

const findPicture = (menu: Menu, offer: Offer): string | null =>
  offer.imageName ?? (offer.selected && firstDish(menu, offer.selected)?.imageName) ?? null;

function firstDish(menu: Menu, selected: Selected): Dish | null {
  for (const category of menu.categories) {
    const dish = category.dishes.find(({ id }) => selected.dishes.has(id) || selected.categories.has(category.id));
    if (dish) return dish;
  }
  return null;
}

function DealPicture({ name }: { readonly name: string }) {
  const { shop } = useShop();
  return (
    <img
      src={pictureUrl(shop.id, name, '138x138')}
      srcSet={pictureSet(shop.id, name, ['138x138', '240x240'])}
      sizes="69px"
      alt=""
      width="138"
      height="138"
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );
}
