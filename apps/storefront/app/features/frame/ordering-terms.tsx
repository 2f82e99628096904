import { allowedPaymentMethods } from '@tischlein/domain/checkout';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { isPaidInPerson, paymentMethodName } from '@tischlein/wording';
import { FRAME } from '@tischlein/wording/storefront';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { Icon } from '@tischlein/ui/icon';
import { Link } from '../../browser/router.tsx';
import type { OrderType } from '../../guest/order-options.ts';
import { PATHS } from '../../shop/paths.ts';
import { useShop } from '../../context/shop-context.ts';

/** Stated before ordering begins: delivery areas, payment methods (§ 312j (1) BGB), reusables (§ 33 VerpackG). */
export function OrderingTerms({ orderType }: { readonly orderType: OrderType }) {
  const { shop } = useShop();
  const methods = allowedPaymentMethods(shop, orderType);
  const names = [...new Set(methods.map(paymentMethodName))];
  const zones = shop.zones.map(({ name }) => name).filter(Boolean);
  return (
    <div className="ordering-terms">
      {orderType === 'delivery' && zones.length > 0 && (
        <Link to={PATHS.directions} reloadDocument>
          {FRAME.deliveryArea(zones)}
        </Link>
      )}
      {names.length > 0 && (
        <ul className="payment-strip" aria-label={FRAME.payments}>
          {names.map((name) => (
            <li key={name}>
              <Icon name={chooseIcon(methods, name)} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {shop.reusableNotice && (
        <p className="reusable-notice">
          <Icon name="leaf" />
          {shop.reusableNotice}
        </p>
      )}
    </div>
  );
}

function chooseIcon(methods: readonly PaymentMethod[], name: string): IconName {
  const method = methods.find((candidate) => paymentMethodName(candidate) === name);
  if (method === 'offline') return 'cash';
  return method && (isPaidInPerson(method) || method === 'Stripe_card') ? 'card' : 'wallet';
}
