import * as calls from '@tischlein/contract/calls';
import type { DishRatings } from '@tischlein/contract/shop';
import { useRemote } from '@tischlein/ui/use-remote';
import { longDate } from '@tischlein/wording';
import { REVIEWS } from '@tischlein/wording/storefront';
import { send } from '../api/send.ts';
import { useShop } from '../context/shop-context.ts';
import { StarSigns } from './star-signs.tsx';
import '../styles/reviews.css';

type Text = DishRatings['texts'][number];

/** What guests wrote about a dish, how many texts are hidden, and how ratings are checked (§ 5b (3) UWG). */
export function Reviews({ dishId }: { readonly dishId: string }) {
  const { shop } = useShop();
  const { value: ratings, problem } = useRemote<DishRatings>({
    key: `${shop.id} ${dishId}`,
    read: () => send(calls.getDishRatings, { params: { shop: shop.id, dish: dishId } }),
  });
  if (!ratings) return <p role="status">{problem || REVIEWS.loading}</p>;
  return (
    <div className="reviews">
      <ul className="review-counts">
        {ratings.byStars
          .map((count, index) => ({ count, stars: index + 1 }))
          .toReversed()
          .map(({ count, stars }) => (
            <li key={stars}>{REVIEWS.byStars(stars, count)}</li>
          ))}
      </ul>
      {ratings.texts.length === 0 && <p>{REVIEWS.noTexts}</p>}
      <ul className="review-list">
        {ratings.texts.map((text, index) => (
          // Texts have no ids, and their list does not change.
          <ReviewItem key={index} text={text} />
        ))}
      </ul>
      {ratings.hidden > 0 && <p className="soft">{REVIEWS.hidden(ratings.hidden)}</p>}
      <p className="soft">
        <small>{REVIEWS.howChecked}</small>
      </p>
    </div>
  );
}

const ReviewItem = ({ text: { stars, text, firstName, ratedOn, answer } }: { readonly text: Text }) => (
  <li className="review">
    <p className="review-author">
      <StarSigns stars={stars} /> {firstName || REVIEWS.guest}, {longDate(ratedOn)}
    </p>
    <p className="review-text">{text}</p>
    {answer && (
      <div className="review-answer">
        <small>{REVIEWS.answer}</small>
        <p className="review-text">{answer}</p>
      </div>
    )}
  </li>
);
