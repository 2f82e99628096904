import * as calls from '@tischlein/contract/calls';
import type { Quote } from '@tischlein/contract/shop';
import type { OrderChangeAnswer } from '@tischlein/domain/orders';
import { changeMoneyText, euro, isPaidInPerson } from '@tischlein/wording';
import { PROPOSED_CHANGE } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import type { PlacedOrder } from './use-live-order.ts';
import '../../styles/order-change.css';

interface ProposedChangeProps {
  readonly order: PlacedOrder;
  /** Of the change. */
  readonly id: string;
  /** Reads the order again. */
  readonly onAnswered: () => void;
}

/** Both versions of an order side by side, and the answer of its guest. */
export function ProposedChange({ order, id, onAnswered }: ProposedChangeProps) {
  const { shop } = useShop();
  const [busy, setBusy] = useState<OrderChangeAnswer | null>(null);
  const [problem, setProblem] = useState('');
  const [answered, setAnswered] = useState<OrderChangeAnswer | null>(null);
  const { value: current } = useRemote({
    key: `${order.id} ${id}`,
    first: order.change?.id === id ? order : undefined,
    read: async () => {
      const answer = await send(calls.getOrder, { params: { shop: shop.id, orderId: order.id } });
      return answer.ok ? { ...answer, value: answer.value.order } : answer;
    },
  });
  const change = current?.change ?? null;
  if (answered) return <Answered answer={answered} />;
  if (problem && order.changeId === null)
    return (
      <Notice kind="bad" icon="alert" role="alert">
        {problem}
      </Notice>
    );
  if (!current || !change || order.changeId === null) return null;
  const answer = async (how: OrderChangeAnswer): Promise<void> => {
    setBusy(how);
    const body = { change: change.id, token: readToken() };
    const result = await send(calls.answerOrderChange, {
      params: { shop: shop.id, orderId: order.id, answer: how },
      body,
    });
    setBusy(null);
    setProblem(result.ok ? '' : result.problem.message);
    if (result.ok) setAnswered(how);
    onAnswered();
  };
  const isOnline = order.paymentMethod !== null && !isPaidInPerson(order.paymentMethod);
  return (
    <section className="proposed-change" aria-labelledby="proposed-change-title">
      <h2 id="proposed-change-title">{PROPOSED_CHANGE.title}</h2>
      <p>{PROPOSED_CHANGE.reason(change.reason)}</p>
      <div className="proposed-versions">
        <Version title={PROPOSED_CHANGE.now} quote={current.quote} />
        <Version title={PROPOSED_CHANGE.then} quote={change.quote} />
      </div>
      {change.serveLabel && <p>{PROPOSED_CHANGE.time(change.serveLabel)}</p>}
      <p>
        <strong>{PROPOSED_CHANGE.difference(change.difference)}</strong>{' '}
        {changeMoneyText({ refund: change.refund, due: change.due, isOnline })}
      </p>
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      <p className="payment-ways proposed-ways">
        <BusyButton isBusy={busy === 'accept'} onClick={() => void answer('accept')}>
          {PROPOSED_CHANGE.accept}
        </BusyButton>
        <BusyButton kind="line" isBusy={busy === 'decline'} onClick={() => void answer('decline')}>
          {PROPOSED_CHANGE.decline}
        </BusyButton>
      </p>
      <p className="soft">{PROPOSED_CHANGE.until(timeInShop(change.expiresAt))}</p>
    </section>
  );
}

/** The buttons are gone: the answer takes the focus. */
function Answered({ answer }: { readonly answer: OrderChangeAnswer }) {
  return (
    <div className="notice" data-kind="good" role="status" tabIndex={-1} ref={focusOnMount}>
      <Icon name="check" />
      <div>{answer === 'accept' ? PROPOSED_CHANGE.accepted : PROPOSED_CHANGE.declined}</div>
    </div>
  );
}

function Version({ title, quote }: { readonly title: string; readonly quote: Quote }) {
  return (
    <div className="proposed-version">
      <h3>{title}</h3>
      <ul>
        {quote.lines.map(({ lineId, amount, name, dish, price }) => (
          <li key={lineId}>
            <span>
              {amount}× {[name, dish?.sizeName].filter(Boolean).join(', ')}
            </span>
            <span>{euro(price)}</span>
          </li>
        ))}
        {quote.freeItems.map(({ offerId, name }) => (
          <li key={offerId}>
            <span>1× {name}</span>
            <span>{PROPOSED_CHANGE.free}</span>
          </li>
        ))}
        <li className="proposed-total">
          <span>{PROPOSED_CHANGE.total}</span>
          <span>{euro(quote.steps.TOTAL)}</span>
        </li>
      </ul>
    </div>
  );
}

/** In the fragment of the mailed link, which is sent to no server. */
const readToken = (): string => new URLSearchParams(location.hash.slice(1)).get('aenderung') ?? '';
