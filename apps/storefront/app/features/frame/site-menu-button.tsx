import { FRAME } from '@tischlein/wording/storefront';

import { DialogButton } from './dialog-button.tsx';
import { late } from '../../browser/late.tsx';

const SiteMenu = late(async () => (await import('./site-menu.tsx')).SiteMenu);

export function SiteMenuButton({ className }: { readonly className?: string }) {
  return <DialogButton icon="menu" label={FRAME.openMenu} className={className} content={SiteMenu} />;
}
