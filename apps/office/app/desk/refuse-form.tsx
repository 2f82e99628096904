import { DESK, REFUSAL_REASONS } from '@tischlein/wording/office';
import { useState } from 'react';
import { ReasonChoice } from '../refunds/reason-choice.tsx';

interface RefuseFormProps {
  readonly submitLabel: string;
  readonly onRefuse: (reason: string) => void;
  readonly onBack: () => void;
}

/** Asks why an order is refused or cancelled, in place of the buttons: a dialog would cover the kitchen's orders. */
export function RefuseForm({ submitLabel, onRefuse, onBack }: RefuseFormProps) {
  const [reason, setReason] = useState<string>(REFUSAL_REASONS[0]);
  return (
    <form
      className="ticket-foot"
      onSubmit={(event) => {
        event.preventDefault();
        onRefuse(reason);
      }}
    >
      <ReasonChoice
        legend={DESK.refuseQuestion}
        reasons={REFUSAL_REASONS}
        ownReason={DESK.ownReason}
        reason={reason}
        problem={null}
        onReason={setReason}
      />
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
