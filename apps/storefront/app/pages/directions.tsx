import { PAGES, PAGE_TITLES } from '@tischlein/wording/storefront';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { DeliveryAreas } from '../features/pages/delivery-areas.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { useShop } from '../shop-context.ts';

/** /anfahrt */
export default function DirectionsPage() {
  const { shop } = useShop();
  const address = `${shop.restaurantStreet}, ${shop.restaurantZip} ${shop.restaurantCity}`;
  return (
    <>
      <Bar />
      <PageFrame title={PAGE_TITLES.directions}>
        <address className="text-page-lead">
          <strong>{shop.restaurantName}</strong>
          <br />
          {shop.restaurantStreet}
          <br />
          {shop.restaurantZip} {shop.restaurantCity}
        </address>
        <p>
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
            rel="noreferrer"
            target="_blank"
          >
            {PAGES.openMap}
          </a>
        </p>
        {shop.phone && (
          <p>
            {PAGES.phone}: <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
          </p>
        )}
        <DeliveryAreas />
      </PageFrame>
      <SiteFoot />
    </>
  );
}
