import { FRAME } from '@tischlein/wording/storefront';
import { lazy } from 'react';
import { DialogButton } from './dialog-button.tsx';

const SiteMenu = lazy(async () => ({ default: (await import('./site-menu.tsx')).SiteMenu }));

/** Opens the links that have no room in the head. */
export function SiteMenuButton({ className }: { readonly className?: string }) {
  return <DialogButton icon="menu" label={FRAME.openMenu} className={className} content={SiteMenu} />;
}
