import { DAY_INDEXES, minuteOfDayFrom, parseTimeOfDay, type ShopTime } from '@tischlein/domain';
import { timeOfDay, weekday } from '@tischlein/wording';
import { DEVELOPER } from '@tischlein/wording/storefront';
import { Field } from '@tischlein/ui/field';
import { Notice } from '@tischlein/ui/notice';
import { useStore } from '@tischlein/ui/store';
import { useClock, useShop } from '../../context/shop-context.ts';

/** Shop time: automatic, or a fixed day and minute (S1 §4 Shop time). */
export function ManualTimeFields() {
  const { manualTime } = useShop().guest;
  const manual = useStore(manualTime);
  const { time } = useClock();
  const change = (part: Partial<ShopTime>): void => manualTime.set({ ...time, ...part });
  return (
    <fieldset className="choice-group">
      <legend>{DEVELOPER.shopTime}</legend>
      <p className="soft">{DEVELOPER.shopTimeHelp}</p>
      <label className="choice-row">
        <input
          type="checkbox"
          checked={manual !== null}
          onChange={(event) => manualTime.set(event.target.checked ? time : null)}
        />
        <span className="choice-name">{DEVELOPER.manual}</span>
      </label>
      {manual && <DayAndMinute manual={manual} onChange={change} />}
    </fieldset>
  );
}

interface DayAndMinuteProps {
  readonly manual: ShopTime;
  readonly onChange: (part: Partial<ShopTime>) => void;
}

function DayAndMinute({ manual, onChange }: DayAndMinuteProps) {
  return (
    <>
      <Field label={DEVELOPER.day}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={manual.day}
            onChange={(event) => onChange({ day: DAY_INDEXES[Number(event.target.value)] ?? manual.day })}
          >
            {DAY_INDEXES.map((day) => (
              <option key={day} value={day}>
                {weekday(day)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={DEVELOPER.minute}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="time"
            value={timeOfDay(manual.minute)}
            onChange={(event) =>
              onChange({ minute: parseTimeOfDay(event.target.value) ?? minuteOfDayFrom(manual.minute) })
            }
          />
        )}
      </Field>
    </>
  );
}

/** A notice on every page while a manual time is set. */
export function ManualTimeMark() {
  const { manualTime } = useShop().guest;
  const manual = useStore(manualTime);
  if (!manual) return null;
  return (
    <div className="manual-time">
      <Notice kind="warn" icon="clock" role="status">
        {DEVELOPER.manualTime(`${weekday(manual.day)} ${timeOfDay(manual.minute)}`)}{' '}
        <button className="link-button" type="button" onClick={() => manualTime.set(null)}>
          {DEVELOPER.automatic}
        </button>
      </Notice>
    </div>
  );
}
