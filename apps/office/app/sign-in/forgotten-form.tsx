import * as calls from '@tischlein/contract/calls';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { SIGN_IN } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { type SignInFrame, useSignInFacts } from './sign-in-frame.tsx';

interface ForgottenFormProps {
  readonly email: string;
  readonly Frame: typeof SignInFrame;
  readonly onBack: () => void;
}

/** Asks for a mailed link that sets a new password; without a mail server, says which command does it. */
export function ForgottenForm({ email: typed, Frame, onBack }: ForgottenFormProps) {
  const facts = useSignInFacts();
  return (
    <Frame title={SIGN_IN.forgotten}>
      {facts?.hasMail === false && (
        <div className="people-form">
          <p>{SIGN_IN.noMail}</p>
          <p>
            <code>{SIGN_IN.command}</code>
          </p>
        </div>
      )}
      {facts?.hasMail && <RequestForm typed={typed} />}
      <button type="button" className="link-button sign-in-other" onClick={onBack}>
        {SIGN_IN.back}
      </button>
    </Frame>
  );
}

function RequestForm({ typed }: { readonly typed: string }) {
  const form = useForm({
    first: { email: typed },
    send: (body) => send(calls.requestPassword, { body }),
    success: ({ email }) => SIGN_IN.linkSent(email),
  });
  return (
    <Form form={form} className="people-form" submit={SIGN_IN.sendLink} isWide>
      <p>{SIGN_IN.forgottenHelp}</p>
      <TextField
        label={SIGN_IN.email}
        type="email"
        autoComplete="username"
        required
        ref={focusOnMount}
        {...form.text('email')}
      />
    </Form>
  );
}
