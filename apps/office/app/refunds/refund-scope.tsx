import { Fragment } from 'react';
import type { OrderPayment } from '@tischlein/contract/office';
import { TextField } from '@tischlein/ui/field';
import { euro } from '@tischlein/wording';
import { REFUND } from '@tischlein/wording/office';
import type { RefundForm, RefundProblem } from './read-refund.ts';

interface RefundScopeProps {
  readonly payment: OrderPayment;
  readonly form: RefundForm;
  readonly problem: RefundProblem | null;
  readonly onChange: (part: Partial<RefundForm>) => void;
}

/** Chooses between a full refund, lines and an amount. */
export function RefundScope({ payment, form, problem, onChange }: RefundScopeProps) {
  const names = { whole: REFUND.whole(payment.refundable), lines: REFUND.lines, part: REFUND.part } as const;
  return (
    <fieldset className="reasons">
      <legend>{REFUND.what}</legend>
      {(['whole', 'lines', 'part'] as const).map((kind) => (
        <Fragment key={kind}>
          <label className="choice-row">
            <input type="radio" name="refund" checked={form.kind === kind} onChange={() => onChange({ kind })} />
            <span className="choice-name">{names[kind]}</span>
          </label>
          {kind === 'lines' && form.kind === kind && <LineChoice payment={payment} form={form} onChange={onChange} />}
        </Fragment>
      ))}
      {form.kind === 'part' && (
        <TextField
          label={REFUND.amount}
          help={REFUND.amountHelp(payment.refundable)}
          error={problem?.field === 'amount' ? problem.text : null}
          inputMode="decimal"
          autoComplete="off"
          value={form.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      )}
      {problem?.field === 'lines' && (
        <p className="field-error" role="alert">
          {problem.text}
        </p>
      )}
    </fieldset>
  );
}

function LineChoice({ payment, form, onChange }: Omit<RefundScopeProps, 'problem'>) {
  const { positions } = form;
  const toggle = (position: number): void =>
    onChange({
      positions: positions.includes(position)
        ? positions.filter((each) => each !== position)
        : [...positions, position],
    });
  return (
    <div className="refund-lines">
      {payment.lines
        .filter(({ left }) => left > 0)
        .map(({ position, name, left }) => (
          <label className="choice-row" key={position}>
            <input type="checkbox" checked={positions.includes(position)} onChange={() => toggle(position)} />
            <span className="choice-name">{name}</span>
            <span className="choice-price">{euro(left)}</span>
          </label>
        ))}
    </div>
  );
}
