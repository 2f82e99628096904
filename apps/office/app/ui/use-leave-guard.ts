import { useEffect } from 'react';
import { type UnsavedChanges, unsavedChanges } from './unsaved-changes.ts';

/** While there are changes, a link to another page asks what becomes of them. Drafts themselves ask before the tab is closed. */
export function useLeaveGuard(changes: UnsavedChanges | null): void {
  useEffect(() => {
    unsavedChanges.set(changes);
    return () => unsavedChanges.set(null);
  });
}
