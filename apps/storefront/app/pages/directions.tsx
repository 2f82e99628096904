import { formatShopAddress } from '@tischlein/domain/shop';
import { MAP, PAGES, PAGE_TITLES } from '@tischlein/wording/storefront';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { BranchDirectory } from '../features/pages/branch-directory.tsx';
import { DeliveryAreas } from '../features/pages/delivery-areas.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { WayLinks } from '../features/pages/way-links.tsx';
import { PlaceMap } from '../map/place-map.tsx';
import { useShop } from '../context/shop-context.ts';

/** /anfahrt: location and directions (S1 §2) */
export default function DirectionsPage() {
  const { shop } = useShop();
  const { id, restaurantName: name, latitude, longitude } = shop;
  const address = [name, formatShopAddress(shop)].filter(Boolean).join(', ');
  const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return (
    <>
      <Bar />
      <PageFrame title={PAGE_TITLES.directions}>
        <address className="text-page-lead">
          <strong>{name}</strong>
          <br />
          {shop.restaurantStreet}
          <br />
          {shop.restaurantZip} {shop.restaurantCity}
        </address>
        {shop.phone && (
          <p>
            {PAGES.phone}: <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
          </p>
        )}
        {shop.isFranchiseOverview ? (
          <BranchDirectory />
        ) : (
          <>
            {point && (
              <PlaceMap
                label={MAP.map}
                places={[{ id, name, ...point }]}
                home={null}
                highlighted={id}
                onSelect={null}
              />
            )}
            <WayLinks point={point} address={address} />
            <DeliveryAreas />
          </>
        )}
      </PageFrame>
      <SiteFoot />
    </>
  );
}
