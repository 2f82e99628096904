import type { GuestTable, TableBillAnswer } from '@tischlein/contract/shop';
import { NO_CENTS } from '@tischlein/domain';
import { type BillState, findBillState } from '@tischlein/domain/table';
import { EmptyState } from '@tischlein/ui/empty-state';
import { Icon } from '@tischlein/ui/icon';
import { OUR_TABLE, TABLE_ARRIVAL, TABLE_MENU } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { Link, useRouter } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { CHOOSE_TABLE_PATH, PATHS } from '../../shop/paths.ts';
import { useReturnedPart } from '../../payment/use-returned-part.ts';
import { getTableRemote } from '../../table/guest-table.ts';
import { leaveTable } from '../../table/leave-table.ts';
import { CallDialog } from './call-dialog.tsx';
import { CallNotice } from './call-notice.tsx';
import { Cooking } from './cooking.tsx';
import { Rounds } from './rounds.tsx';
import { TableSums } from './table-sums.tsx';

/** The orders of the table, when they come, and the open amount. */
export function OurTable({ table }: { readonly table: GuestTable }) {
  const { shop } = useShop();
  useReturnedPart(() => void getTableRemote(shop.id).read());
  const { bill } = table;
  if (table.access === 'typed') return <TypedTable />;
  return !bill || bill.rounds.length === 0 ? <NothingYet table={table} /> : <Ordered table={table} bill={bill} />;
}

function Ordered({ table, bill }: { readonly table: GuestTable; readonly bill: TableBillAnswer }) {
  return (
    <div className="table-columns">
      <div className="table-main">
        <CallNotice call={table.call} now={table.now} />
        <Cooking table={table} />
        <Settled table={table.table} state={findBillState(bill)} />
        <Rounds bill={bill} />
      </div>
      <aside className="table-aside">
        <BillSums bill={bill} />
        <div className="table-ways">
          {bill.due > 0 && (
            <Link className="button button-main" to={PATHS.tableBill}>
              {OUR_TABLE.bill}
            </Link>
          )}
          <Link className="button button-line" to={PATHS.start}>
            {OUR_TABLE.more}
          </Link>
        </div>
        <CallButton table={table} />
        <p className="soft">{OUR_TABLE.everybody(table.table)}</p>
        <LeaveWays />
      </aside>
    </div>
  );
}

/** Nothing of the table is open, being paid, or waiting for the waiter. */
function Settled({ table, state }: { readonly table: number; readonly state: BillState }) {
  if (state !== 'paid' && state !== 'handedOver') return null;
  const { title, help } = OUR_TABLE.settledTable[state];
  return (
    <p className="table-paid" role="status">
      <Icon name="check" />
      <span>
        <strong>{title(table)}</strong>
        <small>{help}</small>
      </span>
    </p>
  );
}

function BillSums({ bill }: { readonly bill: TableBillAnswer }) {
  const rows = [
    { name: OUR_TABLE.sumPaid, amount: bill.paid },
    { name: OUR_TABLE.sumHandedOver, amount: bill.handedOver },
    { name: OUR_TABLE.sumReserved, amount: bill.reserved },
    { name: OUR_TABLE.sumWaiting, amount: bill.waiting },
  ].filter(({ amount }) => amount > 0);
  return <TableSums rows={rows} total={{ name: OUR_TABLE.sumOpen, amount: bill.due }} />;
}

function NothingYet({ table }: { readonly table: GuestTable }) {
  return (
    <div className="table-main">
      <CallNotice call={table.call} now={table.now} />
      <EmptyState icon={<Icon name="waiter" />} title={OUR_TABLE.empty} text={OUR_TABLE.emptyHelp(table.table)}>
        <Link className="button button-main" to={PATHS.start}>
          {OUR_TABLE.toMenu}
        </Link>
      </EmptyState>
      <CallButton table={table} />
      <LeaveWays />
    </div>
  );
}

/** With a typed number there is no bill: it may be anyone's (S3 W4, W7). */
function TypedTable() {
  return (
    <div className="table-main">
      <EmptyState icon={<Icon name="code" />} title={OUR_TABLE.typed} text={OUR_TABLE.typedHelp}>
        <Link className="button button-main" to={PATHS.start}>
          {OUR_TABLE.toMenu}
        </Link>
      </EmptyState>
      <LeaveWays />
    </div>
  );
}

function CallButton({ table }: { readonly table: GuestTable }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {table.access === 'scanned' && (
        <button
          className="button button-line button-wide"
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="bell" />
          {TABLE_MENU.callWaiter}
        </button>
      )}
      {isOpen && <CallDialog due={table.bill?.due ?? NO_CENTS} onClosed={() => setOpen(false)} />}
    </>
  );
}

function LeaveWays() {
  const page = useShop();
  const { goTo } = useRouter();
  const leave = (): void => {
    leaveTable(page);
    goTo(PATHS.start);
  };
  return (
    <p className="table-leave">
      <Link className="link-button" to={CHOOSE_TABLE_PATH}>
        {TABLE_ARRIVAL.otherTable}
      </Link>
      <button className="link-button" type="button" onClick={leave}>
        {OUR_TABLE.leave}
      </button>
    </p>
  );
}
