import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { MailField } from '@tischlein/ui/mail-field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { REPLACE_ACCESS } from '@tischlein/wording/office';
import { useState } from 'react';
import { checkMail } from '../api/check-mail.ts';
import { send } from '../api/send.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { SignInFrame, useSignInFacts } from './sign-in-frame.tsx';

interface ReplaceAccessProps {
  readonly session: OfficeSession;
  readonly onChanged: (session: OfficeSession) => void;
  readonly signOut: () => void;
}

/** Shown instead of the office until the parts of the access that others have set are replaced (decision 104). */
export function ReplaceAccess({ session, onChanged, signOut }: ReplaceAccessProps) {
  const [isAsked, setAsked] = useState(false);
  const [isReplaced, setReplaced] = useState(false);
  const [hasEmail, hasPassword] = [session.toReplace.includes('email'), session.toReplace.includes('password')];
  const form = useForm({
    first: { email: '', newPassword: '', password: '' },
    send: async ({ email, newPassword, password }, _key, button) => {
      // Another tab has replaced it.
      if (button === 'goOn') return send(calls.getSession);
      const body = { ...(hasEmail && { email }), ...(hasPassword && { newPassword }), password };
      const answer = await send(calls.replaceAccess, { body });
      const code = answer.ok ? '' : answer.problem.code;
      if (code === 'passwordNeeded') setAsked(true);
      setReplaced(code === 'accessReplaced');
      return answer;
    },
    problemFields: {
      emailTaken: 'email',
      passwordEasy: 'newPassword',
      passwordKept: 'newPassword',
      passwordNeeded: 'password',
      passwordWrong: 'password',
    },
    done: onChanged,
  });
  const other = isReplaced ? (
    <BusyButton type="submit" formNoValidate value="goOn" isBusy={form.busy === 'goOn'} isWide>
      {REPLACE_ACCESS.goOn}
    </BusyButton>
  ) : (
    <button type="button" className="link-button sign-in-other" onClick={signOut}>
      {REPLACE_ACCESS.signOut}
    </button>
  );
  return (
    <SignInFrame title={REPLACE_ACCESS.title}>
      <SignInAgain email={session.email} onSignedIn={onChanged} />
      <Form
        form={form}
        className="stack people-form"
        isWide
        {...(!isReplaced && { submit: REPLACE_ACCESS.submit })}
        buttons={other}
      >
        <p className="soft">{REPLACE_ACCESS.lead(session.email, session.toReplace)}</p>
        {!isReplaced && hasEmail && <EmailField now={session.email} {...form.text('email')} />}
        {!isReplaced && hasPassword && (
          <TextField
            label={REPLACE_ACCESS.newPassword}
            help={REPLACE_ACCESS.newPasswordHelp}
            type="password"
            autoComplete="new-password"
            required
            minLength={12}
            maxLength={200}
            {...form.text('newPassword')}
          />
        )}
        {!isReplaced && isAsked && (
          <TextField
            label={REPLACE_ACCESS.password}
            type="password"
            autoComplete="current-password"
            required
            {...form.text('password')}
          />
        )}
      </Form>
    </SignInFrame>
  );
}

type EmailFieldProps = Pick<Parameters<typeof MailField>[0], 'name' | 'value' | 'error' | 'onChange'> & {
  readonly now: string;
};

/** Says whether the address is valid at once or has to be confirmed. */
function EmailField({ now, ...field }: EmailFieldProps) {
  const facts = useSignInFacts();
  return (
    <MailField
      label={REPLACE_ACCESS.email}
      help={facts?.hasMail ? REPLACE_ACCESS.emailByLinkHelp(now) : REPLACE_ACCESS.emailHelp}
      autoComplete="username"
      required
      check={checkMail}
      {...field}
    />
  );
}
