import type { OrderFeedback } from '@tischlein/contract/shop';
import { hasWebAddress } from '@tischlein/domain';
import { type DishRating, RATING_TEXT_CHARACTERS } from '@tischlein/domain/feedback';
import { Field } from '@tischlein/ui/field';
import { FEEDBACK } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { pictureUrl } from '../../shop/media.ts';
import { Icon } from '@tischlein/ui/icon';
import { starsText } from '@tischlein/wording';
import { useId } from 'react';

interface DishToRateProps {
  readonly dish: OrderFeedback['dishes'][number];
  readonly rating: DishRating;
  /** The ratings of the order have a problem, maybe a web address in this text. */
  readonly isRefused: boolean;
  readonly onChange: (rating: DishRating) => void;
}

/** A dish with its stars; once it has some, with a text. */
export function DishToRate({ dish, rating, isRefused, onChange }: DishToRateProps) {
  const isWrong = isRefused && hasWebAddress(rating.text);
  return (
    <li className="feedback-dish">
      <Picture dishId={dish.dishId} />
      <div className="feedback-dish-words">
        <strong>{dish.name}</strong>
        {dish.details && <small className="soft">{dish.details}</small>}
        <StarChoice
          legend={FEEDBACK.starsOf(dish.name)}
          stars={rating.stars}
          onChange={(stars) => onChange({ ...rating, stars })}
        />
      </div>
      {rating.stars !== null && (
        <div className="feedback-text">
          <Field label={FEEDBACK.text} remark={FEEDBACK.optional} help={FEEDBACK.textHelp}>
            {(control) => (
              <textarea
                className="input"
                rows={2}
                maxLength={RATING_TEXT_CHARACTERS}
                value={rating.text}
                onChange={({ target }) => onChange({ ...rating, text: target.value })}
                {...control}
                aria-label={FEEDBACK.textOf(dish.name)}
                aria-invalid={isWrong || undefined}
              />
            )}
          </Field>
          <button
            className="link-button soft"
            type="button"
            aria-label={FEEDBACK.unrateOf(dish.name)}
            onClick={() => onChange({ ...rating, stars: null, text: '' })}
          >
            <small>{FEEDBACK.unrate}</small>
          </button>
        </div>
      )}
    </li>
  );
}

function Picture({ dishId }: Pick<DishToRateProps['dish'], 'dishId'>) {
  const { shop, menu } = useShop();
  const imageName = menu.dishes.get(dishId)?.imageName;
  if (!shop.enableDishPictures || !imageName) return null;
  return (
    <img className="feedback-picture" src={pictureUrl(shop.id, imageName, '138x138')} alt="" width="138" height="138" />
  );
}

const STARS = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  /** The name of the group. */
  readonly legend: string;
  /** null: not rated. */
  readonly stars: number | null;
  readonly onChange: (stars: number) => void;
}

/** One star to five, as radio buttons. */
function StarChoice({ legend, stars, onChange }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset className="stars">
      <legend className="visually-hidden">{legend}</legend>
      {STARS.map((value) => (
        <label key={value} data-filled={stars !== null && value <= stars ? true : undefined}>
          <input type="radio" name={name} value={value} checked={stars === value} onChange={() => onChange(value)} />
          <span className="visually-hidden">{starsText(value)}</span>
          <Icon name="star" />
        </label>
      ))}
    </fieldset>
  );
}
