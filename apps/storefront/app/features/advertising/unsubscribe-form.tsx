import * as calls from '@tischlein/contract/calls';
import { isEmail } from '@tischlein/domain/checkout';
import { UNSUBSCRIBE } from '@tischlein/wording/storefront';
import { TextField } from '@tischlein/ui/field';
import { Notice } from '@tischlein/ui/notice';
import { useFocusOnError } from '@tischlein/ui/use-focus-on-error';
import { type FormEvent, useState } from 'react';
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
  const { restaurantName } = useShop().shop;
  const { email, change, submit, error, problem, isSending } = useUnsubscribing({ type, linked, onDone });
  const form = useFocusOnError(error);
  return (
    <form className="unsubscribe" ref={form} method="post" noValidate onSubmit={submit}>
      {linked === '' ? <p>{UNSUBSCRIBE.unknown(restaurantName)}</p> : <KnownAddress email={linked} />}
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      {linked === '' ? (
        <TextField
          label={UNSUBSCRIBE.email}
          help={UNSUBSCRIBE.emailHelp}
          error={error?.message}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={email}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <input type="hidden" name="email" value={linked} />
      )}
      <button className="button button-main" type="submit" aria-disabled={isSending}>
        {UNSUBSCRIBE.unsubscribe}
      </button>
    </form>
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

function useUnsubscribing({ type, linked, onDone }: UnsubscribeFormProps) {
  const { shop } = useShop();
  const [email, setEmail] = useState(linked);
  const [error, setError] = useState<{ readonly message: string } | null>(null);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const unsubscribe = async (): Promise<void> => {
    setSending(true);
    const answer = await send(calls.unsubscribe, { params: { shop: shop.id }, body: { type, email: email.trim() } });
    setSending(false);
    if (answer.ok) onDone(email.trim());
    else setProblem(answer.problem.message);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSending) return;
    setProblem('');
    setError(isEmail(email) ? null : { message: UNSUBSCRIBE.emailInvalid });
    if (isEmail(email)) void unsubscribe();
  };
  return { email, change: setEmail, submit, error, problem, isSending };
}
