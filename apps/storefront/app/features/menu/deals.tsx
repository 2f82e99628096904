import type { Dish, Menu, OrderContext } from '@tischlein/domain/menu';
import { type Offer, offerHead, type Selected, listVisibleOffers } from '@tischlein/domain/offers';
import { MENU, offerWords } from '@tischlein/wording/storefront';
import { pictureSet, pictureUrl } from '../../shop/media.ts';
import { useShop } from '../../context/shop-context.ts';

interface DealsProps {
  readonly occasion: OrderContext;
  readonly onOpen: (offer: Offer) => void;
}

/** The current offers (S1 §3 Offer kinds, §5); each opens its details. */
export function Deals({ occasion, onOpen }: DealsProps) {
  const { menu, shop } = useShop();
  const offers = listVisibleOffers(menu, occasion);
  if (offers.length === 0) return null;
  return (
    <section className="deals" id="deals" aria-label={MENU.deals}>
      {offers.map((offer) => {
        const head = offerHead(menu, offer, occasion.time);
        const picture = offer.imageName ?? (shop.enableDishPictures && findPicture(menu, offer));
        return (
          <button key={offer.id} className="deal" type="button" aria-haspopup="dialog" onClick={() => onOpen(offer)}>
            {picture && <DealPicture name={picture} />}
            <span className="deal-words">
              <strong>{head.label}</strong>
              <span>{offerWords(offer, head)}</span>
            </span>
          </button>
        );
      })}
    </section>
  );
}

const findPicture = (menu: Menu, offer: Offer): string | null =>
  (offer.selected && firstDish(menu, offer.selected)?.imageName) ?? null;

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
