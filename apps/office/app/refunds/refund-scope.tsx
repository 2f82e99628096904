import { Fragment } from 'react';
import type { OrderPayment } from '@tischlein/contract/office';
import { TextField } from '@tischlein/ui/field';
import type { FormState } from '@tischlein/ui/form-state';
import { Stepper } from '@tischlein/ui/stepper';
import { euro } from '@tischlein/wording';
import { REFUND } from '@tischlein/wording/office';
import type { RefundForm } from './read-refund.ts';
import '@tischlein/ui/styles/stepper.css';

interface RefundScopeProps {
  readonly payment: OrderPayment;
  readonly form: FormState<RefundForm>;
}

/** Chooses between a full refund, lines and an amount. */
export function RefundScope({ payment, form }: RefundScopeProps) {
  const names = { whole: REFUND.whole(payment.refundable), lines: REFUND.lines, part: REFUND.part } as const;
  const chosen = form.values.kind;
  const { error } = form.field('units');
  return (
    <fieldset className="reasons">
      <legend>{REFUND.what}</legend>
      {(['whole', 'lines', 'part'] as const).map((kind) => (
        <Fragment key={kind}>
          <label className="choice-row">
            <input type="radio" name="refund" checked={chosen === kind} onChange={() => form.set({ kind })} />
            <span className="choice-name">{names[kind]}</span>
          </label>
          {kind === 'lines' && chosen === kind && <LineChoice payment={payment} form={form} />}
        </Fragment>
      ))}
      {chosen === 'part' && (
        <TextField
          label={REFUND.amount}
          help={REFUND.amountHelp(payment.refundable)}
          inputMode="decimal"
          autoComplete="off"
          {...form.text('amount')}
        />
      )}
      {chosen === 'lines' && error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function LineChoice({ payment, form }: RefundScopeProps) {
  const { value: counts, onChange } = form.field('units');
  const choose = (position: number, count: number): void => {
    const others = [...counts].filter(([each]) => each !== position);
    onChange(new Map(count === 0 ? others : [...others, [position, count]]));
  };
  return (
    <div className="refund-lines">
      {payment.lines
        .filter(({ left }) => left > 0)
        .map((line) => (
          <LineRow
            key={line.position}
            line={line}
            count={counts.get(line.position) ?? 0}
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
    <div className="row refund-line">
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
          value={REFUND.units(count, units.length)}
          onChange={onCount}
        />
      )}
    </div>
  );
}
