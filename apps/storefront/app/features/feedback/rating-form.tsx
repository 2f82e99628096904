import type { OrderFeedback } from '@tischlein/contract/shop';
import { checkRatings, type DishRating, type RatingsProblem } from '@tischlein/domain/feedback';
import { Field, TextField } from '@tischlein/ui/field';
import { Notice } from '@tischlein/ui/notice';
import { useFocusOnError } from '@tischlein/ui/use-focus-on-error';
import { ratingsProblem } from '@tischlein/wording';
import { FEEDBACK } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { DishToRate } from './dish-to-rate.tsx';
import { FeedbackFrame } from './feedback-frame.tsx';
import type { Feedback } from './use-feedback.ts';

interface RatingFormProps {
  readonly feedback: Feedback;
  readonly order: OrderFeedback;
  readonly onReport: () => void;
}

/** Stars and a text per dish, all optional but one. */
export function RatingForm({ feedback, order, onReport }: RatingFormProps) {
  const { fields, invalid, change, rateDish, submit } = useRatingForm(feedback, order);
  const form = useFocusOnError(invalid);
  const message = invalid ? ratingsProblem(invalid.problem) : feedback.refusal;
  return (
    <FeedbackFrame title={FEEDBACK.title} lead={FEEDBACK.lead(order.number, order.placedOn)}>
      <form
        className="feedback-form"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ul className="feedback-dishes">
          {order.dishes.map((dish, index) => (
            <DishToRate
              key={dish.dishId}
              dish={dish}
              rating={fields.ratings[index] ?? { dishId: dish.dishId, stars: null, text: '' }}
              problem={invalid?.problem ?? null}
              onChange={rateDish}
            />
          ))}
        </ul>
        <TextField
          label={FEEDBACK.firstName}
          remark={FEEDBACK.optional}
          help={FEEDBACK.firstNameHelp}
          autoComplete="given-name"
          maxLength={40}
          value={fields.firstName}
          onChange={({ target }) => change({ firstName: target.value })}
        />
        <Field label={FEEDBACK.note} remark={FEEDBACK.optional} help={FEEDBACK.noteHelp}>
          {(control) => (
            <textarea
              className="input"
              rows={3}
              maxLength={1000}
              value={fields.note}
              onChange={({ target }) => change({ note: target.value })}
              {...control}
            />
          )}
        </Field>
        <p className="soft">
          <small>{FEEDBACK.howItCounts}</small>
        </p>
        {message && (
          <Notice kind="bad" icon="alert" role="alert">
            {message}
          </Notice>
        )}
        <button className="button button-main button-wide" type="submit" aria-disabled={feedback.isSending}>
          {FEEDBACK.send}
        </button>
        <button className="link-button soft" type="button" onClick={onReport}>
          {FEEDBACK.notUsed}
        </button>
      </form>
    </FeedbackFrame>
  );
}

function useRatingForm({ rate }: Feedback, { dishes }: OrderFeedback) {
  const [fields, setFields] = useState(() => ({
    firstName: '',
    note: '',
    ratings: dishes.map(({ dishId }): DishRating => ({ dishId, stars: null, text: '' })),
  }));
  const [invalid, setInvalid] = useState<{ readonly problem: RatingsProblem } | null>(null);
  const change = (some: Partial<typeof fields>): void => setFields((before) => ({ ...before, ...some }));
  const rateDish = (rating: DishRating): void => {
    setInvalid(null);
    setFields((before) => ({
      ...before,
      ratings: before.ratings.map((each) => (each.dishId === rating.dishId ? rating : each)),
    }));
  };
  const submit = (): void => {
    const problem = checkRatings(fields.ratings, dishes);
    setInvalid(problem && { problem });
    if (!problem) void rate(fields);
  };
  return { fields, invalid, change, rateDish, submit };
}
