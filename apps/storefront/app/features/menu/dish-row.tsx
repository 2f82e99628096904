import { type Declaration, collectDeclarations, type Dish, type OrderContext } from '@tischlein/domain/menu';
import { decimal, declarationName, depositText, euro } from '@tischlein/wording';
import { MENU } from '@tischlein/wording/storefront';
import type { ReactNode } from 'react';
import { useCount } from '../../ordering/use-count.ts';
import { useFlag } from '../../ordering/use-flag.ts';
import { pictureSet, pictureUrl } from '../../shop/media.ts';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { Price } from '@tischlein/ui/price';
import { DishTags } from '../../dish/dish-tags.tsx';
import type { MenuActions } from './menu-actions.ts';
import { leastExtraPrice, type RowPrice } from './row-price.ts';

interface DishRowProps {
  readonly dish: Dish;
  readonly price: RowPrice;
  /** Why it cannot be ordered now; null if it can. */
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
        {unavailable !== null && <li className="dish-state">{unavailable}</li>}
        {price.labels.map((label) => (
          <li key={label} className="label">
            {label}
          </li>
        ))}
        <Praise dish={dish} />
        <DishTags tags={dish.tags} hidden={[...shop.hiddenTags, ...dish.negTags]} />
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

function Praise({ dish }: { readonly dish: Dish }) {
  return (
    <>
      {dish.label && (
        <li className="tag-top">
          <Icon name="star" />
          {dish.label}
        </li>
      )}
      {dish.ratings && dish.ratings.count > 0 && (
        <li className="tag-plain">
          <span className="visually-hidden">
            {MENU.ratingSpoken(decimal(dish.ratings.average), dish.ratings.count)}
          </span>
          <span className="dish-rating" aria-hidden="true">
            <Icon name="star" />
            {MENU.rating(decimal(dish.ratings.average), dish.ratings.count)}
          </span>
        </li>
      )}
    </>
  );
}

function InfoButton({ dish, onClick }: { readonly dish: Dish; readonly onClick: () => void }) {
  const { menu } = useShop();
  const declarations = collectDeclarations(menu, dish);
  const toCode = (declaration: Declaration): string =>
    menu.declarationCodes[declaration] ?? declarationName(declaration);
  return (
    <button className="dish-info" type="button" onClick={onClick}>
      <Icon name="info" />
      {declarations === null || declarations.length === 0 ? (
        MENU.declarationsLink
      ) : (
        <>
          <span className="visually-hidden">{MENU.declarations} </span>
          {declarations.map(toCode).join(', ')}
        </>
      )}
    </button>
  );
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
