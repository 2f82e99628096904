import { Field } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { FEEDBACK_OFFICE } from '@tischlein/wording/office';

interface AnswerFormProps {
  /** '' if there is none yet. */
  readonly saved: string;
  readonly onSave: (answer: string) => Promise<void>;
  readonly onCancel: () => void;
}

const { answer: SAY } = FEEDBACK_OFFICE;

/** The public answer to a text. */
export function AnswerForm({ saved, onSave, onCancel }: AnswerFormProps) {
  const form = useForm({ first: { answer: saved }, take: ({ answer }) => onSave(answer) });
  const { error, ...text } = form.text('answer');
  return (
    <Form form={form} className="rating-form" submit={SAY.save} cancel={{ label: SAY.cancel, onCancel }}>
      <Field label={SAY.label} help={saved ? SAY.help : undefined} error={error}>
        {(control) => (
          <textarea
            className="input"
            ref={focusOnMount}
            rows={3}
            maxLength={1000}
            required={saved === ''}
            {...text}
            {...control}
          />
        )}
      </Field>
    </Form>
  );
}
