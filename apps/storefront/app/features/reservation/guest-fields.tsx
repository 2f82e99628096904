import { Field, TextField } from '@tischlein/ui/field';
import { MailField } from '@tischlein/ui/mail-field';
import type { FormState } from '@tischlein/ui/form-state';
import { RESERVE } from '@tischlein/wording/storefront';
import { checkMail } from '../../api/check-mail.ts';

export interface GuestInput {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly wish: string;
}

/** Who comes. */
export const GuestFields = ({ form }: { readonly form: FormState<GuestInput> }) => (
  <section className="reserve-section">
    <h2>{RESERVE.who}</h2>
    <div className="form-fields">
      <TextField label={RESERVE.name} autoComplete="name" required maxLength={120} {...form.text('name')} />
      <MailField
        label={RESERVE.email}
        span={3}
        autoComplete="email"
        required
        check={checkMail}
        {...form.text('email')}
      />
      <TextField
        label={RESERVE.phone}
        help={RESERVE.phoneHelp}
        span={3}
        type="tel"
        autoComplete="tel"
        required
        maxLength={40}
        {...form.text('phone')}
      />
      <WishField {...form.text('wish')} />
    </div>
  </section>
);

export const WishField = ({ error, ...wish }: ReturnType<FormState<GuestInput>['text']>) => (
  <Field label={RESERVE.wish} remark={RESERVE.optional} error={error}>
    {(control) => (
      <textarea className="input" rows={2} maxLength={500} placeholder={RESERVE.wishExample} {...wish} {...control} />
    )}
  </Field>
);
