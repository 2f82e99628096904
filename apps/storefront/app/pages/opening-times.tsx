import { PAGES, PAGE_TITLES } from '@tischlein/wording/storefront';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { SpecialHours } from '../features/pages/special-hours.tsx';
import { WeekHours } from '../features/pages/week-hours.tsx';
import { useClock, useShop } from '../shop-context.ts';

/** /oeffnungszeiten */
export default function OpeningTimesPage() {
  const { shop } = useShop();
  const { period } = useClock();
  const deliveryTimes = period.deliveryTimes;
  return (
    <>
      <Bar />
      <PageFrame title={PAGE_TITLES.openingTimes}>
        <p className="text-page-lead">{period.sticker}</p>
        <WeekHours title={PAGES.openingHours} timetable={period.openingTimes} today={period.dayIndex} />
        {shop.supportDelivery && deliveryTimes.length > 0 && (
          <WeekHours title={PAGES.deliveryHours} timetable={deliveryTimes} today={period.dayIndex} />
        )}
        <SpecialHours days={period.specialOpeningTimes} />
      </PageFrame>
      <SiteFoot />
    </>
  );
}
