import { Field } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { FEEDBACK_OFFICE } from '@tischlein/wording/office';
import { useState } from 'react';

interface AnswerFormProps {
  /** '' if there is none yet. */
  readonly saved: string;
  readonly onSave: (answer: string) => Promise<void>;
  readonly onCancel: () => void;
}

const { answer: SAY } = FEEDBACK_OFFICE;

/** The public answer to a text. */
export function AnswerForm({ saved, onSave, onCancel }: AnswerFormProps) {
  const [answer, setAnswer] = useState(saved);
  return (
    <form
      className="rating-form"
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(answer);
      }}
    >
      <Field label={SAY.label} help={saved ? SAY.help : undefined}>
        {(control) => (
          <textarea
            className="input"
            ref={focusOnMount}
            rows={3}
            maxLength={1000}
            required={saved === ''}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
            {...control}
          />
        )}
      </Field>
      <div className="task-buttons">
        <button type="submit" className="button button-main">
          {SAY.save}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {SAY.cancel}
        </button>
      </div>
    </form>
  );
}
