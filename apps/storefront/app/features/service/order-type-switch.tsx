import { SERVICE } from '@tischlein/wording/storefront';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { WebOrderType } from '../../guest/order-options.ts';
import { useShop } from '../../context/shop-context.ts';
import { Switch } from '@tischlein/ui/switch';

/** Delivery or pickup, for guests who sit at no table; unsupported types say 'nicht möglich' (S1 §2). */
export function OrderTypeSwitch({
  value,
  onChange,
}: {
  readonly value: DeliveryType;
  readonly onChange: (type: WebOrderType) => void;
}) {
  const { shop } = useShop();
  const reason = (isSupported: boolean): string | null => (isSupported ? null : SERVICE.unavailable);
  return (
    <Switch<DeliveryType>
      legend={SERVICE.legend}
      value={value}
      options={[
        { value: 'delivery', label: SERVICE.delivery, unavailable: reason(shop.supportDelivery) },
        { value: 'pickup', label: SERVICE.pickup, unavailable: reason(shop.supportPickup) },
      ]}
      onChange={(type) => type !== 'dineIn' && onChange(type)}
    />
  );
}
