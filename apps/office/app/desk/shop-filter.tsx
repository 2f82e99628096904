import { newOrdersWord, SHARED_DESK as SAY } from '@tischlein/wording/office';
import type { DeskShop } from './use-desk-shops.ts';

interface ShopFilterProps {
  readonly shops: readonly DeskShop[];
  /** New orders by shop. */
  readonly waiting: ReadonlyMap<string, number>;
  /** null: all. */
  readonly chosen: string | null;
  readonly onChoose: (shop: string | null) => void;
}

interface Choice {
  readonly id: string | null;
  readonly name: string;
  readonly count: number;
}

/** Shows the orders of all shops of the desk, or of one. */
export function ShopFilter({ shops, waiting, chosen, onChoose }: ShopFilterProps) {
  const all = [...waiting.values()].reduce((sum, count) => sum + count, 0);
  const choices: readonly Choice[] = [
    { id: null, name: SAY.all, count: all },
    ...shops.map(({ id, name }) => ({ id, name, count: waiting.get(id) ?? 0 })),
  ];
  return (
    <fieldset className="desk-filter">
      <legend className="visually-hidden">{SAY.filter}</legend>
      {choices.map(({ id, name, count }) => (
        <label key={id ?? ''}>
          <input type="radio" name="desk-filter" checked={chosen === id} onChange={() => onChoose(id)} />
          {name}
          {count > 0 && (
            <span className="desk-filter-count">
              {count}
              <span className="visually-hidden"> {newOrdersWord(count)}</span>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
