import { SALUTATIONS } from '@tischlein/domain/checkout';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { Field } from '@tischlein/ui/field';
import { CheckoutField } from './checkout-field.tsx';
import { useShop } from '../../context/shop-context.ts';
import type { ShopView } from '../../shop/shop-view.ts';
import { EmailField } from './email-field.tsx';
import { Fold } from './fold.tsx';
import { namesObjection } from './order-request.ts';
import type { CheckoutFormState } from './use-checkout-fields.ts';

interface ContactFieldsProps {
  readonly form: CheckoutFormState;
  readonly isDelivery: boolean;
}

/** Contact data and the message to the kitchen; the phone number is required for deliveries only (S3 K9). */
export function ContactFields({ form, isDelivery }: ContactFieldsProps) {
  return (
    <>
      <CheckoutField form={form} name="name" label={CHECKOUT.name} autoComplete="name" maxLength={120} />
      <EmailField
        form={form}
        label={CHECKOUT.email}
        span={3}
        autoComplete="email"
        help={describeEmail(useShop().shop)}
      />
      <CheckoutField
        form={form}
        name="phone"
        label={CHECKOUT.phone}
        span={3}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        isOptional={!isDelivery}
        help={isDelivery ? CHECKOUT.phoneHelp : undefined}
      />
      <div className="folds">
        <Fold title={CHECKOUT.salutation} content={form.fields.salutation || CHECKOUT.noSalutation}>
          <Salutation form={form} />
        </Fold>
        <Fold
          title={CHECKOUT.messageCook}
          content={form.fields.messageCook}
          hasError={Boolean(form.errors.messageCook)}
        >
          <CheckoutField form={form} name="messageCook" label={CHECKOUT.messageCook} isOptional maxLength={500} />
        </Fold>
      </div>
    </>
  );
}

/** § 7 (3) UWG: names the right to object beside the address. */
const describeEmail = (shop: ShopView): string =>
  namesObjection(shop) ? `${CHECKOUT.emailHelp} ${CHECKOUT.objection}` : CHECKOUT.emailHelp;

function Salutation({ form }: Pick<ContactFieldsProps, 'form'>) {
  const choose = (value: string): void =>
    form.change({ salutation: SALUTATIONS.find((known) => known === value) ?? '' });
  return (
    <Field label={CHECKOUT.salutation} span={3}>
      {(control) => (
        <select
          className="input"
          name="salutation"
          autoComplete="honorific-prefix"
          value={form.fields.salutation}
          onChange={(event) => choose(event.target.value)}
          {...control}
        >
          {SALUTATIONS.map((salutation) => (
            <option key={salutation} value={salutation}>
              {salutation || CHECKOUT.noSalutation}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
