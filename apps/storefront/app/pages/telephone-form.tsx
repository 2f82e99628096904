import type { TelephoneGuest } from '@tischlein/contract/office';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { CHECKOUT, TELEPHONE } from '@tischlein/wording/storefront';
import { useShop } from '../context/shop-context.ts';
import { AddressFields } from '../features/checkout/address-fields.tsx';
import { CheckoutField } from '../features/checkout/checkout-field.tsx';
import { DriverMessage } from '../features/checkout/driver-message.tsx';
import { EmailField } from '../features/checkout/email-field.tsx';
import { Fold, joinContents } from '../features/checkout/fold.tsx';
import { FormSection } from '../features/checkout/form-section.tsx';
import type { CheckoutFormState } from '../features/checkout/use-checkout-fields.ts';
import { OrderTypeSwitch } from '../features/service/order-type-switch.tsx';
import { TimeField } from '../features/service/time-field.tsx';
import { GuestSearch } from '../features/telephone/guest-search.tsx';
import { MinutesField } from '../features/telephone/minutes-field.tsx';
import { changeOptions } from '../ordering/use-order-settings.ts';
import type { Order } from '../ordering/use-order.ts';
import { PaymentChoice } from '../payment/payment-choice.tsx';

interface TelephoneFormProps {
  readonly order: Order;
  readonly form: CheckoutFormState;
  /** null: there is nothing to pay. */
  readonly methods: readonly PaymentMethod[] | null;
  readonly isByLink: boolean;
  readonly minutes: number;
  readonly onMinutes: (minutes: number) => void;
  readonly onGuest: (guest: TelephoneGuest) => void;
  readonly onAgain: (order: TelephoneGuest['lastOrders'][number]) => void;
}

/** Who orders, where to, when, and how it is paid. */
export function TelephoneForm(props: TelephoneFormProps) {
  const { order, form, methods, isByLink, minutes, onMinutes, onGuest, onAgain } = props;
  const { guest } = useShop();
  const isDelivery = order.orderType === 'delivery';
  return (
    <div className="telephone-form">
      <FormSection title={TELEPHONE.guest}>
        <GuestSearch
          phone={form.fields.phone}
          error={form.errors.phone}
          onPhone={(phone) => form.change({ phone })}
          onGuest={onGuest}
          onAgain={onAgain}
        />
        <CheckoutField form={form} name="name" label={CHECKOUT.name} autoComplete="off" maxLength={120} />
        <OrderTypeSwitch
          value={order.orderType}
          onChange={(wishedType) => changeOptions(guest, { wishedType, serveAt: null })}
        />
        {isDelivery && <AddressFields form={form} />}
        <Fold
          title={TELEPHONE.notes}
          content={joinContents([
            form.fields.floor,
            form.fields.messageDriver,
            form.fields.messageCook,
            form.fields.email,
          ])}
          hasError={Boolean(form.errors.email ?? form.errors.floor)}
        >
          {isDelivery && <CheckoutField form={form} name="floor" label={CHECKOUT.floor} isOptional maxLength={80} />}
          {isDelivery && <DriverMessage form={form} />}
          <CheckoutField form={form} name="messageCook" label={CHECKOUT.messageCook} isOptional maxLength={500} />
          <EmailField form={form} label={TELEPHONE.email} autoComplete="off" remark={CHECKOUT.optional} />
        </Fold>
      </FormSection>
      <FormSection title={TELEPHONE.time}>
        <TimeField
          orderability={order.orderability}
          error={form.errors.serveAt ?? null}
          onTime={(serveAt) => changeOptions(guest, { serveAt })}
        />
        {order.serveTime === null && <MinutesField minutes={minutes} onMinutes={onMinutes} />}
      </FormSection>
      {methods && (
        <FormSection title={TELEPHONE.payment}>
          <PaymentChoice form={form} methods={methods} orderType={order.orderType} amount={order.priced.steps.total} />
          {isByLink && <p className="soft">{TELEPHONE.byLink}</p>}
        </FormSection>
      )}
    </div>
  );
}
