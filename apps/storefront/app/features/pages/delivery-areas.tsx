import { termsText } from '@tischlein/wording';
import { PAGES, zoneAreaText } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';

/** Delivery zones, where they are, and their terms, stated before ordering begins (§ 312j (1) BGB). */
export function DeliveryAreas() {
  const { zones } = useShop().shop;
  if (zones.length === 0) return null;
  return (
    <section>
      <h2>{PAGES.deliveryArea}</h2>
      <dl className="week-hours">
        {zones.map((zone) => (
          <div key={zone.name}>
            <dt>{zone.name}</dt>
            <dd>
              {zone.area && <p>{zoneAreaText(zone.area)}</p>}
              {termsText(zone)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
