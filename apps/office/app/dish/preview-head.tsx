import { collectDeclarations, type DeliveryType, type Dish, findHindrance, type Menu } from '@tischlein/domain/menu';
import type { ShopTime } from '@tischlein/domain';
import { dishRowPrice, type RowPrice } from '@tischlein/domain/offers';
import { declarationName, depositText, euro, tagName } from '@tischlein/wording';
import { GUEST_VIEW } from '@tischlein/wording/office';
import { HINDRANCES, MENU } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { Price } from '@tischlein/ui/price';
import type { Settings } from './use-settings.ts';

/** When and how the guest of the preview orders. */
export interface Occasion {
  readonly menu: Menu;
  readonly settings: Settings;
  readonly deliveryType: DeliveryType;
  readonly time: ShopTime;
}

interface PreviewHeadProps {
  readonly dish: Dish;
  readonly occasion: Occasion;
}

/** Name, price, description and tags of a dish as in the guest's list. */
export function PreviewHead({ dish, occasion }: PreviewHeadProps) {
  const { menu, settings } = occasion;
  const price = dishRowPrice({ menu, shop: settings }, dish, occasion);
  return (
    <>
      <div className="guest-view-title">
        <h3>
          {settings.showDishNumbers && dish.number && <span className="guest-view-number">{dish.number} </span>}
          {dish.name}
        </h3>
        <PreviewPrice price={price} />
      </div>
      {dish.subtext && <p className="soft editor-soft">{dish.subtext}</p>}
      <Tags dish={dish} occasion={occasion} labels={price?.labels ?? []} />
    </>
  );
}

function PreviewPrice({ price }: { readonly price: RowPrice | null }) {
  if (!price) return <span className="soft editor-soft">{GUEST_VIEW.notOffered}</span>;
  const { now, before, beforeKind, hasSizes, deposit, depositKinds, basePrice } = price;
  return (
    <div className="guest-view-price">
      <Price now={now} before={before} beforeKind={beforeKind} from={hasSizes} />
      {deposit > 0 && <small>{depositText(deposit, depositKinds)}</small>}
      {basePrice && <small>{MENU.basePrice(basePrice.per, euro(basePrice.amount))}</small>}
    </div>
  );
}

function Tags({
  dish,
  occasion: { menu, settings, deliveryType },
  labels,
}: PreviewHeadProps & { readonly labels: readonly string[] }) {
  const hindrance = findHindrance(dish, deliveryType);
  const hidden = [...settings.hiddenTags, ...dish.negTags];
  const codes = (collectDeclarations(menu, dish) ?? []).map(
    (each) => menu.declarationCodes[each] ?? declarationName(each),
  );
  return (
    <ul className="guest-view-tags">
      {hindrance && <li data-kind="warn">{HINDRANCES[hindrance]}</li>}
      {labels.map((label) => (
        <li key={label} className="guest-view-offer">
          {label}
        </li>
      ))}
      {dish.label && (
        <li>
          <Icon name="star" />
          {dish.label}
        </li>
      )}
      {dish.tags
        .filter((tag) => !hidden.includes(tag))
        .map((tag) => (
          <li key={tag}>{tagName(tag)}</li>
        ))}
      {codes.length > 0 && (
        <li>
          <Icon name="info" />
          {codes.join(', ')}
        </li>
      )}
    </ul>
  );
}
