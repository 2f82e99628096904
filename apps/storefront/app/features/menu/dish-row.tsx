import { collectDeclarations, type Dish, type OrderContext, type Tag } from '@tischlein/domain/menu';
import { decimal, declarationName, depositText, euro } from '@tischlein/wording';
import { MENU } from '@tischlein/wording/storefront';
import type { ReactNode } from 'react';
import { useCount } from '../../ordering/use-count.ts';
import { useFlag } from '../../ordering/use-flag.ts';
import { pictureSet, pictureUrl } from '../../shop/media.ts';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { Price } from '@tischlein/ui/price';
import { dishTags } from '../../dish/dish-tags.tsx';
import type { MenuActions } from './menu-actions.ts';
import { leastExtraPrice, type RowPrice } from '@tischlein/domain/offers';

interface DishRowProps {
  readonly dish: Dish;
  readonly price: RowPrice;
  /** Why it cannot be ordered now; '' if its category says so, null if it can. */
  readonly unavailable: string | null;
  readonly occasion: OrderContext;
  readonly actions: MenuActions;
}

/** A dish in the list; the row opens its dialog, the plus adds it to the cart. */
export function DishRow({ dish, price, unavailable, occasion, actions }: DishRowProps) {
  const { shop } = useShop();
  const showExtraPrices = useFlag('showExtraPrices');
  const open = (): void => (unavailable === null ? actions.openDish(dish) : actions.showInfo(dish));
  return (
    <li className="dish" data-soldout={unavailable !== null || undefined}>
      {shop.enableDishPictures && dish.imageName && <RowPicture imageName={dish.imageName} />}
      <h3 className="dish-name">
        <button type="button" onClick={open}>
          {shop.showDishNumbers && dish.number && <span className="dish-number">{dish.number}</span>} {dish.name}
        </button>
      </h3>
      {dish.subtext && <p className="dish-description">{dish.subtext}</p>}
      <ul className="dish-tags">
        {rowTags({ dish, unavailable, offers: price.labels, hidden: [...shop.hiddenTags, ...dish.negTags] }).slice(
          0,
          MOST_TAGS,
        )}
        <li>
          <InfoButton dish={dish} onClick={() => actions.showInfo(dish)} />
        </li>
      </ul>
      <RowPrices price={price}>{showExtraPrices && <ExtraPriceNote dish={dish} occasion={occasion} />}</RowPrices>
      {unavailable === null && actions.canOrder && (
        <AddButton id={dish.id} name={dish.name} onClick={() => actions.addDish(dish)} />
      )}
    </li>
  );
}

export function RowPicture({ imageName }: { readonly imageName: string }) {
  const { shop } = useShop();
  return (
    <img
      className="dish-picture"
      src={pictureUrl(shop.id, imageName, '288x192')}
      srcSet={pictureSet(shop.id, imageName, ['288x192', '576x384'])}
      sizes="(min-width: 64rem) 168px, 144px"
      alt=""
      width="288"
      height="192"
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );
}

interface AddButtonProps {
  /** Id of a dish or combo. */
  readonly id: string;
  readonly name: string;
  readonly onClick: () => void;
}

/** The plus button; shows the amount if the cart holds some. */
export function AddButton({ id, name, onClick }: AddButtonProps) {
  const count = useCount(id);
  const label = count > 0 ? MENU.addMore(name, count) : MENU.add(name);
  return (
    <button
      className="dish-add"
      type="button"
      data-count={count > 0 ? count : undefined}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name="plus" />
    </button>
  );
}

// More would push the next dish off a phone's first screen; the dialog shows all.
export const MOST_TAGS = 2;

interface RowTags {
  readonly dish: Dish;
  readonly unavailable: string | null;
  readonly offers: readonly string[];
  readonly hidden: readonly Tag[];
}

/** The tags of a row, the most important one first. */
function rowTags({ dish, unavailable, offers, hidden }: RowTags): readonly ReactNode[] {
  return [
    ...(unavailable ? [<StateTag key="state" words={unavailable} />] : []),
    ...offers.map((label) => (
      <li key={label} className="label">
        {label}
      </li>
    )),
    ...(dish.label ? [<PraiseTag key="praise" words={dish.label} />] : []),
    ...dishTags({ tags: dish.tags, hidden }),
    ...(dish.ratings && dish.ratings.count > 0 ? [<RatingTag key="rating" ratings={dish.ratings} />] : []),
  ];
}

const StateTag = ({ words }: { readonly words: string }) => <li className="dish-state">{words}</li>;

const PraiseTag = ({ words }: { readonly words: string }) => (
  <li className="tag-top">
    <Icon name="star" />
    {words}
  </li>
);

function RatingTag({ ratings: { average, count, isVerified } }: { readonly ratings: NonNullable<Dish['ratings']> }) {
  return (
    <li className="tag-plain">
      <span className="visually-hidden">{MENU.ratingSpoken(decimal(average), count, isVerified)}</span>
      <span className="dish-rating" aria-hidden="true">
        <Icon name="star" />
        {MENU.rating(decimal(average), count, isVerified)}
      </span>
    </li>
  );
}

/** The sign for allergens and additives; without scripts it lists their codes. */
function InfoButton({ dish, onClick }: { readonly dish: Dish; readonly onClick: () => void }) {
  return (
    <button className="dish-info" type="button" onClick={onClick}>
      <Icon name="info" />
      <span className="visually-hidden">{MENU.declarationsOf(dish.name)} </span>
      <noscript>{import.meta.env.SSR && <DeclarationCodes dish={dish} />}</noscript>
    </button>
  );
}

function DeclarationCodes({ dish }: { readonly dish: Dish }) {
  const { menu } = useShop();
  const codes = (collectDeclarations(menu, dish) ?? []).map(
    (declaration) => menu.declarationCodes[declaration] ?? declarationName(declaration),
  );
  return codes.join(', ');
}

function ExtraPriceNote({ dish, occasion }: Pick<DishRowProps, 'dish' | 'occasion'>) {
  const price = leastExtraPrice(dish, occasion);
  return price !== null && <span className="price-note">{MENU.extrasFrom(euro(price))}</span>;
}

function RowPrices({ price, children }: { readonly price: RowPrice; readonly children: ReactNode }) {
  return (
    <div className="dish-price">
      <Price now={price.now} before={price.before} beforeKind={price.beforeKind} from={price.hasSizes} />
      {price.deposit > 0 && <span className="price-note">{depositText(price.deposit, price.depositKinds)}</span>}
      {price.basePrice && (
        <span className="price-note">{MENU.basePrice(price.basePrice.per, euro(price.basePrice.amount))}</span>
      )}
      {children}
    </div>
  );
}
