import * as calls from '@tischlein/contract/calls';
import { TextField } from '@tischlein/ui/field';
import { latestOnly } from '@tischlein/ui/in-order';
import { PAYMENTS } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
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
  const [latest] = useState(latestOnly);
  const find = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setOrderId(null);
    const number = typed.trim();
    const applyResult = latest((result: { readonly orderId: string | null; readonly problem: string | null }) => {
      setProblem(result.problem);
      setOrderId(result.orderId);
    });
    if (!/^[1-9]\d{0,8}$/.test(number)) return applyResult({ orderId: null, problem: SAY.numberProblem });
    const answer = await send(calls.findOrderPayment, { params: { shop, number: Number(number) } });
    applyResult(
      answer.ok ? { orderId: answer.value.orderId, problem: null } : { orderId: null, problem: answer.problem.message },
    );
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
