import { FRAME } from '@tischlein/wording/storefront';
import { lazy } from 'react';
import { DialogButton } from './dialog-button.tsx';

const SiteMenu = lazy(async () => ({ default: (await import('./site-menu.tsx')).SiteMenu }));

export function SiteMenuButton({ className }: { readonly className?: string }) {
  return <DialogButton icon="menu" label={FRAME.openMenu} className={className} content={SiteMenu} />;
}
