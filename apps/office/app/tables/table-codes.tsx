import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { TableCodes as Codes } from '@tischlein/contract/office';
import type { Table } from '@tischlein/domain/shop';
import { takeAnswer } from '@tischlein/ui/answer';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { QrCode } from '@tischlein/ui/qr-code';
import { useRemote } from '@tischlein/ui/use-remote';
import { TABLES } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';

interface TableCodesProps {
  readonly shop: string;
  /** As saved: new ones get their code when they are saved. */
  readonly tables: readonly Table[];
  readonly isChanged: boolean;
}

const { codes: SAY } = TABLES;

/** The QR code of each table, to print and to renew (S3 W6). */
export function TableCodes({ shop, tables, isChanged }: TableCodesProps) {
  const {
    value: codes = [],
    problem,
    refusal,
    write,
  } = useRemote<Codes>({
    key: `${shop} ${tables.map(({ number, area }) => `${number} ${area}`).join()}`,
    read: () => send(calls.listTableCodes, { params: { shop } }),
  });
  const [renewing, setRenewing] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const renew = async (table: number): Promise<void> => {
    const answer = await write(() => send(calls.renewTableCode, { params: { shop, table } }), takeAnswer);
    if (answer.ok) setMessage(SAY.renewed(table));
  };
  const close = (isConfirmed: boolean): void => {
    setRenewing(null);
    if (isConfirmed && renewing !== null) void renew(renewing);
  };
  return (
    <>
      <p className="soft">{SAY.help}</p>
      {isChanged && <p className="notice">{SAY.unsaved}</p>}
      <p role="status">{refusal || problem || message}</p>
      {codes.length === 0 ? <p className="soft">{SAY.none}</p> : <PrintAll shop={shop} />}
      <ul className="table-codes">
        {codes.map((code) => (
          <CodeCard key={code.table} shop={shop} code={code} onRenew={() => setRenewing(code.table)} />
        ))}
      </ul>
      {renewing !== null && (
        <ConfirmDialog
          title={SAY.confirm(renewing)}
          texts={[SAY.confirmHelp]}
          confirm={SAY.renew}
          cancel={SAY.cancel}
          mainAnswer="cancel"
          onClosed={close}
        />
      )}
    </>
  );
}

type Sheet = { readonly size: 'a4' | 'a6'; readonly tables?: string };

const toSheetAddress = (shop: string, query: Sheet): string =>
  buildAddress(calls.getTableSheet, { params: { shop }, query });

const PrintAll = ({ shop }: Pick<TableCodesProps, 'shop'>) => (
  <p className="row">
    <a className="button button-main" href={toSheetAddress(shop, { size: 'a6' })} target="_blank" rel="noreferrer">
      {SAY.printA6}
    </a>
    <a className="button button-line" href={toSheetAddress(shop, { size: 'a4' })} target="_blank" rel="noreferrer">
      {SAY.printA4}
    </a>
  </p>
);

interface CodeCardProps {
  readonly shop: string;
  readonly code: Codes[number];
  readonly onRenew: () => void;
}

function CodeCard({ shop, code: { table, area, address }, onRenew }: CodeCardProps) {
  return (
    <li className="table-code">
      <QrCode text={address} label={SAY.image(table)} />
      <h3>
        {TABLES.name(table)} <small>{area}</small>
      </h3>
      <a className="table-code-address" href={address} target="_blank" rel="noreferrer">
        {address.replace(/^https?:\/\//, '')}
      </a>
      <a
        className="link-button"
        href={toSheetAddress(shop, { size: 'a6', tables: String(table) })}
        target="_blank"
        rel="noreferrer"
        aria-label={SAY.labelPrint(table)}
      >
        {SAY.print}
      </a>
      <button type="button" className="link-button" aria-label={SAY.labelRenew(table)} onClick={onRenew}>
        {SAY.renew}
      </button>
    </li>
  );
}
