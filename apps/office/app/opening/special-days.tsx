import type { Land } from '@tischlein/domain/opening';
import { type OpeningHours, SPECIAL_OPENING_REASONS, type SpecialOpening } from '@tischlein/domain/shop';
import { HOLIDAY, HOURS } from '@tischlein/wording/office';
import { EmptyState } from '@tischlein/ui/empty-state';
import { Field } from '@tischlein/ui/field';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Tick } from '../ui/tick.tsx';
import { nameSpecialDay } from './describe-opening.ts';
import { HolidaysDialog } from './holidays-dialog.tsx';
import { HoursInputs } from './hours-inputs.tsx';
import { NextHolidays } from './next-holidays.tsx';
import { useHolidays } from './use-holidays.ts';

interface SpecialDaysProps {
  readonly shop: string;
  readonly opening: OpeningHours;
  readonly onChange: (days: readonly SpecialOpening[]) => void;
}

/** Days with exceptional hours, or closed; the holidays of the Land are entered together. */
export function SpecialDays({ shop, opening, onChange }: SpecialDaysProps) {
  const days = opening.specialOpeningTimes;
  const picked = useHolidays(shop);
  const { holidays, land, problem } = picked;
  const [isPicking, setPicking] = useState(false);
  const replace = (index: number, next: SpecialOpening | null): void =>
    onChange(days.flatMap((day, place) => (place === index ? (next ?? []) : day)));
  const add = (): void => onChange([...days, { from: '', to: '', reason: 'holiday', hours: [] }]);
  const pick = (): void => setPicking(true);
  const ways = <Ways land={land} onPick={pick} onAdd={add} />;
  return (
    <div className="stack">
      {days.length === 0 && (
        <EmptyState
          icon={<Icon name="calendar" />}
          title={HOURS.noSpecialDays}
          level="h3"
          text={HOURS.noSpecialDaysHelp}
        >
          {ways}
        </EmptyState>
      )}
      {days.map((day, index) => (
        <SpecialDay key={index} day={day} number={index + 1} onChange={(next) => replace(index, next)} />
      ))}
      {days.length > 0 && ways}
      {holidays && <NextHolidays days={holidays.days} opening={opening} onSet={pick} />}
      {isPicking && !holidays && problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {isPicking && holidays && land && (
        <HolidaysDialog
          holidays={holidays}
          land={land}
          problem={problem}
          opening={opening}
          onLand={picked.setLand}
          onTake={onChange}
          onClosed={() => setPicking(false)}
        />
      )}
    </div>
  );
}

interface WaysProps {
  /** null: not known yet. */
  readonly land: Land | null;
  readonly onPick: () => void;
  readonly onAdd: () => void;
}

const Ways = ({ land, onPick, onAdd }: WaysProps) => (
  <div className="row">
    <button type="button" className="button button-main" onClick={onPick}>
      {land === null ? HOLIDAY.takeUnread : HOLIDAY.take(land)}
    </button>
    <button type="button" className="button button-line" onClick={onAdd}>
      {HOURS.addSpecialDay}
    </button>
  </div>
);

interface SpecialDayProps {
  readonly day: SpecialOpening;
  readonly number: number;
  readonly onChange: (day: SpecialOpening | null) => void;
}

function SpecialDay({ day, number, onChange }: SpecialDayProps) {
  const { message: _, ...silent } = day;
  return (
    <fieldset className="stack box">
      <legend>{day.from === '' ? HOURS.specialDay(number) : HOURS.specialDayOn(number, nameSpecialDay(day))}</legend>
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
