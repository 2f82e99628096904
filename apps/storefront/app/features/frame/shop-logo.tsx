import { pictureUrl, WIDE_SCREEN } from '../../shop/media.ts';
import { useShop } from '../../context/shop-context.ts';

/** The logo, with a separate one for phones if the shop has two. */
export function ShopLogo() {
  const { shop } = useShop();
  const wide = shop.logo ?? shop.logoMobile;
  const narrow = shop.logoMobile ?? shop.logo;
  if (!wide || !narrow) return null;
  return (
    <picture>
      <source media={WIDE_SCREEN} srcSet={pictureUrl(shop.id, wide, '0x300')} />
      <img className="shop-logo" src={pictureUrl(shop.id, narrow, '0x300')} alt="" />
    </picture>
  );
}
