import * as calls from '@tischlein/contract/calls';
import { isEmail } from '@tischlein/domain/checkout';
import { UNSUBSCRIBE } from '@tischlein/wording/storefront';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';

interface UnsubscribeFormProps {
  readonly type: string;
  /** The address of the link; '' if it had none. */
  readonly linked: string;
  readonly onDone: (email: string) => void;
}

/**
 * Ends advertising for the address of the link, or for one that is typed. It needs a click because mail scanners open links; without
 * scripts the browser sends the form itself.
 */
export function UnsubscribeForm({ type, linked, onDone }: UnsubscribeFormProps) {
  const { shop } = useShop();
  const form = useForm({
    first: { email: linked },
    check: ({ email }) => ({ email: !isEmail(email) && UNSUBSCRIBE.emailInvalid }),
    send: ({ email }) => send(calls.unsubscribe, { params: { shop: shop.id }, body: { type, email: email.trim() } }),
    done: (_, { values }) => onDone(values.email.trim()),
  });
  return (
    <Form form={form} className="unsubscribe" method="post" noValidate submit={UNSUBSCRIBE.unsubscribe}>
      {linked === '' ? <p>{UNSUBSCRIBE.unknown(shop.restaurantName)}</p> : <KnownAddress email={linked} />}
      {linked === '' ? (
        <TextField
          label={UNSUBSCRIBE.email}
          help={UNSUBSCRIBE.emailHelp}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          {...form.text('email')}
        />
      ) : (
        <input type="hidden" name="email" value={linked} />
      )}
    </Form>
  );
}

function KnownAddress({ email }: { readonly email: string }) {
  const [before, after] = UNSUBSCRIBE.known(useShop().shop.restaurantName);
  return (
    <p>
      {before}
      <strong>{email}</strong>
      {after}
    </p>
  );
}
