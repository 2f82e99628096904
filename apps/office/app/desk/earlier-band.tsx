import { EARLIER as SAY } from '@tischlein/wording/office';
import { formatWeekdayAndTime } from '@tischlein/shop-time';
import { Suspense, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { loadLate } from '../ui/load-late.tsx';
import type { EarlierProps } from './earlier-dialog.tsx';

const EarlierDialog = loadLate(async () => (await import('./earlier-dialog.tsx')).EarlierDialog);

/** The orders of earlier days in one line, with one way to close them all. */
export function EarlierBand({ orders, ...props }: EarlierProps) {
  const [isOpen, setOpen] = useState(false);
  const last = orders.at(-1);
  return (
    <>
      {last && (
        <div className="desk-strip">
          <Icon name="clock" />
          <p>
            <strong>{SAY.open(orders.length)}</strong>{' '}
            {SAY.last(last.number, formatWeekdayAndTime(last.promisedAt ?? last.serveAt ?? last.placedAt))}
          </p>
          <button type="button" className="button button-line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {SAY.show}
          </button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <EarlierDialog orders={orders} {...props} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
