import type { Timetable } from '@tischlein/domain';
import { FRAME, PAGES, PAGE_TITLES } from '@tischlein/wording/storefront';
import { Link } from '../browser/router.tsx';
import { PATHS } from '../shop/paths.ts';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { LateGroupStrip } from '../features/group/late-group-strip.tsx';
import { HoursState } from '../features/pages/hours-state.tsx';
import { HoursTable } from '../features/pages/hours-table.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { SpecialHours } from '../features/pages/special-hours.tsx';
import { useClock, useShop } from '../context/shop-context.ts';
import '../styles/hours.css';

/** /oeffnungszeiten: the current state, the week, and special days */
export default function OpeningTimesPage() {
  const { shop } = useShop();
  const { period, time } = useClock();
  const { openingTimes, deliveryTimes } = period;
  const hasOwnDelivery = shop.supportDelivery && !isSame(openingTimes, deliveryTimes);
  return (
    <>
      <Bar />
      <PageFrame title={PAGE_TITLES.openingTimes}>
        <HoursState />
        <HoursTable opening={openingTimes} delivery={hasOwnDelivery ? deliveryTimes : null} today={time.day} />
        {shop.supportDelivery && !hasOwnDelivery && <p className="soft">{PAGES.deliveryAlike}</p>}
        <SpecialHours days={period.specialOpeningTimes} />
        {shop.enableReservations && (
          <p>
            <Link className="button button-line" to={PATHS.reserveTable}>
              {FRAME.reserve}
            </Link>
          </p>
        )}
      </PageFrame>
      <SiteFoot />
      <LateGroupStrip />
    </>
  );
}

function isSame(one: Timetable, other: Timetable): boolean {
  const words = (timetable: Timetable): string =>
    timetable
      .map(({ dayIndex, from, to }) => `${dayIndex} ${from} ${to}`)
      .toSorted()
      .join();
  return words(one) === words(other);
}
