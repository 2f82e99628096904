import { FRAME } from '@tischlein/wording/storefront';
import { useStore } from '@tischlein/ui/store';
import { lazy } from 'react';
import { useShop } from '../../shop-context.ts';
import { DialogButton } from './dialog-button.tsx';

const AccountDialogs = lazy(async () => ({
  default: (await import('../../account/account-dialogs.tsx')).AccountDialogs,
}));

/** Signs in, or opens the account of whoever has; 'Login is shown when enabled in config' (S2 §4). */
export function AccountButton({ className }: { readonly className?: string }) {
  const { shop, guest } = useShop();
  const label = useStore(guest.signedIn) ? FRAME.account : FRAME.signIn;
  return shop.enableLogin && <DialogButton icon="user" label={label} className={className} content={AccountDialogs} />;
}
