import { formatCell, type NamedTable, type TableCell } from '@tischlein/documents/lists';
import { REPORT } from '@tischlein/wording/office';
import { useState } from 'react';
import { Table } from '../ui/table.tsx';

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
      <Table<readonly TableCell[]>
        isDense
        onPhones="table"
        label={name}
        rows={hasSum ? shown.slice(0, -1) : shown}
        foot={hasSum ? shown.at(-1) : null}
        // Rows have no ids, and never change their place.
        toKey={(_, index) => String(index)}
        columns={head.map((title, place) => ({
          name: title,
          isHead: place === 0,
          isNumber: place > 0,
          cell: (row) => formatCell(row[place] ?? ''),
        }))}
      />
      {rows.length > FEW && !isWhole && (
        <button type="button" className="button button-quiet" aria-expanded={isWhole} onClick={() => setOpen(!isOpen)}>
          {isOpen ? REPORT.fewer : REPORT.more(rows.length)}
        </button>
      )}
    </>
  );
}
