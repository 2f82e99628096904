import type { DeskOrder } from '@tischlein/contract/office';
import { DESK, listCategoryWords, totalsText } from '@tischlein/wording/office';
import { Icon } from '../ui/icon.tsx';
import { listCategories, listTotals } from './desk.ts';

/** What the kitchen has to cook: by category in one line, by dish on demand, over the cards and never above them. */
export function KitchenSums({ orders }: { readonly orders: readonly DeskOrder[] }) {
  const categories = listCategories(orders);
  return (
    <details className="lane-sums">
      <summary>
        <span className="visually-hidden">{DESK.stillToCook}</span>
        <span className="lane-sums-line">
          {listCategoryWords(categories).map(({ name, amount }) => (
            <span key={name}>
              <b>{amount}</b> {name}{' '}
            </span>
          ))}
        </span>
        <Icon name="unfold" />
      </summary>
      <p className="lane-sums-dishes">{totalsText(listTotals(orders))}</p>
    </details>
  );
}
