import * as calls from '@tischlein/contract/calls';
import type { OwnAccount } from '@tischlein/contract/office';
import { ACCOUNT } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import { focusHeading } from '../ui/focus-heading.ts';
import { OfficePart } from '../ui/office-part.tsx';
import { CodesShown } from './codes-shown.tsx';
import { FactorForm } from './factor-form.tsx';
import { FactorSetup, type StartedFactor } from './factor-setup.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { PasskeyList } from './passkey-list.tsx';

interface FactorPartProps {
  readonly account: OwnAccount;
  readonly onChanged: () => void;
}

type Step =
  | { readonly kind: 'idle' | 'start' | 'remove' | 'renew' | 'addPasskey' }
  | { readonly kind: 'removePasskey'; readonly id: string; readonly name: string }
  | { readonly kind: 'scan'; readonly started: StartedFactor }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };
type FactorStep = Exclude<Step, { readonly kind: 'scan' | 'codes' }>;

const IDLE: Step = { kind: 'idle' };

/** Passkeys, the authenticator app, and the recovery codes, which are shown once. */
export function FactorPart({ account, onChanged }: FactorPartProps) {
  const { session } = useOffice();
  const [step, setStep] = useState<Step>(IDLE);
  const [said, setSaid] = useState('');
  const words = ACCOUNT.factor;
  const goTo = (next: Step): void => {
    setSaid('');
    setStep(next);
  };
  const cancel = (): void => {
    // The pressed button goes with its form.
    focusHeading('.office-part');
    goTo(IDLE);
  };
  const showCodes = (codes: readonly string[]): void => {
    goTo({ kind: 'codes', codes });
    onChanged();
  };
  const finish = (text: string): void => {
    cancel();
    setSaid(text);
    // The session learns that all pages are open now.
    if (session.isFactorMissing) location.reload();
    else onChanged();
  };
  const form = { account, onCancel: cancel };
  return (
    <OfficePart title={words.title}>
      {step.kind === 'idle' && <FactorState account={account} onStep={goTo} />}
      <p className="said" role="status">
        {said}
      </p>
      {step.kind === 'start' && (
        <FactorForm
          {...form}
          submitLabel={words.start}
          send={(body) => send(calls.startSecondFactor, { body })}
          onDone={(started) => goTo({ kind: 'scan', started })}
        />
      )}
      {step.kind === 'scan' && <FactorSetup started={step.started} onCancel={cancel} onCodes={showCodes} />}
      {step.kind === 'codes' && <CodesShown codes={step.codes} onDone={() => finish('')} />}
      {step.kind === 'renew' && (
        <FactorForm
          {...form}
          submitLabel={words.renew}
          send={(body) => send(calls.renewRecoveryCodes, { body })}
          onDone={({ codes }) => showCodes(codes)}
        />
      )}
      {step.kind === 'remove' && (
        <FactorForm
          {...form}
          submitLabel={words.remove}
          send={(body) => send(calls.removeSecondFactor, { body })}
          onDone={() => finish(words.removed)}
        />
      )}
      {step.kind === 'addPasskey' && (
        <PasskeyForm
          {...form}
          onDone={(name, codes) => (codes ? showCodes(codes) : finish(ACCOUNT.passkeys.added(name)))}
        />
      )}
      {step.kind === 'removePasskey' && (
        <FactorForm
          {...form}
          submitLabel={ACCOUNT.passkeys.removePasskey(step.name)}
          send={(body) => send(calls.removePasskey, { params: { passkeyId: step.id }, body })}
          onDone={() => finish(ACCOUNT.passkeys.removed(step.name))}
        />
      )}
    </OfficePart>
  );
}

interface FactorStateProps {
  readonly account: OwnAccount;
  readonly onStep: (step: FactorStep) => void;
}

function FactorState({ account, onStep }: FactorStateProps) {
  const words = ACCOUNT.factor;
  const { hasAuthenticatorApp: hasApp, hasSecondFactor } = account;
  return (
    <>
      {!hasSecondFactor && <p>{words.off}</p>}
      <PasskeyList account={account} onStep={onStep} />
      <div className="stack people-form">
        <h3>{words.app}</h3>
        <p>{hasApp ? words.appOn : words.appOff}</p>
        <div className="form-buttons">
          <button
            type="button"
            className="button button-line"
            aria-label={`${words.app}: ${hasApp ? words.remove : words.start}`}
            onClick={() => onStep({ kind: hasApp ? 'remove' : 'start' })}
          >
            {hasApp ? words.remove : words.start}
          </button>
        </div>
      </div>
      {hasSecondFactor && (
        <div className="stack people-form">
          <h3>{words.recovery}</h3>
          <p>{words.codesLeft(account.recoveryCodesLeft)}</p>
          <div className="form-buttons">
            <button type="button" className="button button-line" onClick={() => onStep({ kind: 'renew' })}>
              {words.renew}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
