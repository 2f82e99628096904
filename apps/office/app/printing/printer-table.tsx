import type { Printer } from '@tischlein/contract/office';
import { PRINTING } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { Table } from '../ui/table.tsx';
import { formatDateTime } from '@tischlein/shop-time';

interface PrinterActions {
  readonly shop: string;
  readonly mayEdit: boolean;
  readonly onTest: (printer: Printer) => void;
  /** null: there is no other printer. */
  readonly onMove: ((printer: Printer) => void) | null;
  readonly onChange: (printer: Printer) => void;
  readonly onRenew: (printer: Printer) => void;
  readonly onRemove: (printer: Printer) => void;
}

/** Every printer with its state and its tasks. */
export function PrinterTable({ printers, ...actions }: PrinterActions & { readonly printers: readonly Printer[] }) {
  const { columns } = PRINTING;
  return (
    <Table
      label={PRINTING.list}
      rows={printers}
      toKey={({ id }) => id}
      columns={[
        { name: columns.name, isHead: true, cell: namePrinter },
        { name: columns.state, cell: (printer) => <PrinterState printer={printer} /> },
        { name: columns.tasks, cell: listTasks },
        { name: PRINTING.edit, isNameHidden: true, cell: (printer) => <Buttons printer={printer} {...actions} /> },
      ]}
    />
  );
}

const namePrinter = ({ name, kind, host, port }: Printer) => (
  <>
    <strong>{name}</strong>
    <small>{host === null ? PRINTING.kinds[kind] : `${PRINTING.kinds[kind]}, ${host}:${port}`}</small>
  </>
);

const listTasks = ({ slips, copies }: Printer): string =>
  `${slips.map((slip) => PRINTING.slips[slip]).join(', ')}${copies > 1 ? `, ${copies}×` : ''}`;

function Buttons({ printer, shop, mayEdit, onMove, ...actions }: PrinterActions & { readonly printer: Printer }) {
  const { id, kind, name, waiting } = printer;
  return (
    <div className="row table-buttons">
      {kind === 'browser' && (
        <Link className="button button-line" to={`/${shop}?drucker=${id}`}>
          {PRINTING.printHere}
        </Link>
      )}
      <Button words={PRINTING.test} label={PRINTING.testPrinter(name)} onClick={() => actions.onTest(printer)} />
      {waiting > 0 && onMove && (
        <Button words={PRINTING.move} label={PRINTING.moveFrom(name)} onClick={() => onMove(printer)} />
      )}
      {mayEdit && (
        <>
          <Button words={PRINTING.edit} label={PRINTING.editPrinter(name)} onClick={() => actions.onChange(printer)} />
          {(kind === 'star' || kind === 'epson') && (
            <Button
              words={PRINTING.newAddress}
              label={PRINTING.newAddressLabel(name)}
              onClick={() => actions.onRenew(printer)}
            />
          )}
          <Button
            words={PRINTING.remove}
            label={PRINTING.removePrinter(name)}
            onClick={() => actions.onRemove(printer)}
            isQuiet
          />
        </>
      )}
    </div>
  );
}

interface ButtonProps {
  readonly words: string;
  readonly label: string;
  readonly onClick: () => void;
  readonly isQuiet?: true;
}

const Button = ({ words, label, onClick, isQuiet }: ButtonProps) => (
  <button
    type="button"
    className={isQuiet ? 'button button-quiet' : 'button button-line'}
    aria-label={label}
    onClick={onClick}
  >
    {words}
  </button>
);

function PrinterState({ printer: { isOnline, lastSeenAt, problem, waiting } }: { readonly printer: Printer }) {
  const kind = problem !== null || (lastSeenAt !== null && !isOnline) ? 'bad' : isOnline ? 'good' : undefined;
  return (
    <>
      <span className="state" data-kind={kind}>
        {problem !== null
          ? PRINTING.problems[problem]
          : lastSeenAt === null
            ? PRINTING.neverSeen
            : isOnline
              ? PRINTING.online
              : PRINTING.offlineSince(formatDateTime(lastSeenAt))}
      </span>
      {waiting > 0 && <small>{PRINTING.waiting(waiting)}</small>}
    </>
  );
}
