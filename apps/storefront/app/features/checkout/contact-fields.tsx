import { SALUTATIONS } from '@tischlein/domain/checkout';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { Field } from '@tischlein/ui/field';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutFormState } from './use-checkout-fields.ts';

interface ContactFieldsProps {
  readonly form: CheckoutFormState;
  readonly isDelivery: boolean;
}

/** Contact data and messages; the phone number is required for deliveries only (S3 K9). */
export function ContactFields({ form, isDelivery }: ContactFieldsProps) {
  return (
    <>
      <Salutation form={form} />
      <CheckoutField form={form} name="name" label={CHECKOUT.name} span={3} autoComplete="name" maxLength={120} />
      <CheckoutField
        form={form}
        name="email"
        label={CHECKOUT.email}
        span={3}
        type="email"
        autoComplete="email"
        maxLength={254}
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
      <CheckoutField form={form} name="messageCook" label={CHECKOUT.messageCook} isOptional maxLength={500} />
      {isDelivery && <DriverMessage form={form} />}
    </>
  );
}

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

function DriverMessage({ form }: Pick<ContactFieldsProps, 'form'>) {
  return (
    <Field label={CHECKOUT.messageDriver} remark={CHECKOUT.optional}>
      {(control) => (
        <textarea
          className="input"
          name="messageDriver"
          rows={2}
          maxLength={500}
          value={form.fields.messageDriver}
          onChange={(event) => form.change({ messageDriver: event.target.value })}
          {...control}
        />
      )}
    </Field>
  );
}
