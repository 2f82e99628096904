import * as calls from '@tischlein/contract/calls';
import type { ClosedOrders, DeskOrder } from '@tischlein/contract/office';
import { BusyButton } from '@tischlein/ui/busy-button';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { Notice } from '@tischlein/ui/notice';
import { deskStatus, EARLIER as SAY, formatDestination, obstacleText } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { Icon } from '../ui/icon.tsx';
import type { LiveDesk } from './use-desk.ts';

export interface EarlierProps {
  /** Still open although their day is over, oldest first. */
  readonly orders: readonly DeskOrder[];
  /** By id; empty: all orders of the desk are of one shop. */
  readonly shopNames: ReadonlyMap<string, string>;
  readonly changeOrders: LiveDesk['changeOrders'];
  readonly onChoose: (order: DeskOrder) => void;
}

interface EarlierDialogProps extends EarlierProps {
  readonly onClosed: () => void;
}

/** Names the open orders of earlier days and closes all of them; those that need a look stay, each with the reason. */
export function EarlierDialog({ orders, shopNames, changeOrders, onChoose, onClosed }: EarlierDialogProps) {
  const { isBusy, problems, left, closed, close } = useClosing(changeOrders);
  const reasons = new Map(left.map(({ id, obstacle }) => [id, obstacle]));
  const leftCount = orders.filter(({ id }) => reasons.has(id)).length;
  const foot =
    orders.length > leftCount ? (
      <BusyButton isBusy={isBusy} isWide onClick={() => void close(orders)}>
        {SAY.closeAll(orders.length - leftCount)}
      </BusyButton>
    ) : undefined;
  return (
    <Dialog title={SAY.title} onClosed={onClosed} foot={foot}>
      <div className="dialog-body stack">
        {closed > 0 ? (
          <Notice kind="good" icon="check" role="status">
            {SAY.closed(closed)}
          </Notice>
        ) : (
          <p className="soft">{orders.length > 0 ? SAY.help : SAY.none}</p>
        )}
        {leftCount > 0 && <p>{SAY.left(leftCount)}</p>}
        {problems.map(({ shop, message }) => (
          <Notice key={shop} kind="bad" icon="alert" role="alert">
            {[shopNames.get(shop), message].filter(Boolean).join(': ')}
          </Notice>
        ))}
        <ul className="lines" aria-label={SAY.list}>
          {orders.map((order) => (
            <li key={order.id}>
              <EarlierRow
                order={order}
                shopName={shopNames.get(order.shop) ?? null}
                reason={obstacleText(reasons.get(order.id))}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface ShopProblem {
  readonly shop: string;
  readonly message: string;
}

/** Orders of one call: a restaurant that only prints may have left hundreds open. */
const MOST_AT_ONCE = 100;

/** Closes the orders shop by shop, and keeps which ones were left and which shops refused. */
function useClosing(changeOrders: LiveDesk['changeOrders']) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly ShopProblem[]>([]);
  const [left, setLeft] = useState<ClosedOrders['left']>([]);
  const [closed, setClosed] = useState(0);
  const closeSome = (shop: string, orders: readonly string[]): Promise<string | null> =>
    changeOrders(async () => {
      const answer = await send(calls.closeEarlierOrders, { params: { shop }, body: { orders: [...orders] } });
      if (!answer.ok) return answer;
      setLeft((before) => [...before.filter(({ id }) => !orders.includes(id)), ...answer.value.left]);
      setClosed((before) => before + answer.value.closed.length);
      return { ...answer, value: answer.value.closed };
    });
  const closeIn = async (shop: string, orders: readonly string[]): Promise<string | null> => {
    for (let start = 0; start < orders.length; start += MOST_AT_ONCE) {
      const message = await closeSome(shop, orders.slice(start, start + MOST_AT_ONCE));
      if (message !== null) return message;
    }
    return null;
  };
  const close = async (orders: readonly DeskOrder[]): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblems([]);
    for (const [shop, own] of Map.groupBy(orders, (order) => order.shop)) {
      const ids = own.map(({ id }) => id);
      const message = await closeIn(shop, ids);
      if (message !== null) setProblems((before) => [...before, { shop, message }]);
    }
    setBusy(false);
  };
  return { isBusy, problems, left, closed, close };
}

interface EarlierRowProps extends Pick<EarlierProps, 'onChoose'> {
  readonly order: DeskOrder;
  readonly shopName: string | null;
  /** Why it was left; '': it was not. */
  readonly reason: string;
}

function EarlierRow({ order, shopName, reason, onChoose }: EarlierRowProps) {
  const open = (button: Element): void => {
    closeContainingDialog(button);
    onChoose(order);
  };
  return (
    <button type="button" className="earlier-row" onClick={({ currentTarget }) => open(currentTarget)}>
      <span>
        <strong>{order.number}</strong> {formatDestination(order)}
        <small>
          {[shopName, order.dueLabel, deskStatus(order.status, order.deliveryType)].filter(Boolean).join(' · ')}
        </small>
        {reason && <small data-kind="bad">{reason}</small>}
      </span>
      <Icon name="next" />
    </button>
  );
}
