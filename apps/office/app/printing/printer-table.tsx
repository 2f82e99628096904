import type { Printer } from '@tischlein/contract/office';
import { PRINTING } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { formatDateTime } from '../values/clock.ts';

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
    <table className="team-table printer-table" aria-label={PRINTING.list}>
      <thead>
        <tr>
          {[columns.name, columns.state, columns.tasks].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{PRINTING.edit}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {printers.map((printer) => (
          <PrinterRow key={printer.id} printer={printer} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

function PrinterRow({ printer, shop, mayEdit, onMove, ...actions }: PrinterActions & { readonly printer: Printer }) {
  const { id, kind, name, slips, copies, host, port, waiting } = printer;
  return (
    <tr>
      <td>
        <strong>{name}</strong>
        <small>{host === null ? PRINTING.kinds[kind] : `${PRINTING.kinds[kind]}, ${host}:${port}`}</small>
      </td>
      <td>
        <PrinterState printer={printer} />
      </td>
      <td>
        {slips.map((slip) => PRINTING.slips[slip]).join(', ')}
        {copies > 1 && `, ${copies}×`}
      </td>
      <td className="team-buttons">
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
            <Button
              words={PRINTING.edit}
              label={PRINTING.editPrinter(name)}
              onClick={() => actions.onChange(printer)}
            />
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
      </td>
    </tr>
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
      <span className="printer-state" data-kind={kind}>
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
