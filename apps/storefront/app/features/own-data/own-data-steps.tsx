import * as calls from '@tischlein/contract/calls';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Notice } from '@tischlein/ui/notice';
import { OWN_DATA } from '@tischlein/wording/storefront';
import { type FormEvent, useState } from 'react';
import { send } from '../../api/send.ts';
import { useHash } from '../../browser/use-hash.ts';
import { useShop } from '../../context/shop-context.ts';
import '../../styles/own-data.css';
import { StoredData } from './stored-data.tsx';

/** The stored data of a guest, by a mailed link or an account; without both, a form that mails a link (Art. 15 GDPR). */
export function OwnDataSteps() {
  const { guest } = useShop();
  const token = useHash();
  const [isAsking, setAsking] = useState(token === '' && !guest.signedIn.get());
  return isAsking ? <RequestLink /> : <StoredData token={token || null} onNewLink={() => setAsking(true)} />;
}

function RequestLink() {
  const { shop } = useShop();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const [step, setStep] = useState<'form' | 'sending' | 'sent'>('form');
  const request = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (step === 'sending') return;
    setStep('sending');
    const answer = await send(calls.requestPersonalData, { params: { shop: shop.id }, body: { email } });
    setStep(answer.ok ? 'sent' : 'form');
    setProblem(answer.ok ? '' : (answer.problem.form?.['email'] ?? answer.problem.message));
  };
  if (step === 'sent')
    return (
      <section className="own-data">
        <h2 ref={focusOnMount} tabIndex={-1}>
          {OWN_DATA.sent}
        </h2>
        <p>{OWN_DATA.sentText}</p>
      </section>
    );
  return (
    <form className="own-data" noValidate onSubmit={(event) => void request(event)}>
      <p>{OWN_DATA.intro}</p>
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      <TextField
        label={OWN_DATA.email}
        type="email"
        autoComplete="email"
        required
        maxLength={200}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <BusyButton isBusy={step === 'sending'} type="submit">
        {OWN_DATA.request}
      </BusyButton>
    </form>
  );
}
