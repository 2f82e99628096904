import { type Booking, canTakeBack } from '@tischlein/domain/table';
import { euro } from '@tischlein/wording';
import { BOOKINGS, WAITER } from '@tischlein/wording/storefront';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { Icon } from '@tischlein/ui/icon';
import { useStore } from '@tischlein/ui/store';
import { useState } from 'react';
import { todayInShop } from '@tischlein/shop-time';
import { useShop } from '../../context/shop-context.ts';
import { getBookings } from './bookings.ts';
import type { Job } from './job.ts';
import { takeBack } from './use-draft-order.ts';

interface WaitingBookingsProps {
  /** null: of all tables. */
  readonly table: number | null;
}

/** Bookings that the server has not confirmed, each with its state and what to do. */
export function WaitingBookings({ table }: WaitingBookingsProps) {
  const { shop } = useShop();
  const queue = getBookings(shop.id);
  const all = useStore(queue.waiting);
  const sending = useStore(queue.sending);
  const shown = all.filter(({ job }) => table === null || job.table === table);
  if (shown.length === 0) return null;
  return (
    <section className="waiting" aria-label={BOOKINGS.title}>
      <h3>{BOOKINGS.title}</h3>
      <ul>
        {shown.map((booking) => (
          <WaitingBooking key={booking.key} booking={booking} isSending={sending?.key === booking.key} />
        ))}
      </ul>
    </section>
  );
}

interface WaitingBookingProps {
  readonly booking: Booking<Job>;
  readonly isSending: boolean;
}

function WaitingBooking({ booking, isSending }: WaitingBookingProps) {
  const { shop } = useShop();
  const [isAsking, setAsking] = useState(false);
  const queue = getBookings(shop.id);
  const { key, job, stopped } = booking;
  const retry = async (): Promise<void> => {
    await queue.change({ type: 'retry', key, date: todayInShop() });
    await queue.flush();
  };
  const back = async (): Promise<void> => {
    await queue.change({ type: 'remove', key });
    takeBack(shop.id, job);
  };
  return (
    <li className="waiting-booking" data-state={stopped ? 'stopped' : isSending ? 'sending' : 'waiting'}>
      <strong>{WAITER.table(job.table)}</strong>
      <span>{job.kind === 'refund' ? BOOKINGS.refund(job.total) : euro(job.total)}</span>
      <small>{job.words.join(', ')}</small>
      <span className="waiting-state">
        <Icon name={stopped ? 'alert' : isSending ? 'clock' : 'offline'} />
        {describeState(booking, isSending)}
      </span>
      <span className="waiting-tools">
        {stopped && stopped.reason !== 'signIn' && (
          <button className="link-button" type="button" onClick={() => void retry()}>
            {BOOKINGS.again}
          </button>
        )}
        {!isSending && canTakeBack(booking) ? (
          <button className="link-button" type="button" onClick={() => void back()}>
            {BOOKINGS.takeBack}
          </button>
        ) : (
          stopped?.reason === 'otherDay' && (
            <button className="link-button" type="button" onClick={() => setAsking(true)}>
              {BOOKINGS.discard}
            </button>
          )
        )}
      </span>
      {isAsking && (
        <ConfirmDialog
          title={BOOKINGS.discard}
          texts={[BOOKINGS.discardQuestion]}
          confirm={BOOKINGS.discard}
          cancel={BOOKINGS.cancel}
          onConfirm={() => void queue.change({ type: 'remove', key })}
          onClosed={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function describeState({ stopped }: Booking<Job>, isSending: boolean): string {
  if (!stopped) return isSending ? BOOKINGS.sending : BOOKINGS.waiting;
  if (stopped.reason === 'refused') return stopped.message;
  return stopped.reason === 'signIn' ? BOOKINGS.signIn : BOOKINGS.otherDay;
}
