import { type OfficeSession, PAYMENT_PROVIDER_NAMES } from '@tischlein/contract/office';
import { PAYMENTS } from '@tischlein/wording/office';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { AccountCard } from './account-card.tsx';
import { FindOrder } from './find-order.tsx';
import { MethodsForm } from './methods-form.tsx';
import { useAccounts } from './use-accounts.ts';
import { useMethods } from './use-methods.ts';

interface PaymentsPageProps {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
}

/** Online payments: finding an order for all staff; methods and accounts for owners. */
export function PaymentsPage({ session, shop }: PaymentsPageProps) {
  const { find, methods, accounts } = PAYMENTS;
  return (
    <OfficeFrame title={PAYMENTS.title}>
      <section className="office-part" aria-label={find.title}>
        <h2>{find.title}</h2>
        <FindOrder shop={shop.id} />
      </section>
      {session.role === 'owner' ? (
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
  const accounts = useAccounts(shop);
  const edited = useMethods(shop, accounts.reload);
  const { known, problem } = accounts;
  if (!known) return <p role="status">{problem}</p>;
  return (
    <>
      <section className="office-part" aria-label={titles.methods}>
        <h2>{titles.methods}</h2>
        {edited.config && edited.methods && (
          <MethodsForm shop={edited.config} methods={edited.methods} accounts={known} onChange={edited.change} />
        )}
        <SaveBar edited={edited} saved={PAYMENTS.saved} />
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
