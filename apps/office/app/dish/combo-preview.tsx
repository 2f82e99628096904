import { DELIVERY_TYPES, type DeliveryType, slotDishes } from '@tischlein/domain/menu';
import { calculateComboSaving, type ComboSaving } from '@tischlein/domain/menu-editing';
import { comboRowPrice } from '@tischlein/domain/offers';
import { dishTitle, euro, slotTitle } from '@tischlein/wording';
import { COMBO_FORM, GUEST_VIEW, ORDER_TYPES } from '@tischlein/wording/office';
import { Price } from '@tischlein/ui/price';
import { useDeferredValue, useState } from 'react';
import { NO_CENTS, subtract } from '@tischlein/domain';
import { momentNow } from '@tischlein/shop-time';
import { Segments } from '../ui/segments.tsx';
import { useEditing } from './editor-context.ts';
import { GuestPicture, GuestView } from './guest-view.tsx';
import { readOnce } from './read-once.ts';
import { useCombo } from './use-combo.ts';
import type { Settings } from './use-settings.ts';

/** What guests see of a combo, and what they save. */
export function ComboPreview({ settings }: { readonly settings: Settings }) {
  const { shop, document } = useEditing();
  const { combo: stated } = useCombo();
  const { menu } = readOnce(useDeferredValue(document));
  const combo = menu.combos.get(stated.id);
  const [wanted, setWanted] = useState<DeliveryType>('delivery');
  const offered = DELIVERY_TYPES.filter((type) => stated.price[type] !== undefined);
  const deliveryType = offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
  const context = { deliveryType, time: momentNow() };
  const price = combo && comboRowPrice(menu, combo, context);
  return (
    <>
      <GuestView>
        {settings.enableDishPictures && <GuestPicture shop={shop} image={stated.imageName} />}
        <div className="guest-view-body">
          <div className="guest-view-title">
            <h3>{stated.name}</h3>
            {price && <Price now={price.now} before={price.before} beforeKind={price.beforeKind} />}
          </div>
          {stated.headline && <p className="soft editor-soft">{stated.headline}</p>}
          {offered.length > 1 && (
            <Segments
              label={GUEST_VIEW.orderType}
              value={deliveryType}
              options={ORDER_TYPES}
              values={offered}
              onChange={setWanted}
            />
          )}
          {combo?.slots.map((slot, index) => (
            <div key={slot.id} className="guest-view-slot">
              <strong>{slotTitle(index + 1, slot.name)}</strong>
              <ul>
                {slotDishes(menu, slot, context).map((dish) => (
                  <li key={dish.id}>{dish.name}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </GuestView>
      <Saving saving={combo ? calculateComboSaving(menu, combo, { deliveryType, settings }) : null} />
    </>
  );
}

function Saving({ saving }: { readonly saving: ComboSaving | null }) {
  if (!saving)
    return (
      <section className="stack well" aria-label={COMBO_FORM.saving}>
        <h3>{COMBO_FORM.saving}</h3>
        <p>{COMBO_FORM.noSaving}</p>
      </section>
    );
  const { price, cheapest } = saving;
  return (
    <section className="stack well" aria-label={COMBO_FORM.saving}>
      <h3>{COMBO_FORM.saving}</h3>
      <dl className="sums">
        {cheapest.lines.map(({ dish, size, price: own }, index) => (
          // Two slots may have the same dish.
          <div key={index}>
            <dt>{dishTitle(dish.name, size?.name ?? null)}</dt>
            <dd>{euro(own)}</dd>
          </div>
        ))}
        <div>
          <dt>{COMBO_FORM.alone}</dt>
          <dd>{euro(cheapest.alone)}</dd>
        </div>
        <div data-kind="total">
          <dt>{COMBO_FORM.combo}</dt>
          <dd>{euro(price)}</dd>
        </div>
      </dl>
      <p>{describeSaving(saving)}</p>
    </section>
  );
}

/** '2,00 € weniger bei der günstigsten Wahl, 8,60 € bei der teuersten.' */
function describeSaving({ cheapest, dearest }: ComboSaving): string {
  const line =
    cheapest.saving < 0
      ? COMBO_FORM.costsMore(euro(subtract(NO_CENTS, cheapest.saving)))
      : cheapest.saving === 0
        ? COMBO_FORM.costsSame
        : COMBO_FORM.saves(euro(cheapest.saving), euro(dearest.saving));
  return cheapest.deposit > 0 ? `${line} ${COMBO_FORM.deposit(euro(cheapest.deposit))}` : line;
}
