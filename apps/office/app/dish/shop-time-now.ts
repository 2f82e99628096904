import { DAY_INDEXES, minuteOfDayFrom, type ShopTime } from '@tischlein/domain';

const PARTS = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The wall time of the shop. */
export function shopTimeNow(): ShopTime {
  const parts = new Map(PARTS.formatToParts(Date.now()).map(({ type, value }) => [type, value]));
  const day = DAY_INDEXES.find((index) => WEEKDAYS[index] === parts.get('weekday')) ?? 0;
  return { day, minute: minuteOfDayFrom(Number(parts.get('hour')) * 60 + Number(parts.get('minute'))) };
}
