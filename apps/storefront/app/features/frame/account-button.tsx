import { FRAME } from '@tischlein/wording/storefront';
import { useStore } from '@tischlein/ui/store';

import { useShop } from '../../context/shop-context.ts';
import { DialogButton } from './dialog-button.tsx';
import { late } from '../../browser/late.tsx';

const AccountDialogs = late(async () => (await import('../../account/account-dialogs.tsx')).AccountDialogs);

/** Opens the sign-in form or the account (S2 §4 Login: 'Login is shown when enabled in config'). */
export function AccountButton({ className }: { readonly className?: string }) {
  const { shop, guest } = useShop();
  const label = useStore(guest.signedIn) ? FRAME.account : FRAME.signIn;
  return shop.enableLogin && <DialogButton icon="user" label={label} className={className} content={AccountDialogs} />;
}
