import { pictureUrl } from '../../media.ts';
import { useShop } from '../../shop-context.ts';

/** The shop's logo; nothing where there is none. */
export function ShopLogo() {
  const { shop } = useShop();
  const logo = shop.logo ?? shop.logoMobile;
  if (!logo) return null;
  return <img className="shop-logo" src={pictureUrl(shop.id, logo, '0x300')} alt="" />;
}
