import { euro, wholeNumber } from '@tischlein/wording';
import type { NamedTable, TableCell } from '@tischlein/documents/lists';
import { toShareStyle } from './to-share-style.ts';

/** Shares of the takings: a name, how many, an amount, and its part of the whole as a bar. */
export function ShareList({ table: { name, head, rows } }: { readonly table: NamedTable }) {
  const all = rows.reduce((total, row) => total + Math.max(0, row.find(isAmount)?.cents ?? 0), 0);
  return (
    <ul className="report-shares" aria-label={name}>
      {rows.map(([first, ...cells]) => {
        const title = typeof first === 'string' ? first : '';
        const count = cells.find((cell) => typeof cell === 'number');
        const amount = cells.find(isAmount);
        const share = all === 0 ? 0 : Math.max(0, amount?.cents ?? 0) / all;
        return (
          <li key={title} style={toShareStyle(share)}>
            <span>
              {title} {count !== undefined && <small title={head[1]}>{wholeNumber(Number(count))}</small>}
            </span>
            <span>{amount && euro(amount.cents)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const isAmount = (cell: TableCell): cell is Extract<TableCell, { readonly cents: unknown }> =>
  typeof cell === 'object' && 'cents' in cell;
