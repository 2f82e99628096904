import { BOOKINGS, FLOOR } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { useStore } from '@tischlein/ui/store';
import { useState } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { useShop } from '../../context/shop-context.ts';
import { Alarm } from './alarms.tsx';
import { getBookings } from './bookings.ts';
import { type FloorState, getFloor } from './overview.ts';
import { WaitingBookings } from './waiting-bookings.tsx';

interface ServiceNoticesProps {
  readonly state: FloorState | undefined;
  readonly isConnected: boolean;
}

/** What a waiter has to know on every page: no connection, bookings that wait, tables that are not refreshed. */
export function ServiceNotices({ state, isConnected }: ServiceNoticesProps) {
  const { shop } = useShop();
  const { resume } = getFloor(shop.id);
  const seen = state?.seen ?? null;
  const isStopped = state?.kind === 'stopped';
  return (
    <div className="floor-notices">
      <BookingAlarm isConnected={isConnected && !isStopped} since={seen?.at ?? null} />
      {isStopped && (
        <div role="alert">
          <Notice kind="warn" icon="offline">
            <p>
              <strong>{FLOOR.stopped}.</strong> {seen && FLOOR.lastSeen(toTime(seen.at))}
            </p>
            <button className="button button-line" type="button" onClick={resume}>
              {FLOOR.resume}
            </button>
          </Notice>
        </div>
      )}
    </div>
  );
}

interface BookingAlarmProps {
  readonly isConnected: boolean;
  /** When the tables were last seen, in milliseconds; null: never. */
  readonly since: number | null;
}

function BookingAlarm({ isConnected, since }: BookingAlarmProps) {
  const { shop } = useShop();
  const queue = getBookings(shop.id);
  const bookings = useStore(queue.waiting);
  const [isOpen, setOpen] = useState(false);
  const stopped = bookings.filter((booking) => booking.stopped).length;
  const sending = useStore(queue.sending);
  // The first attempt is the usual way: a line that comes and goes would move the page under the thumb.
  const waiting = bookings.filter(
    ({ key, attempts, stopped: why }) => !why && attempts > (key === sending?.key ? 1 : 0),
  ).length;
  if (isConnected && stopped === 0 && waiting === 0) return null;
  const texts = [stopped > 0 ? BOOKINGS.stopped(stopped) : '', waiting > 0 ? BOOKINGS.summary(waiting) : ''];
  const title = isConnected ? BOOKINGS.title : since === null ? FLOOR.offline : FLOOR.offlineSince(toTime(since));
  return (
    <div role="alert">
      <Alarm title={title} text={texts.filter(Boolean).join(' ') || FLOOR.goOnOffline} isOffline>
        {bookings.length > 0 && (
          <span className="alarm-buttons">
            <button className="button" type="button" onClick={() => void queue.flush()}>
              {BOOKINGS.send}
            </button>
            <button className="link-button" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {BOOKINGS.show}
            </button>
          </span>
        )}
      </Alarm>
      {isOpen && <WaitingBookings table={null} />}
    </div>
  );
}

const toTime = (ms: number): string => timeInShop(ms);
