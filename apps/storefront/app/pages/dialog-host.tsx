import { FRAME } from '@tischlein/wording/storefront';
import { type ReactNode, Suspense, useEffect } from 'react';
import { linkTo } from '../dish/dish-link.ts';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { useStore } from '@tischlein/ui/store';
import { showToast } from '@tischlein/ui/toasts';
import type { DialogStack } from '@tischlein/ui/use-dialog-stack';
import type { StartDialog } from './start-dialog.ts';

interface DialogHostProps {
  readonly stack: DialogStack<StartDialog>;
  /** What shows the dialogs, once its code is here. */
  readonly children: ReactNode;
}

/** Where dialogs appear; says what helps where their code cannot come. */
export function DialogHost({ stack, children }: DialogHostProps) {
  return (
    <ErrorBoundary fallback={<LoadFailed stack={stack} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function LoadFailed({ stack }: Pick<DialogHostProps, 'stack'>) {
  const requested = useStore(stack.entries).at(-1);
  useEffect(() => {
    if (!requested) return;
    stack.close(requested.key);
    const run = (): void => reload(requested.dialog);
    showToast({ icon: 'offline', text: FRAME.notLoaded, action: { label: FRAME.reload, run } });
  }, [requested, stack]);
  return null;
}

/** Loads the page anew, with what the guest wanted. */
function reload(dialog: StartDialog): void {
  location.search = dialog.kind === 'dish' ? linkTo(dialog.dish) : dialog.kind === 'combo' ? linkTo(dialog.combo) : '';
}
