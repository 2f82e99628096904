import type { SpecialOpening } from '@tischlein/domain/shop';
import { hoursText, longDate } from '@tischlein/wording';
import { PAGES } from '@tischlein/wording/storefront';

/** Days on which other hours count; nothing where there are none. */
export function SpecialHours({ days }: { readonly days: readonly SpecialOpening[] }) {
  if (days.length === 0) return null;
  return (
    <section>
      <h2>{PAGES.specialHours}</h2>
      <dl className="week-hours">
        {days.map((day) => (
          <div key={`${day.from} ${day.to}`}>
            <dt>
              {day.from === day.to ? longDate(day.from) : `${longDate(day.from)} – ${longDate(day.to)}`}
              {day.message && <small> {day.message}</small>}
            </dt>
            <dd>{day.hours.length === 0 ? PAGES.closed : hoursText(day.hours)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
