import { HIDE_REASONS, type HideReason } from '@tischlein/domain/feedback';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { hideReason } from '@tischlein/wording';
import { FEEDBACK_OFFICE } from '@tischlein/wording/office';
import { useId } from 'react';

interface HideFormProps {
  readonly onSave: (reason: HideReason) => Promise<void>;
  readonly onCancel: () => void;
}

const { hide: SAY, answer } = FEEDBACK_OFFICE;

const NONE: { readonly reason: HideReason | null } = { reason: null };

/** Hiding needs a reason of the list; none is chosen in advance. */
export function HideForm({ onSave, onCancel }: HideFormProps) {
  const name = useId();
  const form = useForm({ first: NONE, take: async ({ reason }) => reason && onSave(reason) });
  return (
    <Form form={form} className="group" submit={SAY.save} cancel={{ label: answer.cancel, onCancel }}>
      <fieldset className="reasons">
        <legend>{SAY.legend}</legend>
        {HIDE_REASONS.map((reason, index) => (
          <label className="choice-row" key={reason}>
            <input
              type="radio"
              name={name}
              required
              ref={index === 0 ? focusOnMount : undefined}
              checked={reason === form.values.reason}
              onChange={() => form.set({ reason })}
            />
            <span className="choice-name">{hideReason(reason)}</span>
          </label>
        ))}
      </fieldset>
      <p className="soft">{SAY.help}</p>
    </Form>
  );
}
