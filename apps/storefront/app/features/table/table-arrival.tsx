import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import { readTableNumber } from '@tischlein/domain/table';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Notice } from '@tischlein/ui/notice';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useRemote } from '@tischlein/ui/use-remote';
import { TABLE } from '@tischlein/wording';
import { TABLE_ARRIVAL } from '@tischlein/wording/storefront';
import { useId, useState } from 'react';
import { send } from '../../api/send.ts';
import { useClock, useShop } from '../../context/shop-context.ts';
import { changeSeat } from '../../guest/change-seat.ts';
import { canServeTable } from '../../table/can-serve-table.ts';
import { getTableRemote } from '../../table/guest-table.ts';
import { keepTableName, readTableName } from '../../table/kept-for-today.ts';
import { NumberDialog } from './number-dialog.tsx';
import { NumberForm } from './number-form.tsx';

interface TableArrivalProps {
  /** '7' of '?tisch=7'; 'alt': an outdated code; anything else: no number yet. */
  readonly asked: string;
  /** The guest sits at the table, or continues without one. */
  readonly onDone: () => void;
}

/** A number, and whether its code was scanned. */
interface FoundTable {
  readonly table: number;
  readonly isScanned: boolean;
}

/** After a code was scanned, or to type a number: the table is the largest thing on the screen. */
export function TableArrival({ asked, onDone }: TableArrivalProps) {
  const { shop, guest } = useShop();
  const number = readTableNumber(asked);
  const [changed, setChanged] = useState<FoundTable | null>(null);
  const [isChanging, setChanging] = useState(false);
  const scanned = useRemote<FoundTable>({
    key: `${shop.id} ${String(number)}`,
    read: number === null ? null : () => findScanned(shop.id, number),
  });
  const found = changed ?? scanned.value;
  const sit = (table: number): void => {
    changeSeat(guest, shop.id, table);
    onDone();
  };
  const change = (table: number): void => setChanged({ table, isScanned: false });
  return (
    <>
      {found ? (
        <Question key={found.table} found={found} onSeated={sit} onChange={() => setChanging(true)} />
      ) : number === null ? (
        <NoNumber isOutdated={asked === 'alt'} onNumber={change} onDone={onDone} />
      ) : (
        <div className="arrive-words">
          <noscript>{TABLE_ARRIVAL.noScript}</noscript>
          <Skeleton />
        </div>
      )}
      {isChanging && <NumberDialog first={found?.table ?? 0} onNumber={change} onClosed={() => setChanging(false)} />}
    </>
  );
}

/** Asks the server whether this table's code was scanned. */
async function findScanned(shop: string, table: number): Promise<ApiResult<FoundTable>> {
  const answer = await send(calls.getGuestTable, { params: { shop } });
  const isScanned = answer.ok && answer.value.table === table && answer.value.access === 'scanned';
  if (isScanned) getTableRemote(shop).set({ kind: 'current', table: answer.value });
  return { ok: true, value: { table, isScanned } };
}

interface NoNumberProps {
  readonly isOutdated: boolean;
  readonly onNumber: (table: number) => void;
  readonly onDone: () => void;
}

function NoNumber({ isOutdated, onNumber, onDone }: NoNumberProps) {
  const formId = useId();
  return (
    <>
      <div className="arrive-words">
        <h1 tabIndex={-1}>{isOutdated ? TABLE_ARRIVAL.outdated : TABLE.choose}</h1>
        {isOutdated && <p>{TABLE_ARRIVAL.outdatedText}</p>}
        <NumberForm formId={formId} onNumber={onNumber} />
      </div>
      <div className="arrive-foot">
        <button className="button button-main" type="submit" form={formId}>
          {TABLE_ARRIVAL.ok}
        </button>
        <button className="button button-line" type="button" onClick={onDone}>
          {TABLE_ARRIVAL.notHere}
        </button>
      </div>
    </>
  );
}

interface QuestionProps {
  readonly found: FoundTable;
  readonly onSeated: (table: number) => void;
  readonly onChange: () => void;
}

function Question({ found: { table, isScanned }, onSeated, onChange }: QuestionProps) {
  const { shop } = useShop();
  const { period } = useClock();
  const [name, setName] = useState(() => readTableName(shop.id));
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const isClosed = !canServeTable(period);
  const sit = async (): Promise<void> => {
    if (isSending) return;
    keepTableName(shop.id, name.trim());
    if (isScanned) return onSeated(table);
    setSending(true);
    const answer = await send(calls.chooseTable, { params: { shop: shop.id }, body: { table } });
    setSending(false);
    if (!answer.ok) return setProblem(answer.problem.message);
    getTableRemote(shop.id).set({ kind: 'current', table: answer.value });
    return onSeated(table);
  };
  return (
    <>
      <div className="arrive-words">
        <h1 className="table-mark" tabIndex={-1} ref={focusOnMount}>
          <span>{isScanned ? TABLE_ARRIVAL.youSitAt : TABLE_ARRIVAL.isItOn}</span>{' '}
          <strong>{isScanned ? table : `${String(table)}?`}</strong>
        </h1>
        {isClosed && (
          <Notice kind="warn" icon="clock">
            <strong>{TABLE_ARRIVAL.closed}</strong>
            <p>{TABLE_ARRIVAL.closedText(period.sticker)}</p>
          </Notice>
        )}
        {!isScanned && <p>{TABLE_ARRIVAL.payFirst}</p>}
        <TextField
          label={TABLE_ARRIVAL.name}
          remark={TABLE_ARRIVAL.optional}
          help={TABLE_ARRIVAL.nameHelp}
          name="name"
          autoComplete="given-name"
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {problem && (
          <Notice kind="bad" icon="alert" role="alert">
            {problem}
          </Notice>
        )}
      </div>
      <div className="arrive-foot">
        <button className="button button-main" type="button" aria-busy={isSending} onClick={() => void sit()}>
          {isClosed ? TABLE_ARRIVAL.toMenu : TABLE_ARRIVAL.yes(table)}
        </button>
        <button className="button button-line" type="button" onClick={onChange}>
          {isScanned ? TABLE_ARRIVAL.otherTable : TABLE_ARRIVAL.changeNumber}
        </button>
      </div>
    </>
  );
}
