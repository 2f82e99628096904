import * as calls from '@tischlein/contract/calls';
import { TextField } from '@tischlein/ui/field';
import { PAYMENTS } from '@tischlein/wording/office';
import { type FormEvent, useRef, useState } from 'react';
import { send } from '../api/send.ts';
import { formatDateTime } from '../values/clock.ts';
import { MoneyPanel } from '../refunds/money-panel.tsx';
import { useMoney } from '../refunds/use-money.ts';

const { find: SAY } = PAYMENTS;

/** Finds an order of any day by number, shows its payment and allows refunds. */
export function FindOrder({ shop }: { readonly shop: string }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [orderId, setOrderId] = useState<string | null>(null);
  const searches = useRef(0);
  const find = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setOrderId(null);
    searches.current += 1;
    const search = searches.current;
    const number = typed.trim();
    if (!/^[1-9]\d{0,8}$/.test(number)) return setProblem(SAY.numberProblem);
    const answer = await send(calls.findOrderPayment, { params: { shop, number: Number(number) } });
    // Another number was searched since then.
    if (search !== searches.current) return;
    setProblem(answer.ok ? null : answer.problem.message);
    setOrderId(answer.ok ? answer.value.orderId : null);
  };
  return (
    <>
      <p className="soft">{SAY.help}</p>
      <form className="find-order" noValidate onSubmit={(event) => void find(event)}>
        <TextField
          label={SAY.number}
          error={problem}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="button button-line">
          {SAY.submit}
        </button>
      </form>
      {orderId && <FoundOrder key={orderId} shop={shop} orderId={orderId} />}
    </>
  );
}

function FoundOrder({ shop, orderId }: { readonly shop: string; readonly orderId: string }) {
  const money = useMoney(shop, orderId);
  const { payment } = money;
  return (
    <div
      role="group"
      aria-label={payment ? SAY.found(payment.number, payment.guestName, formatDateTime(payment.placedAt)) : ''}
    >
      {payment && (
        <p role="status">
          <strong>{SAY.found(payment.number, payment.guestName, formatDateTime(payment.placedAt))}</strong>
        </p>
      )}
      <MoneyPanel money={money} />
    </div>
  );
}
