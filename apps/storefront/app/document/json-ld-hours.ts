import { DAY_INDEXES } from '@tischlein/domain';
import type { OpeningHours, SpecialOpening } from '@tischlein/domain/shop';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

type Hours = { readonly from: string; readonly to: string };

/** Weekly hours, and those of special days (schema.org). */
export function describeHours({ openingTimes, specialOpeningTimes }: OpeningHours): object {
  return {
    openingHoursSpecification: DAY_INDEXES.flatMap((day) =>
      openingTimes
        .filter(({ dayIndex }) => dayIndex === day)
        .map((hours) => ({ ...describeRange(hours), dayOfWeek: DAYS[day] })),
    ),
    ...(specialOpeningTimes.length > 0 && {
      specialOpeningHoursSpecification: specialOpeningTimes.flatMap(describeSpecial),
    }),
  };
}

// Closed all day: opens and closes are the same.
const CLOSED: readonly Hours[] = [{ from: '00:00', to: '00:00' }];

function describeSpecial({ from, to, hours }: SpecialOpening): readonly object[] {
  return (hours.length > 0 ? hours : CLOSED).map((range) => ({
    ...describeRange(range),
    validFrom: from,
    validThrough: to,
  }));
}

const describeRange = ({ from, to }: Hours) => ({
  '@type': 'OpeningHoursSpecification',
  opens: from,
  closes: to === '24:00' ? '23:59' : to,
});
