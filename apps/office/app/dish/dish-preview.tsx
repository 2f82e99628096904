import { DELIVERY_TYPES, type DeliveryType, type Dish, isOffered } from '@tischlein/domain/menu';
import { GUEST_VIEW, ORDER_TYPES } from '@tischlein/wording/office';
import { useDeferredValue, useState } from 'react';
import { momentNow } from '@tischlein/shop-time';
import { Segments } from '../ui/segments.tsx';
import { useEditing } from './editor-context.ts';
import { GuestPicture, GuestView } from './guest-view.tsx';
import { PreviewChoices } from './preview-choices.tsx';
import { PreviewHead } from './preview-head.tsx';
import { readOnce } from './read-once.ts';
import { useDish } from './use-dish.ts';
import type { Settings } from './use-settings.ts';

/** What guests see of the dish as it is in the form, at today's prices. */
export function DishPreview({ settings }: { readonly settings: Settings }) {
  const { shop, document } = useEditing();
  const { dish: edited } = useDish();
  // Typing comes first; the preview follows.
  const shown = useDeferredValue(document);
  const { menu } = readOnce(shown);
  const dish = menu.dishes.get(edited.id);
  const [view, setView] = useState<'list' | 'dish'>('dish');
  const [wanted, setWanted] = useState<DeliveryType>('delivery');
  const offered = DELIVERY_TYPES.filter((type) => dish && isOffered(dish, type));
  const deliveryType = offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
  const occasion = { menu, settings, deliveryType, time: momentNow() };
  return (
    <>
      <GuestView
        switches={<Segments label={GUEST_VIEW.legend} value={view} options={GUEST_VIEW.views} onChange={setView} />}
      >
        {settings.enableDishPictures && <GuestPicture shop={shop} image={edited.imageName} />}
        <div className="guest-view-body">
          {dish && <PreviewHead dish={dish} occasion={occasion} />}
          {offered.length > 1 && (
            <Segments
              label={GUEST_VIEW.orderType}
              value={deliveryType}
              options={ORDER_TYPES}
              values={offered}
              onChange={setWanted}
            />
          )}
          {dish && offered.length > 0 && view === 'dish' && (
            <PreviewChoices key={toShape(dish, deliveryType)} dish={dish} occasion={occasion} />
          )}
        </div>
      </GuestView>
      <p className="soft editor-soft">{GUEST_VIEW.note}</p>
    </>
  );
}

/** A choice is kept as long as what can be chosen stays. */
const toShape = (dish: Dish, type: DeliveryType): string =>
  JSON.stringify([
    type,
    dish.sizes.map(({ id }) => id),
    dish.groups.map(({ id, items }) => [id, items.map((item) => item.id)]),
  ]);
