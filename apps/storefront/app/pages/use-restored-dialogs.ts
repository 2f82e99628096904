import { useEffect, useEffectEvent } from 'react';
import { findNamed, linkedItem, withoutLink } from '../dish/linked-item.ts';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import type { Order } from '../ordering/use-order.ts';
import { useClock, useShop } from '../context/shop-context.ts';
import { steps } from '@tischlein/ui/steps';
import { useStore } from '@tischlein/ui/store';
import type { DialogStack } from '@tischlein/ui/use-dialog-stack';
import { pageTitle } from '../shop/page-title.ts';
import { readDraft } from './dialog-drafts.ts';
import { openComboByName, openDishByName } from './open-by-name.ts';
import { restoreDialog } from './restore-dialog.ts';
import type { StartDialog } from './start-dialog.ts';

/** Restores the dialogs of the history entry after a reload or 'forward', and opens the item named in the URL. */
export function useRestoredDialogs(stack: DialogStack<StartDialog>, order: Order, actions: MenuActions): void {
  const page = useShop();
  const isOpen = useClock().period.allowOrders;
  const entries = useStore(stack.entries);
  const { dialogs } = useStore(steps.current);
  const openLinked = useEffectEvent(() => {
    const { address, dialogs: opened } = steps.current.get();
    const linked = linkedItem(address);
    if (!linked || opened.length > 0) return;
    steps.correct(withoutLink(address));
    const open = linked.isCombo ? openComboByName : openDishByName;
    open(linked.named, { page, occasion: order.occasion, actions, open: stack.open });
  });
  const restoreMissing = useEffectEvent(() => {
    const scene = { page, order, actions, isOpen };
    for (const { key, content } of steps.current.get().dialogs) {
      // Dialogs outside the stack have no content.
      if (content === null || stack.entries.get().some((entry) => entry.key === key)) continue;
      const dialog = restoreDialog(content, readDraft(page.shop.id, key), scene);
      if (dialog) stack.restore({ key, dialog });
      else steps.close(key);
    }
  });
  // The tab of a linked dish keeps its name only as long as it is open.
  const nameTab = useEffectEvent(() => {
    const linked = linkedItem(steps.current.get().dialogs.findLast(({ address }) => address !== null)?.address ?? '');
    const items = linked?.isCombo ? page.menu.combos : page.menu.dishes;
    document.title = pageTitle(
      'start',
      page.shop.title,
      linked ? findNamed([...items.values()], linked.named)?.name : '',
    );
  });
  useEffect(() => {
    openLinked();
    restoreMissing();
    nameTab();
  }, [dialogs, entries]);
}
