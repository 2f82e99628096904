import { WAITER_SIGN_IN } from '@tischlein/wording/storefront';
import { useNow } from '@tischlein/ui/clock';
import { Notice } from '@tischlein/ui/notice';
import { TextField } from '@tischlein/ui/field';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { headerPictures } from '../../shop/media.ts';
import { enterName, signIn, type SignInProblem } from './waiter-session.ts';
import { readForm } from './read-form.ts';

interface SignInProps {
  /** The session ended while the page was open, as at midnight. */
  readonly isNewDay: boolean;
  /** Why the account of the office that is signed in does not do; '': there is none. */
  readonly reason: string;
  readonly onSignedIn: () => void;
}

/** 'Service anmelden': the password, valid until midnight (S3 W1). */
export function SignIn({ isNewDay, reason, onSignedIn }: SignInProps) {
  const { shop } = useShop();
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isWrong = useHydrated() && new URLSearchParams(location.search).has('falsch');
  const error = useProblemText(problem) || (problem === null && isWrong ? WAITER_SIGN_IN.wrong : '');
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const password = readForm(event.currentTarget, 'password');
    setBusy(true);
    const refused = await signIn(shop.id, password);
    setBusy(false);
    setProblem(refused);
    if (!refused) onSignedIn();
  };
  return (
    <Arrival>
      <form className="waiter-arrive-form" onSubmit={(event) => void submit(event)}>
        <h1>{isNewDay ? WAITER_SIGN_IN.newDay : WAITER_SIGN_IN.title}</h1>
        <p className="soft">{isNewDay ? WAITER_SIGN_IN.newDayLead : WAITER_SIGN_IN.lead}</p>
        {reason !== '' && (
          <Notice kind="warn" icon="alert">
            {reason}
          </Notice>
        )}
        <TextField
          label={WAITER_SIGN_IN.password}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          error={error}
        />
        <button className="button button-main button-wide" type="submit" disabled={isBusy}>
          {WAITER_SIGN_IN.submit}
        </button>
      </form>
    </Arrival>
  );
}

/** 'after the password each enters a name' (S3 W9) */
export function EnterName() {
  const { shop } = useShop();
  const [error, setError] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const name = readForm(event.currentTarget, 'name').trim();
    setError(name === '' ? WAITER_SIGN_IN.nameMissing : ((await enterName(shop.id, name)) ?? ''));
  };
  return (
    <Arrival>
      <form className="waiter-arrive-form" noValidate onSubmit={(event) => void submit(event)}>
        <h1>{WAITER_SIGN_IN.nameTitle}</h1>
        <p className="soft">{WAITER_SIGN_IN.nameLead}</p>
        <TextField label={WAITER_SIGN_IN.name} name="name" autoComplete="given-name" maxLength={40} error={error} />
        <button className="button button-main button-wide" type="submit">
          {WAITER_SIGN_IN.goOn}
        </button>
      </form>
    </Arrival>
  );
}

function Arrival({ children }: { readonly children: ReactNode }) {
  const { shop } = useShop();
  const picture = headerPictures(shop)?.wide;
  return (
    <main className="waiter-arrive" id="content" tabIndex={-1}>
      {picture ? <img className="waiter-arrive-picture" src={picture} alt="" /> : <span />}
      <div className="waiter-arrive-panel">
        <p className="floor-shop">{shop.branchName ?? shop.title}</p>
        {children}
      </div>
    </main>
  );
}

function useProblemText(problem: SignInProblem | null): string {
  const now = useNow();
  if (!problem) return '';
  if (problem.kind === 'message') return problem.message;
  const seconds = Math.ceil((problem.until - now) / 1000);
  if (seconds <= 0) return '';
  return WAITER_SIGN_IN.pause(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
}
