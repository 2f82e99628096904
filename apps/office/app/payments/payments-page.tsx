import { type OfficeSession, PAYMENT_PROVIDER_NAMES } from '@tischlein/contract/office';
import { officeMethodName, PAYMENTS } from '@tischlein/wording/office';
import { useOffice } from '../frame/office-context.ts';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { AccountCard } from './account-card.tsx';
import { MethodsForm } from './methods-form.tsx';
import { useAccounts } from './use-accounts.ts';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';
import { isSwitchedOn, type MethodConfig, toMethodConfig } from './methods.ts';
import { DEFAULT_REFUND_LIMIT, PAYMENT_METHODS } from '@tischlein/domain/shop';
import { euro } from '@tischlein/wording';
import type { Fact } from '@tischlein/ui/compare-facts';
import { Loading } from '../ui/loading.tsx';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';

interface PaymentsPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** Online payments: methods and accounts, which owners change. */
export function PaymentsPage({ shop }: PaymentsPageProps) {
  const { methods, accounts } = PAYMENTS;
  return (
    <OfficeFrame title={PAYMENTS.title}>
      {useOffice().may('payments', 'write') ? (
        <OwnersPart shop={shop.id} titles={{ methods: methods.title, accounts: accounts.title }} />
      ) : (
        <p className="notice">{PAYMENTS.onlyOwners}</p>
      )}
    </OfficeFrame>
  );
}

interface OwnersPartProps {
  readonly shop: string;
  readonly titles: { readonly methods: string; readonly accounts: string };
}

function OwnersPart({ shop, titles }: OwnersPartProps) {
  const say = useSavedWords();
  const accounts = useAccounts(shop);
  const edited = useMethods(shop, accounts.reload);
  const { known, problem } = accounts;
  if (!known) return <Loading problem={problem} />;
  return (
    <>
      <section className="office-part" aria-label={titles.methods}>
        <h2>{titles.methods}</h2>
        {edited.saved && edited.methods && (
          <SettingValues names={METHOD_SETTINGS} edited={edited.compared}>
            <MethodsForm shop={edited.saved} methods={edited.methods} accounts={known} onChange={edited.change} />
            <OwnValues at={METHOD_SETTINGS.map((name) => `config/${name}`)} />
          </SettingValues>
        )}
        <SaveBar edited={edited} saved={say(PAYMENTS.saved)} />
      </section>
      <section className="office-part" aria-label={titles.accounts}>
        <h2>{titles.accounts}</h2>
        <p className="soft">{PAYMENTS.accounts.help}</p>
        <ConflictDialog question={accounts.question} />
        <div className="pay-accounts">
          {PAYMENT_PROVIDER_NAMES.map((provider) => (
            <AccountCard
              key={provider}
              provider={provider}
              account={known.accounts.find((account) => account.provider === provider) ?? null}
              accounts={accounts}
            />
          ))}
        </div>
      </section>
    </>
  );
}

const METHOD_SETTINGS = [
  'paymentMethods',
  'paymentMethodsOnlyPickup',
  'paymentMethodsOnlyDelivery',
  'branchManagerRefundLimit',
] as const;

const documents: ConfigDocuments<MethodConfig> = new Map();

/** The payment methods of a shop, being edited. */
function useMethods(shop: string, onSaved: () => void) {
  const { part: methods, ...edited } = useConfigDocument<MethodConfig>({
    shop,
    documents,
    keys: ['paymentMethods', 'paymentMethodsOnlyPickup', 'paymentMethodsOnlyDelivery', 'branchManagerRefundLimit'],
    part: toMethodConfig,
    apply: (config, changed) => ({ ...config, ...changed }),
    describe: describeMethods,
    onSaved,
  });
  return { ...edited, methods, isValid: methods !== null && methods.paymentMethods.length > 0 };
}

const TYPES = ['delivery', 'pickup'] as const;
const { methods: SAY } = PAYMENTS;

/** Payment methods in words, to compare versions. */
const describeMethods = (config: MethodConfig): readonly Fact[] => [
  ...PAYMENT_METHODS.map((method) => {
    const types = TYPES.filter((type) => isSwitchedOn(config, method, type)).map((type) => SAY.types[type]);
    return { key: method, name: officeMethodName(method), text: types.join(', ') || SAY.off };
  }),
  {
    key: 'refundLimit',
    name: SAY.refundLimit,
    text: euro(config.branchManagerRefundLimit ?? DEFAULT_REFUND_LIMIT),
  },
];
