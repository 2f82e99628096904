import type { ServeTime } from '@tischlein/domain/opening';
import { SERVICE, TIME_FIELD } from '@tischlein/wording/storefront';
import { Field } from '@tischlein/ui/field';
import { useStore } from '@tischlein/ui/store';
import { canServeNow, listServeTimes } from '../../guest/serve-time.ts';
import type { DeliveryType } from '@tischlein/domain/menu';
import { useClock, useShop } from '../../context/shop-context.ts';

interface TimeFieldProps {
  readonly orderType: DeliveryType;
  readonly serveTime: ServeTime | null;
  readonly error: string | null;
  readonly help?: string;
  readonly onTime: (serveAt: string | null) => void;
}

const GONE = 'gone';

/**
 * 'Bestellzeit' (S2 §2): as soon as possible if allowed, otherwise a time must be chosen. An expired time is not
 * replaced silently.
 */
export function TimeField({ orderType, serveTime, error, help, onTime }: TimeFieldProps) {
  const { period } = useClock();
  const { shop, guest } = useShop();
  const { serveAt } = useStore(guest.options);
  const isGone = serveAt !== null && serveTime === null;
  const minutes = orderType === 'delivery' ? period.time : period.pickupTime;
  // In the overview, the duration depends on the branch.
  const soonest = shop.isFranchiseOverview
    ? SERVICE.asSoonAsPossible
    : `${SERVICE.asSoonAsPossible} – ${SERVICE.inAbout(minutes)}`;
  const isSoon = canServeNow(period, orderType);
  return (
    <Field label={SERVICE.time} help={help} error={error ?? (isGone ? TIME_FIELD.gone : null)}>
      {(control) => (
        <select
          className="input"
          name="serveAt"
          value={serveTime?.serveAt ?? (isGone ? GONE : '')}
          onChange={(event) => onTime(event.target.value || null)}
          {...control}
        >
          {isGone && (
            <option value={GONE} disabled>
              {SERVICE.chooseTime}
            </option>
          )}
          {(isSoon || !isGone) && <option value="">{isSoon ? soonest : SERVICE.chooseTime}</option>}
          {byDay(listServeTimes(period, orderType)).map(({ day, times }) => (
            <optgroup key={day} label={day}>
              {times.map((slot) => (
                <option key={slot.serveAt} value={slot.serveAt}>
                  {slot.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Groups times by the day in their label: 'Heute', 'Montag', 'Montag, 23.11.'. */
function byDay(times: readonly ServeTime[]): readonly { readonly day: string; readonly times: readonly ServeTime[] }[] {
  const days = Map.groupBy(times, ({ label }) => label.replace(/,? ?\d\d:\d\d$/, '') || TIME_FIELD.today);
  return [...days].map(([day, timesOfDay]) => ({ day, times: timesOfDay }));
}
