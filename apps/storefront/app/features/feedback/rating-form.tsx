import type { OrderFeedback } from '@tischlein/contract/shop';
import { checkRatings, type DishRating } from '@tischlein/domain/feedback';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Field, TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { Notice } from '@tischlein/ui/notice';
import { useForm } from '@tischlein/ui/use-form';
import { ratingsProblem } from '@tischlein/wording';
import { FEEDBACK } from '@tischlein/wording/storefront';
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
  const { dishes } = order;
  const form = useForm({
    first: {
      firstName: '',
      note: '',
      ratings: dishes.map(({ dishId }): DishRating => ({ dishId, stars: null, text: '' })),
    },
    check: ({ ratings }) => {
      const problem = checkRatings(ratings, dishes);
      return { ratings: problem && ratingsProblem(problem) };
    },
    send: feedback.rate,
  });
  const { value: ratings, error, onChange } = form.field('ratings');
  const rateDish = (rating: DishRating): void =>
    onChange(ratings.map((each) => (each.dishId === rating.dishId ? rating : each)));
  const { error: noteError, ...note } = form.text('note');
  return (
    <FeedbackFrame title={FEEDBACK.title} lead={FEEDBACK.lead(order.number, order.placedOn)}>
      <Form form={form} className="feedback-form" noValidate>
        <ul className="feedback-dishes">
          {dishes.map((dish, index) => (
            <DishToRate
              key={dish.dishId}
              dish={dish}
              rating={ratings[index] ?? { dishId: dish.dishId, stars: null, text: '' }}
              isRefused={error !== undefined}
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
          {...form.text('firstName')}
        />
        <Field label={FEEDBACK.note} remark={FEEDBACK.optional} help={FEEDBACK.noteHelp} error={noteError}>
          {(control) => <textarea className="input" rows={3} maxLength={1000} {...note} {...control} />}
        </Field>
        <p className="soft">
          <small>{FEEDBACK.howItCounts}</small>
        </p>
        {error && (
          <Notice kind="bad" icon="alert" role="alert">
            {error}
          </Notice>
        )}
        <BusyButton type="submit" isWide isBusy={form.busy !== null}>
          {FEEDBACK.send}
        </BusyButton>
        <button className="link-button soft" type="button" onClick={onReport}>
          {FEEDBACK.notUsed}
        </button>
      </Form>
    </FeedbackFrame>
  );
}
