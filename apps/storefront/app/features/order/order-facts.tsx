import { formatLocation } from '@tischlein/domain/delivery';
import { isCalledOff } from '@tischlein/domain/orders';
import { formatShopAddress } from '@tischlein/domain/shop';
import { addressText } from '@tischlein/wording';
import { ORDER } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { PATHS } from '../../shop/paths.ts';
import type { PlacedOrder } from './use-live-order.ts';

/** Where the order goes or is picked up, what to say there, and where its confirmation went. */
export function OrderFacts({ order }: { readonly order: PlacedOrder }) {
  const { contact, deliveryType, status } = order;
  const isOpen = status !== 'handedOver' && !isCalledOff(status);
  return (
    <ul className="facts">
      {deliveryType === 'pickup' && isOpen && <PickupFacts number={order.number} />}
      {deliveryType === 'delivery' && contact && (
        <li>
          <Icon name="pin" />
          <span>
            {addressText(formatLocation(contact))}
            {contact.floor && <small>{contact.floor}</small>}
          </span>
        </li>
      )}
      {contact?.email && status === 'placed' && (
        <li>
          <Icon name="mail" />
          <span>
            {ORDER.mail}
            <small>{ORDER.mailTo(contact.email)}</small>
          </span>
        </li>
      )}
    </ul>
  );
}

function PickupFacts({ number }: { readonly number: number }) {
  const { shop } = useShop();
  return (
    <>
      <li>
        <Icon name="pin" />
        <span>
          <strong>{[shop.title, shop.branchName].filter(Boolean).join(' ')}</strong>
          <small>{ORDER.pickUpAt(addressText(formatShopAddress(shop)))}</small>
        </span>
        <Link className="button button-line" to={PATHS.directions}>
          {ORDER.route}
        </Link>
      </li>
      <li>
        <Icon name="bag" />
        <span>{ORDER.sayNumber(number)}</span>
      </li>
    </>
  );
}
