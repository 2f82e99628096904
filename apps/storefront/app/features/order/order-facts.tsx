import { formatLocation } from '@tischlein/domain/delivery';
import { isCalledOff } from '@tischlein/domain/orders';
import { formatShopAddress } from '@tischlein/domain/shop';
import { addressText } from '@tischlein/wording';
import { GROUP_PAGES, ORDER } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { PATHS } from '../../shop/paths.ts';
import type { PlacedOrder } from './use-live-order.ts';

interface OrderFactsProps {
  readonly order: PlacedOrder;
  /** null: ordered alone. */
  readonly group: { readonly isOwner: boolean } | null;
}

/** Where the order goes or is picked up, what to say there, and where its confirmation went. */
export function OrderFacts({ order, group }: OrderFactsProps) {
  const { contact, deliveryType, status } = order;
  const isOpen = status !== 'handedOver' && !isCalledOff(status);
  return (
    <ul className="facts">
      {deliveryType === 'pickup' && isOpen && <PickupFacts number={group?.isOwner === false ? null : order.number} />}
      {deliveryType === 'delivery' && contact && (
        <li>
          <Icon name="pin" />
          <span>
            {addressText(formatLocation(contact))}
            {contact.floor && <small>{contact.floor}</small>}
          </span>
        </li>
      )}
      {group && isOpen && (
        <li>
          <Icon name="user" />
          <span>{GROUP_PAGES.named}</span>
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

/** `number` is null for members: the owner fetches the order. */
function PickupFacts({ number }: { readonly number: number | null }) {
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
      {number !== null && (
        <li>
          <Icon name="bag" />
          <span>{ORDER.sayNumber(number)}</span>
        </li>
      )}
    </>
  );
}
