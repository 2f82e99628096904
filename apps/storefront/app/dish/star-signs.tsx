import { Icon } from '@tischlein/ui/icon';
import { starsText } from '@tischlein/wording';

const STARS = [1, 2, 3, 4, 5] as const;

/** Stars that were given. */
export const StarSigns = ({ stars }: { readonly stars: number }) => (
  <span className="star-signs" role="img" aria-label={starsText(stars)}>
    {STARS.map((value) => (
      <span key={value} data-filled={value <= stars ? true : undefined}>
        <Icon name="star" />
      </span>
    ))}
  </span>
);
