import { Icon } from '@tischlein/ui/icon';
import { starsText } from '@tischlein/wording';
import { useId } from 'react';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  /** The name of the group. */
  readonly legend: string;
  /** null: not rated. */
  readonly stars: number | null;
  readonly onChange: (stars: number) => void;
}

/** One star to five, as radio buttons. */
export function StarChoice({ legend, stars, onChange }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset className="stars">
      <legend className="visually-hidden">{legend}</legend>
      {STARS.map((value) => (
        <label key={value} data-filled={stars !== null && value <= stars ? true : undefined}>
          <input type="radio" name={name} value={value} checked={stars === value} onChange={() => onChange(value)} />
          <span className="visually-hidden">{starsText(value)}</span>
          <Icon name="star" />
        </label>
      ))}
    </fieldset>
  );
}
