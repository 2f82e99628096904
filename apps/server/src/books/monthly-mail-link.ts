import type { Deps } from '../deps.ts';
import { createLinkToken, isTokenFor, readTokenId } from '../link-token.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

export const MONTHLY_MAIL_PATH = '/office/zahlen-mail';

const toSubject = ({ id: shopId }: Pick<LoadedShop, 'id'>, staffId: string) =>
  ({ purpose: 'monthlyMail', shopId, id: staffId }) as const;

/** The address that ends the monthly mail of a person; it stays valid, and does nothing else. */
export const toMonthlyMailLink = (
  { publicUrl, secretKey }: Pick<Deps, 'publicUrl' | 'secretKey'>,
  shop: LoadedShop,
  staffId: string,
): string => `${publicUrl}${MONTHLY_MAIL_PATH}/${shop.id}/${createLinkToken(toSubject(shop, staffId), secretKey)}`;

/** Whose mail a link is about; null: it is not one of ours. */
export async function findLinkedReader(
  { shops, secretKey }: Pick<Deps, 'shops' | 'secretKey'>,
  { shop: reference, token }: { readonly shop: string; readonly token: string },
): Promise<{ readonly shop: LoadedShop; readonly staffId: string } | null> {
  const shop = await shops.shopByRef(reference);
  const staffId = readTokenId(token);
  return shop && isTokenFor(token, toSubject(shop, staffId), secretKey) ? { shop, staffId } : null;
}
