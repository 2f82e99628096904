import type { ServeTime } from '@tischlein/domain/opening';
import type { Orderability } from '@tischlein/domain/orderability';
import { dayInShop, todayInShop } from '@tischlein/shop-time';
import { Field } from '@tischlein/ui/field';
import { dayText } from '@tischlein/wording';
import { ORDERABILITY, SERVICE, TIME_FIELD } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { LostTime } from '../../orderability/lost-time.tsx';
import { isToday } from '../../orderability/time-words.ts';

interface TimeFieldProps {
  readonly orderability: Orderability;
  readonly error: string | null;
  readonly help?: string;
  readonly onTime: (serveAt: string | null) => void;
}

const GONE = 'gone';

/**
 * 'Bestellzeit' (S2 §2): as soon as possible if allowed, otherwise a time must be chosen. An expired time is not
 * replaced silently.
 */
export function TimeField({ orderability, error, help, onTime }: TimeFieldProps) {
  const { shop } = useShop();
  const { soonest, times, lost } = orderability;
  const isGone = lost !== null;
  // In the overview, the duration depends on the branch.
  const soon = shop.isFranchiseOverview
    ? ORDERABILITY.asSoonAsPossible
    : `${ORDERABILITY.asSoonAsPossible} – ${SERVICE.inAbout(soonest ?? 0)}`;
  return (
    <>
      <LostTime orderability={orderability} />
      <Field label={SERVICE.time} help={help} error={error ?? (isGone ? TIME_FIELD.gone : null)}>
        {(control) => (
          <select
            className="input"
            name="serveAt"
            value={orderability.can === 'at' ? orderability.time.serveAt : isGone ? GONE : ''}
            onChange={(event) => onTime(event.target.value || null)}
            {...control}
          >
            {isGone && (
              <option value={GONE} disabled>
                {SERVICE.chooseTime}
              </option>
            )}
            {(soonest !== null || !isGone) && <option value="">{soonest === null ? SERVICE.chooseTime : soon}</option>}
            {groupByDay(times).map(({ day, slots }) => (
              <optgroup key={day} label={day}>
                {slots.map((slot) => (
                  <option key={slot.serveAt} value={slot.serveAt}>
                    {slot.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

interface DayOfTimes {
  /** 'Heute', 'Montag', 'Montag, 23.11.' */
  readonly day: string;
  readonly slots: readonly ServeTime[];
}

function groupByDay(times: readonly ServeTime[]): readonly DayOfTimes[] {
  const today = todayInShop();
  const days = Map.groupBy(times, ({ serveAt }) => dayInShop(serveAt));
  return [...days].flatMap(([date, slots]) =>
    slots.slice(0, 1).map((first) => ({
      day: isToday(first) ? TIME_FIELD.today : dayText({ date: today }, { date, day: first.day }),
      slots,
    })),
  );
}
