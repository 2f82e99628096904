import type { Step } from '@tischlein/ui/trail';
import { linkTo } from '../dish/dish-link.ts';
import type { SavedDialog, StartDialog } from './start-dialog.ts';

/** A dialog as data for its history entry, and the URL while it is topmost. */
export function describeDialog(dialog: StartDialog): Pick<Step, 'content' | 'address'> {
  const item = dialog.kind === 'dish' ? dialog.dish : dialog.kind === 'combo' ? dialog.combo : null;
  return { content: toSavedDialog(dialog), address: item && linkTo(item) };
}

function toSavedDialog(dialog: StartDialog): SavedDialog {
  const { kind } = dialog;
  switch (kind) {
    case 'cart':
    case 'time':
    case 'without':
    case 'address':
      return { kind };
    case 'branch':
      return { kind, draft: { purpose: dialog.purpose } };
    case 'dish':
    case 'info':
      return { kind, id: dialog.dish.id };
    case 'combo':
      return { kind, id: dialog.combo.id };
    case 'line':
      return { kind, id: dialog.line.id };
    case 'infoAsChosen':
      return dialog.saved;
    case 'offer':
      return { kind, id: dialog.offer.id, draft: dialog.isInDish };
    case 'freeItem':
      return { kind, id: dialog.offer.offerId };
    case 'twoForOne':
      return { kind, id: dialog.promotion.offerId };
    case 'closed':
      return { kind, draft: { isCombo: dialog.isCombo, leadsTo: dialog.leadsTo } };
    case 'age':
      return { kind, draft: { age: dialog.age, name: dialog.name, leadsTo: dialog.leadsTo } };
    case 'group':
      return { kind, id: dialog.view, draft: dialog.code };
    case 'alert':
      return { kind, draft: dialog.alert };
  }
}
