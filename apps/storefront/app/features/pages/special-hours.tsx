import type { SpecialOpening } from '@tischlein/domain/shop';
import { hoursText, longDate } from '@tischlein/wording';
import { PAGES } from '@tischlein/wording/storefront';
import { todayInShop } from '@tischlein/shop-time';

/** Upcoming days with special hours. */
export function SpecialHours({ days }: { readonly days: readonly SpecialOpening[] }) {
  const today = todayInShop();
  const coming = days.filter(({ to }) => to >= today).toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (coming.length === 0) return null;
  return (
    <section>
      <h2>{PAGES.specialHours}</h2>
      <dl className="week-hours">
        {coming.map((day) => (
          <div key={`${day.from} ${day.to}`} data-today={day.from <= today || undefined}>
            <dt>
              {day.from === day.to ? longDate(day.from) : `${longDate(day.from)} – ${longDate(day.to)}`}
              <small>{day.message ?? (day.hours.length === 0 ? PAGES.reasons[day.reason] : '')}</small>
            </dt>
            <dd>
              <Hours day={day} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Hours({ day }: { readonly day: SpecialOpening }) {
  const { hours, deliveryHours } = day;
  const open = hours.length === 0 ? PAGES.closed : hoursText(hours);
  if (!deliveryHours) return open;
  return (
    <>
      {open}
      <small>{deliveryHours.length === 0 ? PAGES.noDelivery : PAGES.deliveryAt(hoursText(deliveryHours))}</small>
    </>
  );
}
