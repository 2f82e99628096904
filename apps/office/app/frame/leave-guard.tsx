import { steps } from '@tischlein/ui/steps';
import { OFFICE_PAGE_NAMES } from '@tischlein/wording/office';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { type UnsavedChanges, unsavedChanges } from '../ui/unsaved-changes.ts';
import { useOffice } from './office-context.ts';
import { loadLate } from '../ui/load-late.tsx';

const LeaveDialog = loadLate(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

interface Leaving {
  /** Below /office. */
  readonly path: string;
  readonly changes: UnsavedChanges;
}

/** The office, which asks before a link leaves unsaved changes behind. 'Back' does not ask: drafts outlive a visit to another page. */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const { shop, page } = useOffice();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const intercept = (event: MouseEvent): void => {
    const changes = unsavedChanges.get();
    const path = changes?.findTarget(event, shop.slug) ?? null;
    if (!changes || path === null) return;
    event.preventDefault();
    event.stopPropagation();
    setLeaving({ path, changes });
  };
  return (
    <div className="office" onClickCapture={intercept}>
      {children}
      <Suspense>
        {leaving && (
          <LeaveDialog
            page={page ? OFFICE_PAGE_NAMES[page.path] : shop.name}
            changes={leaving.changes}
            onClosed={(goes) => {
              setLeaving(null);
              if (goes) steps.whenSettled(() => void navigate(leaving.path));
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
