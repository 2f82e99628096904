import { NEARBY } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';

/** Other restaurants, offered when the shop is closed or the address is out of its area (S3 R8). */
export function NearbyRestaurants() {
  const { nearbyRestaurants } = useShop().shop;
  if (nearbyRestaurants.length === 0) return null;
  return (
    <span className="nearby-restaurants">
      {NEARBY.title}{' '}
      {nearbyRestaurants.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url} rel="noopener">
            {name}
          </a>
        </span>
      ))}
    </span>
  );
}
