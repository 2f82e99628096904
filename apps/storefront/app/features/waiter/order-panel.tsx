import { EmptyState } from '@tischlein/ui/empty-state';
import { euro, TABLE } from '@tischlein/wording';
import { TABLE_DETAIL, TAKE, WAITER } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { useStore } from '@tischlein/ui/store';
import { useRef, useState } from 'react';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { SCROLL_REGION } from './scroll-region.ts';
import { type Confirmed, getBookings } from './bookings.ts';
import { NoteDialog } from './note-dialog.tsx';
import type { TakeActions } from './take-actions.ts';
import { TakenList } from './taken-list.tsx';
import { type DraftOrder, toJobs, useDraftOrder } from './use-draft-order.ts';
import { WaitingBookings } from './waiting-bookings.tsx';
import { WaiterIcon } from './waiter-icon.tsx';
import { FLOOR_PATH } from './waiter-paths.ts';
import { EMPTY_DRAFT, setDraft } from './waiter-state.ts';

interface OrderPanelProps {
  readonly table: number;
  readonly actions: TakeActions;
  /** null: the table cannot be changed here. */
  readonly onChangeTable: (() => void) | null;
  readonly onBooked?: (button: Element) => void;
}

/** The order of a table at the right, or in a sheet on phones. */
export function OrderPanel({ table, actions, onChangeTable, onBooked }: OrderPanelProps) {
  const order = useDraftOrder(table);
  const isNothing = order.count === 0 && order.draft.refunds.length === 0;
  return (
    <>
      {onChangeTable && (
        <div className="detail-head">
          <h2>{WAITER.table(table)}</h2>
          <button className="button button-quiet" type="button" onClick={onChangeTable}>
            {TAKE.change}
          </button>
        </div>
      )}
      <div {...SCROLL_REGION} aria-label={TAKE.order(table)}>
        {onChangeTable && <BookedState table={table} />}
        {isNothing && order.problems.length === 0 ? (
          <NothingTaken />
        ) : (
          <TakenList table={table} order={order} onEdit={actions.editLine} />
        )}
        {order.draft.note && <p className="booked-note">{order.draft.note}</p>}
      </div>
      <OrderFoot table={table} order={order} isNothing={isNothing} onBooked={onBooked} />
    </>
  );
}

/** What waits to be booked, and what was booked last. */
export const BookedState = ({ table }: { readonly table: number }) => (
  <>
    <Booked table={table} />
    <WaitingBookings table={table} />
  </>
);

/** What the server has just confirmed (S2 §4 'a waiter sees the message that the items were booked for the table'). */
function Booked({ table }: { readonly table: number }) {
  const { shop } = useShop();
  const confirmed = useStore(getBookings(shop.id).confirmed);
  if (confirmed?.job.table !== table) return null;
  return (
    <Notice kind="good" icon="check" role="status">
      <p>
        <strong>{TABLE.booked(table)}</strong> {describe(confirmed)}
      </p>
      <Link className="link-button" to={FLOOR_PATH}>
        {TABLE_DETAIL.back}
      </Link>
    </Notice>
  );
}

const describe = ({ job, atTill }: Confirmed): string =>
  job.kind === 'order' ? TAKE.sent(job.count, job.total) : TAKE.refundSent(job.total, atTill);

const NothingTaken = () => (
  <EmptyState icon={<WaiterIcon name="dome" />} level="h3" title={TAKE.nothing} text={TAKE.nothingHint} />
);

interface OrderFootProps {
  readonly table: number;
  readonly order: DraftOrder;
  readonly isNothing: boolean;
  readonly onBooked: ((button: Element) => void) | undefined;
}

function OrderFoot({ table, order, isNothing, onBooked }: OrderFootProps) {
  const { shop, menu } = useShop();
  const [isNoting, setNoting] = useState(false);
  const isStoring = useRef(false);
  const { draft, count, total, problems } = order;
  // Cleared only once the booking is stored, so that nothing is lost; a second tap in between books nothing.
  const book = (button: Element): void => {
    if (isStoring.current) return;
    isStoring.current = true;
    const queue = getBookings(shop.id);
    void queue.add(toJobs(table, menu, order), () => {
      queue.confirmed.set(null);
      setDraft(shop.id, table, EMPTY_DRAFT);
      isStoring.current = false;
      onBooked?.(button);
    });
  };
  const [gone] = problems;
  return (
    <div className="detail-foot">
      {!isNothing && (
        <p className="detail-total">
          <span>{TAKE.count(count)}</span>
          <strong>{euro(total)}</strong>
        </p>
      )}
      <div className="detail-book">
        <button className="button button-line" type="button" onClick={() => setNoting(true)}>
          {TAKE.note}
        </button>
        <button
          className="button button-main"
          type="button"
          aria-disabled={isNothing}
          onClick={(event) => isNothing || book(event.currentTarget)}
        >
          {gone && !isNothing ? TAKE.bookWithout(count, gone.item) : TAKE.bookFor(table)}
        </button>
      </div>
      {isNoting && (
        <NoteDialog
          title={TAKE.noteForKitchen}
          note={draft.note}
          onSave={(note) => setDraft(shop.id, table, { ...draft, note })}
          onClosed={() => setNoting(false)}
        />
      )}
    </div>
  );
}
