import type { ServeTime } from '@tischlein/domain/opening';
import { SERVICE } from '@tischlein/wording/storefront';
import type { OrderType } from '../../guest/order-options.ts';
import { canServeNow } from '../../guest/occasion.ts';
import { useClock } from '../../shop-context.ts';
import { Field } from '../../ui/field.tsx';

interface TimeFieldProps {
  readonly orderType: OrderType;
  readonly serveTime: ServeTime | null;
  readonly error: string | null;
  readonly help?: string;
  readonly onTime: (serveAt: string | null) => void;
}

/** 'Bestellzeit' (S2 §2): as soon as possible where that is allowed, else a time must be chosen. */
export function TimeField({ orderType, serveTime, error, help, onTime }: TimeFieldProps) {
  const { period } = useClock();
  const minutes = orderType === 'delivery' ? period.time : period.pickupTime;
  const soonest = `${SERVICE.asSoonAsPossible} – ${SERVICE.inAbout(minutes)}`;
  return (
    <Field label={SERVICE.time} help={help} error={error}>
      {(control) => (
        <select
          className="input"
          name="serveAt"
          value={serveTime?.serveAt ?? ''}
          onChange={(event) => onTime(event.target.value || null)}
          {...control}
        >
          <option value="">{canServeNow(period, orderType) ? soonest : SERVICE.chooseTime}</option>
          {period.validServeTimes[orderType].map((slot) => (
            <option key={slot.serveAt} value={slot.serveAt}>
              {slot.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
