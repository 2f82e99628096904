import type { OrderContext } from '@tischlein/domain/menu';
import {
  type ComboChoice,
  type DishChoice,
  saveCombo,
  saveSelection,
  toComboSelection,
  toSelection,
} from '@tischlein/domain/selection';
import type { OpenStartDialog, SavedDialog } from './start-dialog.ts';

/** Shows the information about a dish or combo as the guest has chosen it. */
export function showInfoAsChosen(about: DishChoice | ComboChoice, occasion: OrderContext, open: OpenStartDialog): void {
  open({ kind: 'infoAsChosen', about, saved: toSavedInfo(about, occasion) });
}

function toSavedInfo(about: DishChoice | ComboChoice, occasion: OrderContext): SavedDialog {
  if ('combo' in about)
    return { kind: 'comboInfoAsChosen', id: about.combo.id, draft: saveCombo(toComboSelection(about, occasion)) };
  return { kind: 'infoAsChosen', id: about.dish.id, draft: saveSelection(toSelection(about, 1, occasion)) };
}
