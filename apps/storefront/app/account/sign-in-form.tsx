import * as calls from '@tischlein/contract/calls';
import { isEmail } from '@tischlein/domain/checkout';
import { formProblem } from '@tischlein/wording';
import { SIGN_IN } from '@tischlein/wording/storefront';
import { type Answer, refuse } from '@tischlein/ui/answer';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { MailField } from '@tischlein/ui/mail-field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { useState } from 'react';
import { checkMail } from '../api/check-mail.ts';
import { useShop } from '../context/shop-context.ts';
import { send } from '../api/send.ts';

/** Requests a sign-in link by mail; S2 §4 Login: 'answers success, 'user-not-found' or a generic 'error' state'. */
export function SignInForm() {
  const { shop } = useShop();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    first: { email: '' },
    check: ({ email }) => ({ email: !isEmail(email) && formProblem('emailInvalid') }),
    send: async ({ email }): Promise<Answer<unknown>> => {
      const answer = await send(calls.requestLink, { body: { webshop: shop.id, email: email.trim() } });
      if (!answer.ok) return answer.status === 0 || answer.problem.form ? answer : refuse(SIGN_IN.error);
      if (answer.value.success) return answer;
      return answer.value.error === 'user-not-found' ? refuse('', { email: SIGN_IN.unknown }) : refuse(SIGN_IN.error);
    },
    done: (_, { values }) => setSentTo(values.email.trim()),
  });
  if (sentTo !== null) return <Sent email={sentTo} onAnother={() => setSentTo(null)} />;
  return (
    <Form form={form} className="account-form" noValidate submit={SIGN_IN.submit} isWide>
      <p>{SIGN_IN.text}</p>
      <MailField
        label={SIGN_IN.email}
        autoComplete="email"
        data-first-focus
        check={checkMail}
        {...form.text('email')}
      />
    </Form>
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
