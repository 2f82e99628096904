import { formatLocation } from '@tischlein/domain/delivery';
import { formatShopAddress } from '@tischlein/domain/shop';
import { addressText } from '@tischlein/wording';
import { CHECKOUT, ORDERABILITY, SERVICE } from '@tischlein/wording/storefront';
import { useShop } from '../context/shop-context.ts';
import { WhyNot } from '../orderability/why-not.tsx';
import { changeOptions } from '../ordering/use-order-settings.ts';
import type { Order } from '../ordering/use-order.ts';
import { OrderTypeSwitch } from '../features/service/order-type-switch.tsx';
import { TimeField } from '../features/service/time-field.tsx';
import { CheckoutField } from '../features/checkout/checkout-field.tsx';
import { DeliveryAddress } from '../features/checkout/delivery-address.tsx';
import { isAddressTyped, isPlaceKnown } from '../features/checkout/delivery-target.ts';
import { DriverMessage } from '../features/checkout/driver-message.tsx';
import { focusFirst } from '../features/checkout/focus-field.ts';
import { Fold, joinContents } from '../features/checkout/fold.tsx';
import { KnownLine } from '../features/checkout/known-line.tsx';
import type { CheckoutFormState } from '../features/checkout/use-checkout-fields.ts';

interface WhereAndWhenProps {
  readonly order: Order;
  readonly form: CheckoutFormState;
}

/** Where to and when: known parts are lines that unfold, the others are asked for. */
export function WhereAndWhen({ order, form }: WhereAndWhenProps) {
  return (
    <>
      <Where order={order} form={form} />
      <When order={order} form={form} />
      {order.orderType === 'delivery' && <AddressDetails form={form} />}
    </>
  );
}

function Where({ order, form }: WhereAndWhenProps) {
  const { guest, shop } = useShop();
  const { orderType } = order;
  if (form.unfolded.includes('place') || !isPlaceKnown(order, form)) {
    return (
      <>
        <OrderTypeSwitch value={orderType} onChange={(wishedType) => changeOptions(guest, { wishedType })} />
        {orderType === 'delivery' && <DeliveryAddress form={form} />}
      </>
    );
  }
  const isDelivery = orderType === 'delivery';
  const unfold = (): void => {
    form.unfold('place');
    focusFirst('main .switch input:checked');
  };
  return (
    <KnownLine
      icon={isDelivery ? 'pin' : 'bag'}
      value={addressText(isDelivery ? formatLocation(form.fields) : formatShopAddress(shop))}
      detail={isDelivery ? SERVICE.delivery : SERVICE.pickup}
      changes={isDelivery ? CHECKOUT.changeAddress : CHECKOUT.changeType}
      onChange={unfold}
    />
  );
}

function When({ order, form }: WhereAndWhenProps) {
  const { guest } = useShop();
  const { orderability } = order;
  if (orderability.can === 'never') return <WhyNot orderability={orderability} orderType={order.orderType} />;
  if (form.unfolded.includes('time') || orderability.can === 'later') {
    const choose = (serveAt: string | null): void => {
      form.unfold('time');
      changeOptions(guest, { serveAt });
    };
    return <TimeField orderability={orderability} error={form.errors.serveAt ?? null} onTime={choose} />;
  }
  const unfold = (): void => {
    form.unfold('time');
    focusFirst('main [name="serveAt"]');
  };
  return (
    <KnownLine
      icon="clock"
      value={orderability.can === 'at' ? orderability.time.label : ORDERABILITY.asSoonAsPossible}
      detail={orderability.can === 'at' ? SERVICE.time : SERVICE.inAbout(orderability.minutes)}
      changes={CHECKOUT.changeTime}
      onChange={unfold}
    />
  );
}

/** What helps to find the door. A saved address has its floor and company. */
function AddressDetails({ form }: Pick<WhereAndWhenProps, 'form'>) {
  const { floor, company, messageDriver } = form.fields;
  const isTyped = isAddressTyped(form.target);
  return (
    <Fold
      title={isTyped ? CHECKOUT.addressDetails : CHECKOUT.messageDriver}
      content={joinContents(isTyped ? [floor, company, messageDriver] : [messageDriver])}
      hasError={Boolean(form.errors.floor ?? form.errors.company ?? form.errors.messageDriver)}
    >
      {isTyped && (
        <>
          <CheckoutField
            form={form}
            name="floor"
            label={CHECKOUT.floor}
            span={3}
            isOptional
            autoComplete="address-line2"
            maxLength={80}
          />
          <CheckoutField
            form={form}
            name="company"
            label={CHECKOUT.company}
            span={3}
            isOptional
            autoComplete="organization"
            maxLength={120}
          />
        </>
      )}
      <DriverMessage form={form} />
    </Fold>
  );
}
