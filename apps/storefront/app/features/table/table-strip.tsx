import { NO_CENTS } from '@tischlein/domain';
import type { GuestTable, TableBillAnswer } from '@tischlein/contract/shop';
import { isCalledOff } from '@tischlein/domain/orders';
import { findBillState } from '@tischlein/domain/table';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { useFromStore } from '@tischlein/ui/store';
import { euro } from '@tischlein/wording';
import { OUR_TABLE, table as tableName, TABLE_ARRIVAL, TABLE_MENU } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { Link } from '../../browser/router.tsx';
import { useClock, useShop } from '../../context/shop-context.ts';
import { canServeTable } from '../../table/can-serve-table.ts';
import { PATHS } from '../../shop/paths.ts';
import { useReturnedPart } from '../../payment/use-returned-part.ts';
import { findTable, useGuestTable } from '../../table/guest-table.ts';
import { useSeat } from '../../table/use-seat.ts';
import { CallDialog } from './call-dialog.tsx';
import { CallNotice } from './call-notice.tsx';
import { findExpectedTime } from './expected-time.ts';
import '../../styles/table.css';

/** Above the menu: a link to the table with expected time and open amount, and the call for the waiter. */
export function TableStrip() {
  const { guest } = useShop();
  const number = useFromStore(guest.options, (options) => options.table ?? 0);
  const { period } = useClock();
  const { value: state, read } = useGuestTable();
  const [isCalling, setCalling] = useState(false);
  useSeat(state);
  useReturnedPart(() => void read());
  const table = findTable(state);
  return (
    <>
      <nav className="table-strip" aria-label={tableName(number)}>
        <Link to={PATHS.table}>
          <Icon name="flame" />
          <span>
            <strong>{TABLE_MENU.ourTable}</strong>
            <small>{table && describeTable(table)}</small>
          </span>
          <Icon name="next" />
        </Link>
        {table?.access === 'scanned' && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={TABLE_MENU.callWaiter}
            onClick={() => setCalling(true)}
          >
            <Icon name="bell" />
            <span>{TABLE_MENU.call}</span>
          </button>
        )}
      </nav>
      {table?.call && <CallNotice call={table.call} now={table.now} />}
      {!canServeTable(period) && (
        <div className="call-notice">
          <Notice kind="warn" icon="clock" role="status">
            <strong>{TABLE_ARRIVAL.closed}</strong>
            <p>{TABLE_ARRIVAL.closedText(period.sticker)}</p>
          </Notice>
        </div>
      )}
      {isCalling && <CallDialog due={table?.bill?.due ?? NO_CENTS} onClosed={() => setCalling(false)} />}
    </>
  );
}

/** 'in 12 Min. · 65,90 € offen · wartet auf die Bedienung' */
function describeTable(table: GuestTable): string {
  const { bill } = table;
  if (table.access === 'typed') return TABLE_MENU.payNow;
  if (!bill || bill.rounds.length === 0) return TABLE_MENU.nothingYet;
  const expected = findExpectedTime(table);
  const when =
    expected &&
    (expected.minutes === null ? TABLE_MENU.atClock(expected.label) : TABLE_MENU.inMinutes(expected.minutes));
  const [latest] = bill.rounds;
  const declined = latest?.waitsForWaiter && isCalledOff(latest.status) && TABLE_MENU.declined;
  const waiting = bill.waiting > 0 && OUR_TABLE.waiting(euro(bill.waiting));
  return [when, declined, describeMoney(bill), waiting].filter(Boolean).join(' · ');
}

function describeMoney(bill: TableBillAnswer): string {
  switch (findBillState(bill)) {
    case 'open':
      return TABLE_MENU.open(euro(bill.due));
    case 'paying':
      return OUR_TABLE.sumReserved;
    case 'paid':
      return TABLE_MENU.paid;
    case 'handedOver':
      return TABLE_MENU.nothingOpen;
    case 'waiting':
    case 'nothing':
      return '';
  }
}
