import { useEffect, useEffectEvent } from 'react';
import { linkedItem, withoutLink } from '../dish/dish-link.ts';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import type { Order } from '../ordering/use-order.ts';
import { useClock, useShop } from '../context/shop-context.ts';
import { syncHistory } from '@tischlein/ui/dialog-history';
import { countDialogsInHistory } from '@tischlein/ui/open-dialogs';
import { useStore } from '@tischlein/ui/store';
import type { DialogStack } from '@tischlein/ui/use-dialog-stack';
import { saveDialog, dropClosedDialogs, readSavedDialogs, toSavedDialog } from './saved-dialogs.ts';
import { openComboByName, openDishByName } from './open-by-name.ts';
import { restoreDialog } from './restore-dialog.ts';
import type { StartDialog } from './start-dialog.ts';

/** Restores the dialogs open before a reload, or opens the item named in the URL; saves open dialogs. */
export function useSavedDialogs(stack: DialogStack<StartDialog>, order: Order, actions: MenuActions): void {
  const page = useShop();
  const { shop } = page;
  const isOpen = useClock().period.allowOrders;
  const entries = useStore(stack.entries);
  const openFirst = useEffectEvent(() => {
    // The guest has opened a dialog before this code was loaded.
    if (entries.length > 0) return;
    const scene = { page, order, actions, isOpen, open: stack.open };
    // A dialog that was closing is still saved, but its history entry is already gone.
    const kept = readSavedDialogs(shop.id).slice(0, countDialogsInHistory());
    const before = kept.flatMap((dialog) => restoreDialog(dialog, scene) ?? []);
    const linked = linkedItem(location.search);
    if (linked && countDialogsInHistory() === 0) history.replaceState(history.state, '', withoutLink(location));
    if (before.length > 0) before.forEach(stack.open);
    else if (!linked) syncHistory();
    else
      (linked.isCombo ? openComboByName : openDishByName)(linked.named, {
        page,
        occasion: order.occasion,
        actions,
        open: stack.open,
      });
  });
  useEffect(() => openFirst(), []);
  const keep = useEffectEvent((key: number, dialog: StartDialog) => {
    const kept = toSavedDialog(dialog, order.occasion);
    if (kept) saveDialog(shop.id, key, kept);
  });
  useEffect(() => {
    for (const { key, dialog } of entries) keep(key, dialog);
    dropClosedDialogs(
      shop.id,
      entries.map(({ key }) => key),
    );
  }, [entries, shop.id]);
  useEffect(() => () => dropClosedDialogs(shop.id, []), [shop.id]);
}
