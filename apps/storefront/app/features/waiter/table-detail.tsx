import type { OverviewTable, TableBillAnswer, WaiterTable } from '@tischlein/contract/shop';
import { euro } from '@tischlein/wording';
import { TABLE_DETAIL, WAITER } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useState } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { Link } from '../../browser/router.tsx';
import { SCROLL_REGION } from './scroll-region.ts';
import { BillRounds } from './bill-rounds.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { handFocusToHeading } from './step-heading.tsx';
import { useTable } from './use-table.ts';
import { WaiterIcon } from './waiter-icon.tsx';
import { FLOOR_PATH, splitPath, takePath } from './waiter-paths.ts';

interface TableDetailProps {
  readonly table: number;
  readonly seat: OverviewTable | undefined;
}

/** The chosen table: its rounds, the amount due, and the next steps. */
export function TableDetail({ table, seat }: TableDetailProps) {
  const live = useTable(table);
  const [dialog, setDialog] = useState<'history' | 'clear' | null>(null);
  const bill = live.value?.bill ?? null;
  const close = (): void => setDialog(null);
  return (
    <section className="floor-detail" aria-label={WAITER.table(table)}>
      <div className="detail-head">
        <Link className="icon-button detail-back" to={FLOOR_PATH} aria-label={TABLE_DETAIL.back}>
          <Icon name="back" />
        </Link>
        <h2>{WAITER.table(table)}</h2>
        {bill && (
          <button
            className="button button-quiet"
            type="button"
            ref={handFocusToHeading}
            onClick={() => setDialog('clear')}
          >
            {TABLE_DETAIL.clear}
          </button>
        )}
        {seat?.openedAt && <p>{TABLE_DETAIL.since(timeInShop(seat.openedAt))}</p>}
      </div>
      <div {...SCROLL_REGION} aria-label={TABLE_DETAIL.items}>
        <DetailBody value={live.value} problem={live.problem} />
      </div>
      <DetailFoot table={table} bill={bill} onHistory={() => setDialog('history')} />
      {dialog === 'history' && live.value && (
        <HistoryDialog table={table} bill={bill} onClear={() => setDialog('clear')} onClosed={close} />
      )}
      {dialog === 'clear' && bill && (
        <ClearDialog table={table} bill={bill} onCleared={() => void live.read()} onClosed={close} />
      )}
    </section>
  );
}

function DetailBody({ value, problem }: { readonly value: WaiterTable | undefined; readonly problem: string }) {
  if (!value && problem)
    return (
      <Notice kind="warn" icon="alert">
        {problem}
      </Notice>
    );
  if (!value) return <Skeleton />;
  if (!value.bill || value.bill.rounds.length === 0) return <p className="soft">{TABLE_DETAIL.free}</p>;
  return <BillRounds bill={value.bill} />;
}

interface DetailFootProps {
  readonly table: number;
  /** null: the table is free. */
  readonly bill: TableBillAnswer | null;
  readonly onHistory: () => void;
}

function DetailFoot({ table, bill, onHistory }: DetailFootProps) {
  return (
    <div className="detail-foot">
      {bill && <BesidesOpen bill={bill} />}
      {bill && bill.booked > 0 && (
        <>
          <p className="detail-total">
            <span>{TABLE_DETAIL.openOf(bill.booked)}</span>
            <strong>{euro(bill.due)}</strong>
          </p>
          <div className="detail-tools">
            <Link className="button button-line" to={splitPath(table)}>
              <Icon name="receipt" />
              {TABLE_DETAIL.pay}
            </Link>
            <Link className="button button-line" to={`${splitPath(table)}?umbuchen`}>
              <WaiterIcon name="move" />
              {TABLE_DETAIL.move}
            </Link>
            <button className="button button-line" type="button" onClick={onHistory}>
              <Icon name="clock" />
              {TABLE_DETAIL.history}
            </button>
          </div>
        </>
      )}
      <Link className="button button-main button-wide" to={takePath(table)}>
        <Icon name="plus" />
        {TABLE_DETAIL.take}
      </Link>
    </div>
  );
}

/** What guests are paying now, what waits for the waiter (S3 W14), and what the till pays back (S3 C42): none of it is open. */
const BesidesOpen = ({ bill: { reserved, waiting, paidBack } }: { readonly bill: TableBillAnswer }) =>
  [
    { name: TABLE_DETAIL.sumReserved, amount: reserved },
    { name: TABLE_DETAIL.sumWaiting, amount: waiting },
    { name: TABLE_DETAIL.payOut, amount: paidBack.till },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => (
      <p key={name} className="detail-beside">
        <span>{name}</span>
        <span>{euro(amount)}</span>
      </p>
    ));
