import type { PublicShopConfig } from '@tischlein/contract/shop';
import type { Menu } from '@tischlein/domain/menu';
import { FOOTNOTES } from '@tischlein/wording/storefront';
import type { Footnote } from '../shop/shop-view.ts';

type FootnotedMenu = Pick<Menu, 'dishes' | 'pricesBefore'>;
type Shop = Pick<PublicShopConfig, 'totalRecommendedRatings' | 'sellerNote'>;

/** What the asterisks and 'vorher' of a page mean, and who sells (§ 5b (1) and (3) UWG, § 11 PAngV). Written on the server only. */
export function createFootnotes(shop: Shop, { dishes, pricesBefore }: FootnotedMenu): readonly Footnote[] {
  const ratings = [...dishes.values()].flatMap((dish) => dish.ratings ?? []);
  const hasEntered = (shop.totalRecommendedRatings ?? 0) > 0 || ratings.some(({ isVerified }) => !isVerified);
  const isVerified = ratings.some((rating) => rating.isVerified);
  return [
    { text: FOOTNOTES.worth },
    ...(Object.values(pricesBefore).some((price) => price !== null) ? [{ text: FOOTNOTES.priceBefore }] : []),
    ...(hasEntered ? [{ text: FOOTNOTES.enteredRatings, id: 'ratings-note' }] : []),
    ...(isVerified ? [{ text: FOOTNOTES.verifiedRatings }] : []),
    ...(shop.sellerNote ? [{ text: shop.sellerNote }] : []),
  ];
}
