import { SPECIAL_OPENING_REASONS, type SpecialOpening } from '@tischlein/domain/shop';
import { HOURS } from '@tischlein/wording/office';
import { Field } from '@tischlein/ui/field';
import { Tick } from '../ui/tick.tsx';
import { HoursInputs } from './hours-inputs.tsx';

interface SpecialDaysProps {
  readonly days: readonly SpecialOpening[];
  readonly onChange: (days: readonly SpecialOpening[]) => void;
}

/** Days with exceptional hours, or closed. */
export function SpecialDays({ days, onChange }: SpecialDaysProps) {
  const replace = (index: number, next: SpecialOpening | null): void =>
    onChange(days.flatMap((day, place) => (place === index ? (next ?? []) : day)));
  return (
    <div className="stack">
      {days.length === 0 && <p className="soft">{HOURS.noSpecialDays}</p>}
      {days.map((day, index) => (
        <SpecialDay key={index} day={day} number={index + 1} onChange={(next) => replace(index, next)} />
      ))}
      <button
        type="button"
        className="button button-line"
        onClick={() => onChange([...days, { from: '', to: '', reason: 'holiday', hours: [] }])}
      >
        {HOURS.addSpecialDay}
      </button>
    </div>
  );
}

interface SpecialDayProps {
  readonly day: SpecialOpening;
  readonly number: number;
  readonly onChange: (day: SpecialOpening | null) => void;
}

function SpecialDay({ day, number, onChange }: SpecialDayProps) {
  const { message: _, ...silent } = day;
  return (
    <fieldset className="stack box">
      <legend>{HOURS.specialDay(number)}</legend>
      <div className="form-grid">
        <Field label={HOURS.firstDay} help={day.from === '' ? HOURS.pickDay : undefined}>
          {(control) => (
            <input
              className="input"
              type="date"
              required
              value={day.from}
              onChange={({ target: { value } }) =>
                onChange({ ...day, from: value, to: day.to < value ? value : day.to })
              }
              {...control}
            />
          )}
        </Field>
        <Field label={HOURS.lastDay} error={day.from !== '' && day.to === '' ? HOURS.lastDayMissing : null}>
          {(control) => (
            <input
              className="input"
              type="date"
              required
              min={day.from}
              value={day.to}
              onChange={({ target: { value } }) => onChange({ ...day, to: value })}
              {...control}
            />
          )}
        </Field>
        <Field label={HOURS.reason}>
          {(control) => (
            <select
              className="input"
              value={day.reason}
              onChange={({ target: { value } }) => onChange({ ...day, reason: readReason(value) })}
              {...control}
            >
              {SPECIAL_OPENING_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {HOURS.reasons[reason]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={HOURS.message} help={HOURS.messageHelp}>
          {(control) => (
            <input
              className="input"
              maxLength={400}
              value={day.message ?? ''}
              onChange={({ target: { value } }) => onChange(value ? { ...day, message: value } : silent)}
              {...control}
            />
          )}
        </Field>
      </div>
      <SpecialTimes day={day} number={number} onChange={onChange} />
      <button type="button" className="link-button" onClick={() => onChange(null)}>
        {HOURS.removeSpecialDay(number)}
      </button>
    </fieldset>
  );
}

function SpecialTimes({ day, number, onChange }: SpecialDayProps) {
  const { deliveryHours, ...alike } = day;
  return (
    <div className="form-grid">
      <div className="field">
        <strong>{HOURS.opening}</strong>
        <HoursInputs
          name={HOURS.specialDay(number)}
          hours={day.hours}
          onChange={(hours) => onChange({ ...day, hours })}
        />
      </div>
      <div className="field">
        <Tick
          label={HOURS.deliveryAlike}
          isOn={deliveryHours === undefined}
          onChange={(isOn) => onChange(isOn ? alike : { ...day, deliveryHours: [] })}
        />
        {deliveryHours && (
          <HoursInputs
            name={HOURS.deliveryOn(number)}
            hours={deliveryHours}
            onChange={(hours) => onChange({ ...day, deliveryHours: hours })}
          />
        )}
      </div>
    </div>
  );
}

const readReason = (value: string): SpecialOpening['reason'] =>
  SPECIAL_OPENING_REASONS.find((reason) => reason === value) ?? 'other';
