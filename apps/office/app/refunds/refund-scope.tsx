import { Fragment } from 'react';
import type { OrderPayment } from '@tischlein/contract/office';
import { TextField } from '@tischlein/ui/field';
import { Stepper } from '@tischlein/ui/stepper';
import { euro } from '@tischlein/wording';
import { REFUND } from '@tischlein/wording/office';
import type { RefundForm, RefundProblem } from './read-refund.ts';
import '@tischlein/ui/styles/stepper.css';

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
  const choose = (position: number, count: number): void => {
    const others = [...form.units].filter(([each]) => each !== position);
    onChange({ units: new Map(count === 0 ? others : [...others, [position, count]]) });
  };
  return (
    <div className="refund-lines">
      {payment.lines
        .filter(({ left }) => left > 0)
        .map((line) => (
          <LineRow
            key={line.position}
            line={line}
            count={form.units.get(line.position) ?? 0}
            onCount={(count) => choose(line.position, count)}
          />
        ))}
      <p className="soft">{REFUND.reallyPaid}</p>
    </div>
  );
}

interface LineRowProps {
  readonly line: OrderPayment['lines'][number];
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** A line, and how many of its units; one at first. */
function LineRow({ line: { name, left, units }, count, onCount }: LineRowProps) {
  return (
    <div className="refund-line">
      <label className="choice-row">
        <input type="checkbox" checked={count > 0} onChange={() => onCount(count > 0 ? 0 : 1)} />
        <span className="choice-name">{name}</span>
        <span className="choice-price">{euro(units[count - 1] ?? left)}</span>
      </label>
      {count > 0 && units.length > 1 && (
        <Stepper
          count={count}
          least={1}
          most={units.length}
          words={REFUND.stepper(name)}
          valueText={REFUND.units(count, units.length)}
          onChange={onCount}
        />
      )}
    </div>
  );
}
