import * as calls from '@tischlein/contract/calls';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { SIGN_IN } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { send } from '../api/send.ts';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';
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
  const [email, setEmail] = useState(typed);
  const { isBusy, said, submit } = useSubmit();
  const request = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await submit(() => send(calls.requestPassword, { body: { email } }), SIGN_IN.linkSent(email));
  };
  return (
    <form className="people-form" onSubmit={(event) => void request(event)}>
      <p>{SIGN_IN.forgottenHelp}</p>
      <TextField
        label={SIGN_IN.email}
        type="email"
        autoComplete="username"
        required
        ref={focusOnMount}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Said said={said} />
      <BusyButton type="submit" isBusy={isBusy} isWide>
        {SIGN_IN.sendLink}
      </BusyButton>
    </form>
  );
}
