import type { Holidays } from '@tischlein/contract/office';
import { type ShopDay, weekdayOn } from '@tischlein/domain';
import { enterHolidays, type HolidayChoice, type Land, LANDS, specialOpeningOn } from '@tischlein/domain/opening';
import type { OpeningHours, SpecialOpening } from '@tischlein/domain/shop';
import { announce } from '@tischlein/ui/announce';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { longDate, weekday } from '@tischlein/wording';
import { HOLIDAY, HOLIDAY_NAMES, LAND_NAMES } from '@tischlein/wording/office';
import { useState } from 'react';
import { Loading } from '../ui/loading.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Segments } from '../ui/segments.tsx';
import { describeHours } from './describe-opening.ts';

interface HolidaysDialogProps {
  /** Those that were read last: of `land`, or of the one before while they are read. */
  readonly holidays: Holidays;
  /** The chosen one. */
  readonly land: Land;
  /** Why its holidays cannot be read; '': they can. */
  readonly problem: string;
  readonly opening: OpeningHours;
  readonly onLand: (land: Land) => void;
  readonly onTake: (days: readonly SpecialOpening[]) => void;
  readonly onClosed: () => void;
}

type Choices = Readonly<Record<ShopDay, HolidayChoice>>;

/** The holidays of a Land, each with what shall apply; several are entered at once. */
export function HolidaysDialog({ holidays, land, problem, opening, onLand, onTake, onClosed }: HolidaysDialogProps) {
  const [choices, setChoices] = useState<Choices>({});
  const [isMissing, setMissing] = useState(false);
  const days = holidays.land === land ? holidays.days : null;
  const chosen = (days ?? []).flatMap(({ day }) => {
    const choice = choices[day] ?? 'usual';
    return choice === 'usual' || specialOpeningOn(opening, day) ? [] : [{ day, choice }];
  });
  const take = (button: Element): void => {
    setMissing(chosen.length === 0);
    if (chosen.length === 0) return button.closest('dialog')?.querySelector<HTMLElement>('input')?.focus();
    onTake(enterHolidays(opening, chosen));
    announce(HOLIDAY.added(chosen.length));
    closeContainingDialog(button);
  };
  return (
    <Dialog
      title={HOLIDAY.title(land)}
      kind="holidays-dialog"
      onClosed={onClosed}
      foot={<Foot count={chosen.length} onTake={take} />}
    >
      <div className="dialog-body stack">
        <SelectField
          label={HOLIDAY.land}
          help={HOLIDAY.usualMeans}
          value={land}
          options={LANDS.map((value) => ({ value, label: LAND_NAMES[value] }))}
          onChange={onLand}
        />
        {!days && <Loading problem={problem} />}
        <ul className="lines">
          {days?.map((holiday) => (
            <HolidayLine
              key={holiday.day}
              holiday={holiday}
              opening={opening}
              choice={choices[holiday.day] ?? 'usual'}
              onChoose={(choice) => setChoices({ ...choices, [holiday.day]: choice })}
            />
          ))}
        </ul>
        <p role="status">{isMissing && chosen.length === 0 ? HOLIDAY.nothingChosen : ''}</p>
      </div>
    </Dialog>
  );
}

interface FootProps {
  readonly count: number;
  readonly onTake: (button: HTMLElement) => void;
}

const Foot = ({ count, onTake }: FootProps) => (
  <>
    <button
      type="button"
      className="button button-line"
      onClick={({ currentTarget }) => closeContainingDialog(currentTarget)}
    >
      {HOLIDAY.cancel}
    </button>
    <button type="button" className="button button-main" onClick={({ currentTarget }) => onTake(currentTarget)}>
      {HOLIDAY.submit(count)}
    </button>
  </>
);

interface HolidayLineProps extends Pick<HolidaysDialogProps, 'opening'> {
  readonly holiday: Holidays['days'][number];
  readonly choice: HolidayChoice;
  readonly onChoose: (choice: HolidayChoice) => void;
}

function HolidayLine({ holiday, opening, choice, onChoose }: HolidayLineProps) {
  const name = HOLIDAY_NAMES[holiday.holiday];
  const entered = specialOpeningOn(opening, holiday.day);
  return (
    <li className="row holiday">
      <HolidayName holiday={holiday} />
      {entered ? (
        <span className="soft">{HOLIDAY.entered(describeHours(entered.hours))}</span>
      ) : (
        <Segments label={name} options={HOLIDAY.choices} value={choice} onChange={onChoose} />
      )}
    </li>
  );
}

/** 'Freitag, 25.12.2026', where it counts, and in red how much is agreed already. */
export function HolidayName({
  holiday: { day, holiday, isLocal, orders, reservations },
}: Pick<HolidayLineProps, 'holiday'>) {
  const facts = [`${weekday(weekdayOn(day))}, ${longDate(day)}`, ...(isLocal ? [HOLIDAY.local(holiday)] : [])];
  return (
    <span className="holiday-name">
      <strong>{HOLIDAY_NAMES[holiday]}</strong>
      <small>
        {facts.join(' · ')}
        {orders + reservations > 0 && (
          <>
            {' · '}
            <strong className="holiday-agreed">{HOLIDAY.agreed(orders, reservations)}</strong>
          </>
        )}
      </small>
    </span>
  );
}
