import { useId } from 'react';

interface ReasonChoiceProps {
  readonly legend: string;
  readonly reasons: readonly string[];
  /** Label of the free-text option. */
  readonly ownReason: string;
  /** One of the reasons, or free text. */
  readonly reason: string;
  readonly problem: string | null;
  readonly onReason: (reason: string) => void;
}

/** A reason for the guest: one of the usual ones or free text. */
export function ReasonChoice({ legend, reasons, ownReason, reason, problem, onReason }: ReasonChoiceProps) {
  const name = useId();
  const choice = reasons.includes(reason) ? reason : '';
  return (
    <fieldset className="reasons">
      <legend>{legend}</legend>
      {[...reasons, ''].map((each) => (
        <label className="choice-row" key={each}>
          <input type="radio" name={name} checked={each === choice} onChange={() => onReason(each)} />
          <span className="choice-name">{each || ownReason}</span>
        </label>
      ))}
      {choice === '' && (
        <input
          className="input"
          aria-label={ownReason}
          aria-invalid={problem !== null}
          maxLength={300}
          required
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
