import type { Dish } from '@tischlein/domain/menu';
import { decimal } from '@tischlein/wording';
import { REVIEWS } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { Suspense, useId, useState } from 'react';
import { late } from '../browser/late.tsx';

const Reviews = late(async () => (await import('./reviews.tsx')).Reviews);

/** The verified ratings of a dish; what guests wrote unfolds. */
export function DishReviews({ dish: { id, ratings } }: { readonly dish: Dish }) {
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  if (!ratings?.isVerified) return null;
  return (
    <div className="dish-reviews">
      <button
        className="link-button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="star" />
        <small>{REVIEWS.show(decimal(ratings.average), ratings.count)}</small>
      </button>
      <div id={panel}>
        {isOpen && (
          <Suspense fallback={<p role="status">{REVIEWS.loading}</p>}>
            <Reviews dishId={id} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
