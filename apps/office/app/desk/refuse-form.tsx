import { BusyButton } from '@tischlein/ui/busy-button';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { DESK, REFUSAL_REASONS } from '@tischlein/wording/office';
import { ReasonChoice } from '../refunds/reason-choice.tsx';

interface RefuseFormProps {
  readonly submitLabel: string;
  readonly onRefuse: (reason: string) => Promise<void>;
  readonly onBack: () => void;
}

const FIRST: { readonly reason: string } = { reason: REFUSAL_REASONS[0] };

/** Asks why an order is refused or cancelled, in place of the buttons: a dialog would cover the kitchen's orders. */
export function RefuseForm({ submitLabel, onRefuse, onBack }: RefuseFormProps) {
  const form = useForm({ first: FIRST, take: ({ reason }) => onRefuse(reason) });
  return (
    <Form form={form} className="ticket-foot">
      <ReasonChoice
        legend={DESK.refuseQuestion}
        reasons={REFUSAL_REASONS}
        ownReason={DESK.ownReason}
        reason={form.values.reason}
        problem={null}
        onReason={(reason) => form.set({ reason })}
      />
      <div className="ticket-actions">
        <button type="button" className="button button-quiet" onClick={onBack}>
          {DESK.back}
        </button>
        <BusyButton type="submit" isBusy={form.busy === ''}>
          {submitLabel}
        </BusyButton>
      </div>
    </Form>
  );
}
