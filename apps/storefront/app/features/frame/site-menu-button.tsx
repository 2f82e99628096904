import { FRAME } from '@tischlein/wording/storefront';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '@tischlein/ui/icon';

const SiteMenu = lazy(async () => ({ default: (await import('./site-menu.tsx')).SiteMenu }));

/** Opens the links that have no room in the head. */
export function SiteMenuButton({ className = '' }: { readonly className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className={`icon-button ${className}`.trim()}
        type="button"
        aria-label={FRAME.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Suspense>{isOpen && <SiteMenu onClosed={() => setOpen(false)} />}</Suspense>
    </>
  );
}
