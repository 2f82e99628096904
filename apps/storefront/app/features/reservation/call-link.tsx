import { Icon } from '@tischlein/ui/icon';
import { RESERVE } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import '../../styles/reservation.css';

/** A button that calls the restaurant, if it has a number. */
export function CallLink() {
  const { phone } = useShop().shop;
  return (
    phone !== '' && (
      <a className="button button-line" href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        {RESERVE.call}
      </a>
    )
  );
}
