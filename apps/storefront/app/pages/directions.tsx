import { formatShopAddress } from '@tischlein/domain/shop';
import { PAGE_TITLES, PAGES } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { LateGroupStrip } from '../features/group/late-group-strip.tsx';
import { BranchDirectory } from '../features/pages/branch-directory.tsx';
import { DeliveryAreas } from '../features/pages/delivery-areas.tsx';
import { DirectionsMap } from '../features/pages/directions-map.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { useHome } from '../features/pages/use-home.ts';
import { WayFact } from '../features/pages/way-fact.tsx';
import { WayLinks } from '../features/pages/way-links.tsx';
import { isOnMap } from '../map/map-place.ts';
import { useShop } from '../context/shop-context.ts';
import '../styles/directions.css';

/** /anfahrt: location and directions (S1 §2) */
export default function DirectionsPage() {
  const { shop } = useShop();
  return (
    <>
      <Bar />
      <PageFrame title={PAGE_TITLES.directions}>
        {shop.isFranchiseOverview ? (
          <>
            <Contact />
            <BranchDirectory />
          </>
        ) : (
          <Directions />
        )}
      </PageFrame>
      <SiteFoot />
      <LateGroupStrip />
    </>
  );
}

function Directions() {
  const { shop } = useShop();
  const { restaurantName: name, latitude = 0, longitude = 0 } = shop;
  const at = { latitude, longitude };
  const point = isOnMap(at) ? at : null;
  const home = useHome();
  return (
    <div className="directions">
      {point && <DirectionsMap point={point} home={home} />}
      <div className="directions-words">
        <Contact />
        {point && home && <WayFact home={home} point={point} />}
        <WayLinks point={point} address={[name, formatShopAddress(shop)].filter(Boolean).join(', ')} />
      </div>
      <DeliveryAreas />
    </div>
  );
}

function Contact() {
  const { shop } = useShop();
  return (
    <>
      <address>
        <strong>{shop.restaurantName}</strong>
        <br />
        {shop.restaurantStreet}
        <br />
        {shop.restaurantZip} {shop.restaurantCity}
      </address>
      {shop.phone && (
        <a
          className="button button-line"
          href={`tel:${shop.phone.replaceAll(' ', '')}`}
          aria-label={`${PAGES.phone}: ${shop.phone}`}
        >
          <Icon name="phone" />
          {shop.phone}
        </a>
      )}
    </>
  );
}
