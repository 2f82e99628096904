import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { SIGN_IN } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { send } from '../api/send.ts';

/** Sign-in with e-mail and password; the error does not reveal which was wrong. */
export function SignInPage({ onSignedIn }: { readonly onSignedIn: (session: OfficeSession) => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await send(calls.openSession, { body: { email, password } });
    if (answer.ok) onSignedIn(answer.value);
    else setProblem(answer.problem.message);
  };
  return (
    <main className="sign-in">
      <title>{SIGN_IN.title}</title>
      <form className="sign-in-form" onSubmit={(event) => void submit(event)}>
        <h1>{SIGN_IN.title}</h1>
        <label className="field">
          <span className="field-label">{SIGN_IN.email}</span>
          <input
            className="input"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </label>
        <label className="field">
          <span className="field-label">{SIGN_IN.password}</span>
          <input
            className="input"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            aria-describedby="sign-in-problem"
          />
        </label>
        <p className="field-error" id="sign-in-problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="button button-main">
          {SIGN_IN.submit}
        </button>
      </form>
    </main>
  );
}
