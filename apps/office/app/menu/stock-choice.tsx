import type { StockRequest } from '@tischlein/contract/office';
import { MENU_LIST } from '@tischlein/wording/office';

interface StockChoiceProps {
  readonly name: string;
  /** 'bis morgen'; null: in stock. */
  readonly end: string | null;
  readonly isReadOnly: boolean;
  readonly onChange: (out: StockRequest['out']) => void;
}

const NOW = 'now';
type Choice = Extract<StockRequest['out'], string>;
const CHOICES: Readonly<Record<Choice, string>> = {
  back: MENU_LIST.inStock,
  untilTomorrow: MENU_LIST.outToday,
  forGood: MENU_LIST.outForGood,
};
const isChoice = (value: string): value is Choice => Object.hasOwn(CHOICES, value);

/** Says whether a dish is there, and switches it at once. */
export function StockChoice({ name, end, isReadOnly, onChange }: StockChoiceProps) {
  const words = end === null ? MENU_LIST.inStock : MENU_LIST.out(end);
  if (isReadOnly)
    return (
      <span className="stock-choice" data-plain data-out={end !== null || undefined}>
        {words}
      </span>
    );
  return (
    <span className="stock-choice" data-out={end !== null || undefined}>
      <select
        aria-label={MENU_LIST.stockLabel(name)}
        value={end === null ? 'back' : NOW}
        onChange={({ target }) => isChoice(target.value) && onChange(target.value)}
      >
        {end !== null && <option value={NOW}>{words}</option>}
        {Object.entries(CHOICES).map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
