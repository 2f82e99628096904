import { FRAME } from '@tischlein/wording/storefront';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { steps } from '@tischlein/ui/steps';
import { showToast } from '@tischlein/ui/toasts';
import { type ReactNode, Suspense } from 'react';
import { HeldPress } from '../browser/held-press.tsx';

interface LateDialogProps {
  /** Key of the dialog's step. */
  readonly place: string;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** A dialog whose code loads when it is opened. If that fails, it is closed and says so; the dialogs below it stay. */
export function LateDialog({ place, onClosed, children }: LateDialogProps) {
  const close = (): void => {
    steps.close(place);
    onClosed();
    const action = { label: FRAME.reload, run: () => location.reload() };
    showToast({ icon: 'offline', text: FRAME.notLoaded, action });
  };
  return (
    <ErrorBoundary fallback={null} onFailed={close}>
      <Suspense fallback={<HeldPress />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
