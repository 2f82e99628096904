import { euro, wholeNumber } from '@tischlein/wording';
import { type NamedTable, REPORT, type TableCell } from '@tischlein/wording/books';
import { useState } from 'react';

const FEW = 8;

interface ReportTableProps {
  readonly table: NamedTable;
  /** Shows all rows at once. */
  readonly isWhole?: boolean;
  /** The last row is the sum. */
  readonly hasSum?: boolean;
}

/** A table of figures: names first, then counts and amounts. Long ones show their first rows until asked. */
export function ReportTable({ table: { name, head, rows }, isWhole = false, hasSum = false }: ReportTableProps) {
  const [isOpen, setOpen] = useState(isWhole);
  const shown = isOpen ? rows : rows.slice(0, FEW);
  return (
    <>
      <table className="report-table" data-sum={hasSum || undefined}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([first = '', ...others], index) => (
            // Rows have no ids, and never change their place.
            <tr key={`${formatCell(first)} ${index}`}>
              <th scope="row">{formatCell(first)}</th>
              {others.map((cell, column) => (
                <td key={head[column + 1]}>{formatCell(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FEW && !isWhole && (
        <button type="button" className="button button-quiet" aria-expanded={isWhole} onClick={() => setOpen(!isOpen)}>
          {isOpen ? REPORT.fewer : REPORT.more(rows.length)}
        </button>
      )}
    </>
  );
}

const formatCell = (cell: TableCell): string =>
  typeof cell === 'object' ? euro(cell.cents) : typeof cell === 'number' ? wholeNumber(cell) : cell;
