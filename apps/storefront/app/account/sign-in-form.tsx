import * as calls from '@tischlein/contract/calls';
import { isEmail } from '@tischlein/domain/checkout';
import { formProblem } from '@tischlein/wording';
import { SIGN_IN } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { TextField } from '@tischlein/ui/field';
import { type FormEvent, useRef, useState } from 'react';
import { useShop } from '../context/shop-context.ts';
import { send } from '../api/send.ts';

/** Requests a sign-in link by mail; S2 §4 Login: 'answers success, 'user-not-found' or a generic 'error' state'. */
export function SignInForm() {
  const { shop } = useShop();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'form' | 'sending' | 'sent'>('form');
  const [sentTo, setSentTo] = useState('');
  const [error, setError] = useState('');
  const input = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state === 'sending') return;
    const problem = isEmail(email) ? await request() : formProblem('emailInvalid');
    setError(problem);
    setSentTo(email.trim());
    setState(problem === '' ? 'sent' : 'form');
    if (problem !== '') input.current?.querySelector('input')?.focus();
  };
  const request = async (): Promise<string> => {
    setState('sending');
    const answer = await send(calls.requestLink, { body: { webshop: shop.id, email: email.trim() } });
    if (answer.ok && answer.value.success) return '';
    if (answer.ok && answer.value.error === 'user-not-found') return SIGN_IN.unknown;
    return !answer.ok && answer.status === 0 ? answer.problem.message : SIGN_IN.error;
  };
  if (state === 'sent') return <Sent email={sentTo} onAnother={() => setState('form')} />;
  return (
    <form ref={input} className="account-form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{SIGN_IN.text}</p>
      <TextField
        label={SIGN_IN.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        data-first-focus
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value);
          setError('');
        }}
      />
      <BusyButton isWide type="submit" isBusy={state === 'sending'}>
        {SIGN_IN.submit}
      </BusyButton>
    </form>
  );
}

function Sent({ email, onAnother }: { readonly email: string; readonly onAnother: () => void }) {
  return (
    <div className="account-form">
      <h3 ref={focusOnMount} tabIndex={-1}>
        {SIGN_IN.sentTitle}
      </h3>
      <p>{SIGN_IN.sent(email)}</p>
      <p className="soft">{SIGN_IN.sentHelp}</p>
      <button className="button button-line" type="button" onClick={onAnother}>
        {SIGN_IN.another}
      </button>
    </div>
  );
}
