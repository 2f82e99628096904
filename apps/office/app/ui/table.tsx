import type { ReactNode } from 'react';
import './table.css';

/** A column of a table. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Names its row. */
  readonly isHead?: boolean;
  /** Its name is only spoken: that of a column with buttons. */
  readonly isNameHidden?: boolean;
  readonly isNumber?: boolean;
  /** For styles of this table. */
  readonly part?: string;
}

interface TableProps<Row> {
  /** The name of the table: spoken. */
  readonly label?: string | undefined;
  /** The name of the table: shown. */
  readonly caption?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly toKey: (row: Row, index: number) => string;
  /** For styles of the row. */
  readonly toState?: (row: Row) => string;
  /** The last row: a sum. */
  readonly foot?: Row | null | undefined;
  /** On phones: a list of values with their names, two of them in a row, still a table, or a layout of its own. */
  readonly onPhones?: 'list' | 'cards' | 'table' | 'own';
  /** The names of the columns are only spoken. */
  readonly isHeadHidden?: boolean;
  /** Small rows: figures. */
  readonly isDense?: boolean;
  /** The link of a row is as large as the row. */
  readonly isLinked?: boolean;
  /** A class for styles of this table. */
  readonly kind?: string;
}

/** A table of the office. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, caption, columns, rows, toKey, toState, foot, onPhones = 'list', kind } = props;
  const { isHeadHidden, isDense, isLinked } = props;
  return (
    <table
      className={kind === undefined ? 'data-table' : `data-table ${kind}`}
      aria-label={label}
      data-on-phones={onPhones}
      data-dense={isDense || undefined}
      data-linked={isLinked || undefined}
    >
      {caption !== undefined && <caption>{caption}</caption>}
      <thead className={isHeadHidden ? 'visually-hidden' : undefined}>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" {...toMarks(column)}>
              {column.isNameHidden ? <span className="visually-hidden">{column.name}</span> : column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={toKey(row, index)} data-state={toState?.(row)}>
            <Cells columns={columns} row={row} />
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            <Cells columns={columns} row={foot} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Cells<Row>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) {
  return columns.map((column) =>
    column.isHead ? (
      <th key={column.name} scope="row" {...toMarks(column)}>
        {column.cell(row)}
      </th>
    ) : (
      <td key={column.name} data-name={column.isNameHidden ? undefined : column.name} {...toMarks(column)}>
        {column.cell(row)}
      </td>
    ),
  );
}

const toMarks = <Row,>({ isNumber, part }: Column<Row>) => ({
  'data-number': isNumber || undefined,
  'data-part': part,
});
