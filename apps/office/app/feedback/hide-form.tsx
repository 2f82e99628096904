import { HIDE_REASONS, type HideReason } from '@tischlein/domain/feedback';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { hideReason } from '@tischlein/wording';
import { FEEDBACK_OFFICE } from '@tischlein/wording/office';
import { useId, useState } from 'react';

interface HideFormProps {
  readonly onSave: (reason: HideReason) => Promise<void>;
  readonly onCancel: () => void;
}

const { hide: SAY, answer } = FEEDBACK_OFFICE;

/** Hiding needs a reason of the list; none is chosen in advance. */
export function HideForm({ onSave, onCancel }: HideFormProps) {
  const name = useId();
  const [reason, setReason] = useState<HideReason | null>(null);
  return (
    <form
      className="rating-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason) void onSave(reason);
      }}
    >
      <fieldset className="reasons">
        <legend>{SAY.legend}</legend>
        {HIDE_REASONS.map((each, index) => (
          <label className="choice-row" key={each}>
            <input
              type="radio"
              name={name}
              required
              ref={index === 0 ? focusOnMount : undefined}
              checked={each === reason}
              onChange={() => setReason(each)}
            />
            <span className="choice-name">{hideReason(each)}</span>
          </label>
        ))}
      </fieldset>
      <p className="soft">{SAY.help}</p>
      <div className="task-buttons">
        <button type="submit" className="button button-main">
          {SAY.save}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {answer.cancel}
        </button>
      </div>
    </form>
  );
}
