import { DESK, REFUSAL_REASONS } from '@tischlein/wording/office';
import { useState } from 'react';

interface RefuseFormProps {
  readonly submitLabel: string;
  readonly onRefuse: (reason: string) => void;
  readonly onBack: () => void;
}

/** Why an order is refused or cancelled, in the place of the buttons: no dialog stands over a kitchen. */
export function RefuseForm({ submitLabel, onRefuse, onBack }: RefuseFormProps) {
  const [reason, setReason] = useState<string>(REFUSAL_REASONS[0]);
  const [own, setOwn] = useState('');
  const isOwn = reason === '';
  return (
    <form
      className="ticket-foot"
      onSubmit={(event) => {
        event.preventDefault();
        onRefuse(isOwn ? own : reason);
      }}
    >
      <fieldset className="reasons">
        <legend>{DESK.refuseQuestion}</legend>
        {[...REFUSAL_REASONS, ''].map((choice) => (
          <label className="choice-row" key={choice}>
            <input type="radio" name="reason" checked={choice === reason} onChange={() => setReason(choice)} />
            <span className="choice-name">{choice || DESK.ownReason}</span>
          </label>
        ))}
        {isOwn && (
          <input
            className="input"
            aria-label={DESK.ownReason}
            required
            maxLength={300}
            value={own}
            onChange={(event) => setOwn(event.target.value)}
          />
        )}
      </fieldset>
      <div className="ticket-actions">
        <button type="button" className="button button-quiet" onClick={onBack}>
          {DESK.back}
        </button>
        <button type="submit" className="button button-main">
          {submitLabel}
        </button>
      </div>
    </form>
  );
}
