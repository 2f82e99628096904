import { type MouseEvent, useEffect } from 'react';
import { type UnsavedChanges, unsavedChanges } from './unsaved-changes.ts';

const BASE = '/office';

interface LeavableChanges extends UnsavedChanges {
  /** Start of the addresses that share the draft: '/karte'; null: the page alone. */
  readonly sharedBelow: string | null;
}

/** While there are changes, a link to another page asks what becomes of them. Drafts themselves ask before the tab is closed. */
export function useLeaveGuard(changes: LeavableChanges | null): void {
  useEffect(() => {
    unsavedChanges.set(changes && { ...changes, findTarget: (event, slug) => findTarget(event, slug, changes) });
    return () => unsavedChanges.set(null);
  });
}

function findTarget(event: MouseEvent, slug: string, { sharedBelow }: LeavableChanges): string | null {
  const path = findPath(event);
  const isInDraft = sharedBelow !== null && path?.startsWith(`/${slug}${sharedBelow}`) === true;
  return isInDraft ? null : path;
}

/** The page of the office that a click leads to, in this tab; null: none. */
function findPath(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target !== '' || link.origin !== location.origin) return null;
  if (!link.pathname.startsWith(`${BASE}/`) || link.pathname === location.pathname) return null;
  return link.pathname.slice(BASE.length) + link.search + link.hash;
}
