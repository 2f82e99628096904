import { hideReason, starsText } from '@tischlein/wording';
import { FEEDBACK_OFFICE } from '@tischlein/wording/office';
import { useState } from 'react';
import { Icon } from '@tischlein/ui/icon';
import { useOffice } from '../frame/office-context.ts';
import { HideForm } from './hide-form.tsx';
import type { Rating, RatingChange } from './use-feedback-list.ts';
import { Field } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';

interface RatingItemProps {
  readonly rating: Rating;
  readonly change: (rating: RatingChange) => Promise<boolean>;
  readonly announce: (words: string) => void;
}

const STARS = [1, 2, 3, 4, 5] as const;
const { answer: ANSWER, hide: HIDE } = FEEDBACK_OFFICE;

/** Stars and text about a dish, with the merchant's answer. A text can be hidden for a reason; stars cannot. */
export function RatingItem({ rating, change, announce }: RatingItemProps) {
  const { name, text, answer, hidden } = rating;
  const mayAnswer = useOffice().may('guests', 'write');
  const [open, setOpen] = useState<'answer' | 'hide' | null>(null);
  const save = async (some: RatingChange, words: string): Promise<void> => {
    if (!(await change(some))) return;
    setOpen(null);
    announce(words);
  };
  return (
    <li className="group">
      <p>
        <Stars stars={rating.stars} /> {name}
      </p>
      {text && <p className="application-message">{text}</p>}
      {hidden && <p className="notice">{HIDE.hidden(hideReason(hidden))}</p>}
      {answer && open !== 'answer' && (
        <div className="group rated-note">
          <strong>{ANSWER.title}</strong>
          <p className="application-message">{answer}</p>
        </div>
      )}
      {mayAnswer && text && open === null && (
        <div className="row">
          <button
            type="button"
            className="button button-line"
            aria-label={answer ? ANSWER.changeLabel(name) : ANSWER.openOf(name)}
            onClick={() => setOpen('answer')}
          >
            {answer ? ANSWER.change : ANSWER.open}
          </button>
          {hidden ? (
            <button
              type="button"
              className="button button-quiet"
              aria-label={HIDE.showOf(name)}
              onClick={() => void save({ hidden: null }, HIDE.isShown)}
            >
              {HIDE.show}
            </button>
          ) : (
            <button
              type="button"
              className="button button-quiet"
              aria-label={HIDE.openOf(name)}
              onClick={() => setOpen('hide')}
            >
              {HIDE.open}
            </button>
          )}
        </div>
      )}
      {open === 'answer' && (
        <AnswerForm
          saved={answer ?? ''}
          onSave={(words) => save({ answer: words }, ANSWER.saved)}
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'hide' && (
        <HideForm onSave={(reason) => save({ hidden: reason }, HIDE.isHidden)} onCancel={() => setOpen(null)} />
      )}
    </li>
  );
}

const Stars = ({ stars }: Pick<Rating, 'stars'>) => (
  <span className="given-stars" role="img" aria-label={starsText(stars)}>
    {STARS.map((value) => (
      <span key={value} data-filled={value <= stars ? true : undefined}>
        <Icon name="star" />
      </span>
    ))}
  </span>
);

interface AnswerFormProps {
  /** '' if there is none yet. */
  readonly saved: string;
  readonly onSave: (answer: string) => Promise<void>;
  readonly onCancel: () => void;
}

const { answer: SAY } = FEEDBACK_OFFICE;

/** The public answer to a text. */
function AnswerForm({ saved, onSave, onCancel }: AnswerFormProps) {
  const form = useForm({ first: { answer: saved }, take: ({ answer }) => onSave(answer) });
  const { error, ...text } = form.text('answer');
  return (
    <Form form={form} className="group" submit={SAY.save} cancel={{ label: SAY.cancel, onCancel }}>
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
