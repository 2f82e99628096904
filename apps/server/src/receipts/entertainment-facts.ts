import type { Deps } from '../deps.ts';
import { findOrder } from '../orders/find-order.ts';
import { toSeller } from '../orders/to-seller.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { formatDate } from './write-invoice.ts';

interface EntertainmentFacts {
  readonly place: string;
  readonly day: string;
}

/** Where and when guests were entertained; null unless the order was for a table. */
export async function readEntertainmentFacts(
  deps: Deps,
  shop: LoadedShop,
  id: string,
): Promise<EntertainmentFacts | null> {
  const match = await findOrder(deps, shop, { id, session: null });
  if (match?.order.delivery_type !== 'dineIn') return null;
  const { seller: stored, promised_at: promisedAt, serve_at: serveAt, placed_at: placedAt } = match.order;
  const { restaurantName, branch, restaurantStreet, restaurantZip, restaurantCity } = stored ?? toSeller(shop);
  return {
    place: `${branch ?? restaurantName}, ${restaurantStreet}, ${restaurantZip} ${restaurantCity}`,
    day: formatDate(promisedAt ?? serveAt ?? placedAt),
  };
}
