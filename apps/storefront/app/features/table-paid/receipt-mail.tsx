import * as calls from '@tischlein/contract/calls';
import { isEmail } from '@tischlein/domain/checkout';
import { TextField } from '@tischlein/ui/field';
import { TABLE_ORDER, TABLE_PAID } from '@tischlein/wording/storefront';
import { type FormEvent, useState } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';

type State = { readonly kind: 'typing' | 'sending' } | { readonly kind: 'sent'; readonly to: string };

/** Mails the documents of a paid part; the address is for this mail only. */
export function ReceiptMail({ orderId }: { readonly orderId: string }) {
  const { shop } = useShop();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const [state, setState] = useState<State>({ kind: 'typing' });
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const to = email.trim();
    if (!isEmail(to)) {
      setProblem(TABLE_PAID.emailProblem);
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setState({ kind: 'sending' });
    const answer = await send(calls.mailReceipt, { params: { shop: shop.id, orderId }, body: { email: to } });
    setState(answer.ok ? { kind: 'sent', to } : { kind: 'typing' });
    if (answer.ok) setEmail('');
    else setProblem(answer.problem.form?.['email'] ?? answer.problem.message);
  };
  return (
    <form className="receipt-mail" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={TABLE_PAID.email}
        remark={TABLE_ORDER.optional}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        value={email}
        error={problem}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem('');
        }}
      />
      <button className="button button-line" type="submit" aria-busy={state.kind === 'sending' || undefined}>
        {TABLE_PAID.sendMail}
      </button>
      <p role="status">
        {state.kind === 'sending' && TABLE_PAID.sendingMail}
        {state.kind === 'sent' && TABLE_PAID.mailSent(state.to)}
      </p>
    </form>
  );
}
