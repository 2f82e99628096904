import * as calls from '@tischlein/contract/calls';
import type { Cents } from '@tischlein/domain';
import { GUEST_CALLS, type GuestCall } from '@tischlein/domain/table';
import { announce } from '@tischlein/ui/announce';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { Icon } from '@tischlein/ui/icon';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { Notice } from '@tischlein/ui/notice';
import { euro } from '@tischlein/wording';
import { guestCallText, TABLE_MENU, WAITER_CALL } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import { getTableRemote } from '../../table/guest-table.ts';

const ICONS: Readonly<Record<GuestCall, IconName>> = {
  come: 'waiter',
  cutlery: 'cutlery',
  water: 'glass',
  billCash: 'cash',
  billCard: 'card',
};

const isAboutBill = (kind: GuestCall): boolean => kind === 'billCash' || kind === 'billCard';

interface CallDialogProps {
  /** Due at this table. */
  readonly due: Cents;
  readonly onClosed: () => void;
}

/** Calls the waiter for one of a few reasons. */
export function CallDialog({ due, onClosed }: CallDialogProps) {
  const { id: shop } = useShop().shop;
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState<GuestCall | null>(null);
  const call = async (kind: GuestCall, button: Element): Promise<void> => {
    if (sent) return;
    setSent(kind);
    const answer = await send(calls.callWaiter, { params: { shop }, body: { kind } });
    setSent(null);
    if (!answer.ok) return setProblem(answer.problem.message);
    getTableRemote(shop).set({ kind: 'current', table: answer.value });
    announce(WAITER_CALL.called);
    return closeContainingDialog(button);
  };
  return (
    <Dialog title={WAITER_CALL.title} kind="call-dialog" onClosed={onClosed}>
      <div className="dialog-body">
        {problem && (
          <Notice kind="bad" icon="alert" role="alert">
            {problem}
          </Notice>
        )}
        <ul className="call-list">
          {GUEST_CALLS.filter((kind) => due > 0 || !isAboutBill(kind)).map((kind) => (
            <li key={kind}>
              <button
                type="button"
                aria-busy={sent === kind || undefined}
                onClick={(event) => void call(kind, event.currentTarget)}
              >
                <Icon name={ICONS[kind]} />
                <span>
                  {guestCallText(kind)}
                  {isAboutBill(kind) && <small>{TABLE_MENU.open(euro(due))}</small>}
                </span>
                <Icon name="next" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
