import { SERVICE } from '@tischlein/wording/storefront';
import type { OrderType } from '../../guest/order-options.ts';
import { useShop } from '../../context/shop-context.ts';
import { Switch } from '@tischlein/ui/switch';

/** Delivery or pickup; unsupported types say 'nicht möglich' (S1 §2). */
export function OrderTypeSwitch({
  value,
  onChange,
}: {
  readonly value: OrderType;
  readonly onChange: (type: OrderType) => void;
}) {
  const { shop } = useShop();
  const reason = (isSupported: boolean): string | null => (isSupported ? null : SERVICE.unavailable);
  return (
    <Switch
      legend={SERVICE.legend}
      value={value}
      options={[
        { value: 'delivery', label: SERVICE.delivery, unavailable: reason(shop.supportDelivery) },
        { value: 'pickup', label: SERVICE.pickup, unavailable: reason(shop.supportPickup) },
      ]}
      onChange={onChange}
    />
  );
}
