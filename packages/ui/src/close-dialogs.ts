import { waitForHistory } from './dialog-history.ts';
import { openDialogs } from './open-dialogs.ts';

/** Closes every dialog; done when their steps of the history are given back, for that would scroll the page to where it was. */
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
