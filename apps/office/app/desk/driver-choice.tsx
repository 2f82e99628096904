import type { TourDriver } from '@tischlein/contract/office';
import { TOURS } from '@tischlein/wording/office';
import { useId } from 'react';

interface DriverChoiceProps {
  /** null: not read yet. */
  readonly drivers: readonly TourDriver[] | null;
  readonly driver: string;
  readonly onChoose: (driver: string) => void;
}

export function DriverChoice({ drivers, driver, onChoose }: DriverChoiceProps) {
  const name = useId();
  return (
    <fieldset className="reasons">
      <legend>{TOURS.driver}</legend>
      {drivers?.length === 0 && <p>{TOURS.noDrivers}</p>}
      {drivers?.map((each) => (
        <label className="choice-row" key={each.id}>
          <input
            type="radio"
            name={name}
            value={each.id}
            checked={each.id === driver}
            onChange={() => onChoose(each.id)}
          />
          <span className="choice-name">
            {each.name} <small>{describe(each)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const describe = ({ isOnDuty, tours }: TourDriver): string =>
  [isOnDuty ? TOURS.onDuty : '', tours > 0 ? TOURS.hasTours(tours) : ''].filter(Boolean).join(', ');
