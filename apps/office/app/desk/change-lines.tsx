import type { DeskOrder } from '@tischlein/contract/office';
import { Stepper } from '@tischlein/ui/stepper';
import { formatDishTitle, ORDER_CHANGE } from '@tischlein/wording/office';
import type { AddedDish } from './add-dish.tsx';

type Amounts = Readonly<Record<string, number>>;

interface ChangeLinesProps {
  readonly lines: DeskOrder['quote']['lines'];
  /** By line; lines that are not named keep theirs. */
  readonly amounts: Amounts;
  readonly added: readonly AddedDish[];
  readonly onAmounts: (amounts: Amounts) => void;
  readonly onAdded: (added: readonly AddedDish[]) => void;
}

const MOST = 99;

/** The lines of an order with other amounts, and the added ones. */
export function ChangeLines({ lines, amounts, added, onAmounts, onAdded }: ChangeLinesProps) {
  return (
    <ul className="lines" aria-label={ORDER_CHANGE.lines}>
      {lines.map((line) => {
        const name = line.dish ? formatDishTitle(line.dish) : line.name;
        return (
          <li key={line.lineId} className="row">
            <span>{name}</span>
            <Stepper
              count={amounts[line.lineId] ?? line.amount}
              least={0}
              most={MOST}
              words={ORDER_CHANGE.words(name)}
              onChange={(amount) => onAmounts({ ...amounts, [line.lineId]: amount })}
            />
          </li>
        );
      })}
      {added.map((dish) => (
        <li key={dish.key} className="row">
          <span>{dish.name}</span>
          <Stepper
            count={1}
            least={0}
            most={1}
            words={ORDER_CHANGE.words(dish.name)}
            onChange={() => onAdded(added.filter(({ key }) => key !== dish.key))}
          />
        </li>
      ))}
    </ul>
  );
}
