import { BusyButton } from '@tischlein/ui/busy-button';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { REFUSAL_REASONS, OPEN_ORDER } from '@tischlein/wording/office';
import { ReasonChoice } from '../ui/reason-choice.tsx';

interface RefuseFormProps {
  readonly submitLabel: string;
  readonly onRefuse: (reason: string) => Promise<void>;
  readonly onBack: () => void;
}

const FIRST: { readonly reason: string } = { reason: REFUSAL_REASONS[0] };

/** Asks why an order is refused or cancelled, in place of the buttons: a dialog would cover the kitchen's orders. */
export function RefuseForm({ submitLabel, onRefuse, onBack }: RefuseFormProps) {
  const form = useForm({
    first: FIRST,
    check: ({ reason }) => (reason.trim() === '' ? { reason: OPEN_ORDER.reasonMissing } : {}),
    take: ({ reason }) => onRefuse(reason),
  });
  return (
    <Form form={form} className="ticket-foot" noValidate>
      <ReasonChoice
        legend={OPEN_ORDER.refuseQuestion}
        reasons={REFUSAL_REASONS}
        ownReason={OPEN_ORDER.ownReason}
        reason={form.values.reason}
        problem={form.errors['reason'] ?? null}
        onReason={(reason) => form.set({ reason })}
      />
      <div className="ticket-actions">
        <button type="button" className="button button-quiet" onClick={onBack}>
          {OPEN_ORDER.back}
        </button>
        <BusyButton type="submit" isBusy={form.busy === ''}>
          {submitLabel}
        </BusyButton>
      </div>
    </Form>
  );
}
