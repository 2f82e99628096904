import * as calls from '@tischlein/contract/calls';
import type { TableItemAnswer } from '@tischlein/contract/shop';
import { type Cents, subtract } from '@tischlein/domain';
import { readRefund } from '@tischlein/domain/table';
import { euro, refundProblemText } from '@tischlein/wording';
import { ALL_ITEMS, HISTORY } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { showToast } from '@tischlein/ui/toasts';
import { useId, useState } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import { useAttempt } from './use-attempt.ts';

interface ItemRowProps {
  readonly table: number;
  readonly item: TableItemAnswer;
  readonly mayRefund: boolean;
  readonly onSaved: () => void;
}

/** An item of a table with an editable refund, limited by its price, and a button that saves it. */
export function ItemRow({ table, item, mayRefund, onSaved }: ItemRowProps) {
  const { amount, dishName, price, refunded } = item;
  const errorId = useId();
  const [text, setText] = useState('');
  const { error, save, isBusy } = useRefund({ table, item, onSaved: () => (setText(''), onSaved()) });
  return (
    <tr>
      <td>
        <strong>{table}</strong>
      </td>
      <td>
        {amount}× {dishName}
        {refunded > 0 && <small className="booked-refund">{HISTORY.refunded(refunded)}</small>}
        {error && (
          <span className="field-error" id={errorId} role="alert">
            <Icon name="alert" />
            {error}
          </span>
        )}
      </td>
      <td className="item-price">{euro(price)}</td>
      <td>
        <input
          className="input"
          type="number"
          inputMode="decimal"
          min={0.01}
          max={subtract(price, refunded) / 100}
          step={0.01}
          autoComplete="off"
          placeholder="0,00"
          aria-label={ALL_ITEMS.refundFor(dishName, table)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={text}
          disabled={!mayRefund || refunded >= price}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </td>
      <td>
        <button
          className="button button-line"
          type="button"
          aria-label={ALL_ITEMS.saveFor(dishName, table)}
          disabled={text.trim() === '' || isBusy}
          onClick={() => void save(text)}
        >
          {ALL_ITEMS.save}
        </button>
      </td>
    </tr>
  );
}

function useRefund({ table, item, onSaved }: Omit<ItemRowProps, 'mayRefund'>) {
  const { shop } = useShop();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttempt();
  const refund = async (amount: Cents): Promise<void> => {
    setBusy(true);
    const params = { shop: shop.id, table };
    const body = { refunds: [{ line: item.id, amount }] };
    const answer = await attempt([table, body], (key) =>
      send(calls.refundTableItems, { params, headers: { 'idempotency-key': key }, body }),
    );
    setBusy(false);
    if (!answer.ok) return setError(answer.problem.message);
    showToast({ icon: 'check', text: ALL_ITEMS.saved(amount, item.dishName, answer.value.paidBack.till) });
    onSaved();
  };
  const save = async (text: string): Promise<void> => {
    const read = readRefund(text, subtract(item.price, item.refunded));
    setError(read.ok ? '' : refundProblemText(read.problem));
    if (read.ok) await refund(read.value);
  };
  return { error, save, isBusy };
}
