import type { ComponentProps } from 'react';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { TextField } from '@tischlein/ui/field';
import type { TextFieldName } from './checkout-form.ts';
import type { CheckoutFormState } from './use-checkout-fields.ts';

type CheckoutFieldProps = {
  readonly form: CheckoutFormState;
  readonly name: TextFieldName;
  readonly isOptional?: boolean;
} & Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange' | 'error' | 'remark' | 'form'>;

export function CheckoutField({ form, name, isOptional = false, ...field }: CheckoutFieldProps) {
  return (
    <TextField
      {...field}
      name={name}
      remark={isOptional ? CHECKOUT.optional : undefined}
      required={!isOptional}
      value={form.fields[name]}
      error={form.errors[name]}
      onChange={(event) => form.change({ [name]: event.target.value })}
    />
  );
}
