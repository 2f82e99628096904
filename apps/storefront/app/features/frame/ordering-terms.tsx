import { allowedPaymentMethods } from '@tischlein/domain/checkout';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { FRAME } from '@tischlein/wording/storefront';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { Icon } from '@tischlein/ui/icon';
import { Link } from '../../browser/router.tsx';
import type { DeliveryType } from '@tischlein/domain/menu';
import { PATHS } from '../../shop/paths.ts';
import { useShop } from '../../context/shop-context.ts';

/**
 * Stated before ordering begins: delivery areas, payment methods (§ 312j (1) BGB), reusables (§ 60 VerpackDG). One line
 * that unfolds: what does not fit wraps into a second line, which is hidden until then.
 */
export function OrderingTerms({ orderType }: { readonly orderType: DeliveryType }) {
  const { shop } = useShop();
  // Two methods may have one name (S3 K2).
  const methods = new Map(allowedPaymentMethods(shop, orderType).map((method) => [shop.methodNames[method], method]));
  const zones = shop.zones.map(({ name }) => name).filter(Boolean);
  return (
    <details className="ordering-terms">
      <summary>
        <span className="terms-line">
          {shop.reusableNotice && <Term icon="leaf" words={FRAME.reusable} />}
          <span className="visually-hidden">{FRAME.payments}:</span>
          {[...methods].map(([name = '', method]) => (
            <Term key={name} icon={chooseIcon(method)} words={name} />
          ))}
        </span>
        <Icon name="down" />
      </summary>
      {orderType === 'delivery' && zones.length > 0 && (
        <Link to={PATHS.directions} reloadDocument>
          {FRAME.deliveryArea(zones)}
        </Link>
      )}
      {shop.reusableNotice && <p>{shop.reusableNotice}</p>}
    </details>
  );
}

function Term({ icon, words }: { readonly icon: IconName; readonly words: string }) {
  return (
    <span className="term">
      <Icon name={icon} />
      {words}
    </span>
  );
}

function chooseIcon(method: PaymentMethod): IconName {
  if (method === 'offline') return 'cash';
  return method === 'offline_debit' || method === 'Stripe_card' ? 'card' : 'wallet';
}
