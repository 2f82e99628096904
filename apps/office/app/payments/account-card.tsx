import type { AccountCheck, MaskedAccount, PaymentProviderName } from '@tischlein/contract/office';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { ACCOUNT_FIELDS, HEIDELPAY_VARIANTS, PAYMENTS, PROVIDER_HELP, providerName } from '@tischlein/wording/office';
import { useState } from 'react';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { formatDateTime } from '@tischlein/shop-time';
import { ConnectForm } from './connect-form.tsx';
import type { LiveAccounts } from './use-accounts.ts';

interface AccountCardProps {
  readonly provider: PaymentProviderName;
  /** null: not connected. */
  readonly account: MaskedAccount | null;
  readonly accounts: LiveAccounts;
}

const { accounts: SAY } = PAYMENTS;

/** One provider: its connection, the result of the last check, and buttons to connect or disconnect. */
export function AccountCard({ provider, account, accounts }: AccountCardProps) {
  const [open, setOpen] = useState<'keys' | 'remove' | null>(null);
  const check = accounts.checks[provider];
  const name = providerName(provider);
  return (
    <section className="stack box" aria-label={name} data-mode={account?.mode}>
      <header className="row ends">
        <h3>{name}</h3>
        <span className="pay-mode" data-mode={account?.mode}>
          {account ? SAY.modes[account.mode] : SAY.notConnected}
        </span>
      </header>
      <p className="soft">{PROVIDER_HELP[provider]}</p>
      {account && <AccountFacts account={account} />}
      <div role="status">{check && <CheckAnswer check={check} />}</div>
      {open === 'keys' && (
        <ConnectForm
          provider={provider}
          problem={accounts.problem}
          onBack={() => setOpen(null)}
          onSave={async (form) => {
            if (await accounts.save(form)) setOpen(null);
          }}
        />
      )}
      {open === 'remove' && (
        <RemoveQuestion
          provider={provider}
          onBack={() => setOpen(null)}
          onRemove={() => void accounts.remove(provider).then(() => setOpen(null))}
        />
      )}
      {open === null && (
        <div className="row">
          {account && (
            <>
              <Tool label={SAY.check} provider={provider} onPress={() => void accounts.check(provider)} />
              <Tool label={SAY.renew} provider={provider} onPress={() => setOpen('keys')} />
              <Tool label={SAY.remove} provider={provider} onPress={() => setOpen('remove')} />
            </>
          )}
          {!account && (
            <button type="button" className="button button-line" onClick={() => setOpen('keys')}>
              {SAY.connect(provider)}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

interface ToolProps {
  readonly label: string;
  readonly provider: PaymentProviderName;
  readonly onPress: () => void;
}

function Tool({ label, provider, onPress }: ToolProps) {
  return (
    <button type="button" className="button button-line" aria-label={SAY.of(label, provider)} onClick={onPress}>
      {label}
    </button>
  );
}

const describeValue = (name: string, shown: string): string =>
  name === 'heidelpayVariant' && isVariant(shown) ? HEIDELPAY_VARIANTS[shown] : shown;
const isVariant = (name: string): name is keyof typeof HEIDELPAY_VARIANTS => name in HEIDELPAY_VARIANTS;
const isField = (name: string): name is keyof typeof ACCOUNT_FIELDS => name in ACCOUNT_FIELDS;

function AccountFacts({ account }: { readonly account: MaskedAccount }) {
  const methods = PAYMENT_METHODS.filter((method) => account.methods.includes(method));
  return (
    <>
      <p>{SAY.uses(methods)}</p>
      <dl className="facts">
        {account.fields.map(({ name, shown }) => (
          <div key={name}>
            <dt>{isField(name) ? ACCOUNT_FIELDS[name] : name}</dt>
            <dd>{describeValue(name, shown)}</dd>
          </div>
        ))}
        <div>
          <dt>{SAY.webhook}</dt>
          <dd>
            {account.webhookUrl} <small>{SAY.webhookHelp(account.provider)}</small>
          </dd>
        </div>
      </dl>
      <p className="soft">{SAY.changed(formatDateTime(account.changedAt))}</p>
    </>
  );
}

function CheckAnswer({ check }: { readonly check: AccountCheck | 'running' }) {
  if (check === 'running') return <p>{SAY.checking}</p>;
  const kind = !check.works ? 'bad' : check.warnings.length > 0 ? 'warn' : 'good';
  return (
    <div className="notice" data-kind={kind}>
      {[check.message, ...check.warnings].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

interface RemoveQuestionProps {
  readonly provider: PaymentProviderName;
  readonly onBack: () => void;
  readonly onRemove: () => void;
}

function RemoveQuestion({ provider, onBack, onRemove }: RemoveQuestionProps) {
  return (
    <div
      ref={focusOnMount}
      className="stack pay-form"
      role="group"
      aria-label={SAY.of(SAY.remove, provider)}
      tabIndex={-1}
    >
      <p>{SAY.removeWords}</p>
      <div className="row">
        <button type="button" className="button button-quiet" onClick={onBack}>
          {SAY.back}
        </button>
        <button type="button" className="button button-line button-bad" onClick={onRemove}>
          {SAY.removeNow(provider)}
        </button>
      </div>
    </div>
  );
}
