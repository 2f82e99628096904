import { FRAME } from '@tischlein/wording/storefront';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { useStore } from '@tischlein/ui/store';
import { showToast } from '@tischlein/ui/toasts';
import type { DialogStack } from '@tischlein/ui/use-dialog-stack';
import { HeldPress } from '../browser/held-press.tsx';
import { describeDialog } from './describe-dialog.ts';
import type { StartDialog } from './start-dialog.ts';

interface DialogHostProps {
  readonly stack: DialogStack<StartDialog>;
  /** Renders the dialogs; its code is loaded lazily. */
  readonly children: ReactNode;
}

/** Renders the dialogs, or offers a reload if their code cannot be loaded. */
export function DialogHost({ stack, children }: DialogHostProps) {
  return (
    <ErrorBoundary fallback={<LoadFailed stack={stack} />}>
      <Suspense fallback={<Requested stack={stack} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const Requested = ({ stack }: Pick<DialogHostProps, 'stack'>) => useStore(stack.entries).length > 0 && <HeldPress />;

function LoadFailed({ stack }: Pick<DialogHostProps, 'stack'>) {
  const requested = useStore(stack.entries).at(-1);
  useEffect(() => {
    if (!requested) return;
    stack.close(requested.key);
    // The URL opens the dialog again, if it is one of a dish.
    const { address } = describeDialog(requested.dialog);
    const run = (): void => location.assign(address ?? location.href);
    showToast({ icon: 'offline', text: FRAME.notLoaded, action: { label: FRAME.reload, run } });
  }, [requested, stack]);
  return null;
}
