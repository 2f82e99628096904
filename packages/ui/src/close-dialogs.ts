import { waitForHistory } from './dialog-history.ts';
import { openDialogs } from './open-dialogs.ts';

/** Closes all dialogs and waits until their history entries are removed, because that restores the scroll position. */
export async function closeDialogs(): Promise<void> {
  const open = openDialogs.get().toReversed();
  if (open.length === 0) return;
  const closed = open.map(
    (dialog) => new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true })),
  );
  for (const dialog of open) dialog.close();
  await Promise.all(closed);
  await waitForHistory();
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
