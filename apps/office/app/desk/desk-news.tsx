import type { DeskOrder } from '@tischlein/contract/office';
import { DESK, newOrders, OFFICE_GROUP_NAMES } from '@tischlein/wording/office';
import { useDeferredValue } from 'react';
import { PageTitle } from '../frame/page-title.tsx';
import { isToStart } from './desk.ts';

interface DeskNewsProps {
  /** How many new orders wait. */
  readonly waiting: number;
  readonly cooking: readonly DeskOrder[];
  readonly now: number;
}

/**
 * The title of the tab and the announcement. They follow after the tickets: the browser hands both to other programs, which
 * takes time (`npm run bench -- desk`).
 */
export function DeskNews({ waiting, cooking, now }: DeskNewsProps) {
  const starting = cooking.filter((order) => isToStart(order, now)).map(({ number }) => DESK.startsNow(number));
  const announcement = useDeferredValue([waiting > 0 ? newOrders(waiting) : '', ...starting].join(' '));
  return (
    <>
      <PageTitle waiting={useDeferredValue(waiting)}>{OFFICE_GROUP_NAMES.today}</PageTitle>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
