import { MailField } from '@tischlein/ui/mail-field';
import { checkMail } from '../../api/check-mail.ts';
import type { CheckoutFormState } from './use-checkout-fields.ts';

interface EmailFieldProps {
  readonly form: CheckoutFormState;
  readonly label: string;
  readonly help?: string;
  readonly autoComplete: 'email' | 'off';
  readonly span?: 3;
  /** Added to the label of a field that may stay empty. */
  readonly remark?: string;
}

export const EmailField = ({ form, ...field }: EmailFieldProps) => (
  <MailField
    {...field}
    name="email"
    required={field.remark === undefined}
    value={form.fields.email}
    error={form.errors.email}
    onChange={({ target }) => form.change({ email: target.value })}
    check={checkMail}
  />
);
