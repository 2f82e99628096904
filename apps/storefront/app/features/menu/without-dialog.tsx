import { type Declaration, DECLARATIONS, collectDeclarations, listKinds, type Menu } from '@tischlein/domain/menu';
import { withoutDeclaration } from '@tischlein/wording';
import { FOUND } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { useStore } from '@tischlein/ui/store';
import type { MenuFilterStore } from './use-filter.ts';

interface WithoutDialogProps {
  readonly filterStore: MenuFilterStore;
  readonly onClosed: () => void;
}

/** The choice of allergens and additives to exclude. */
export function WithoutDialog({ filterStore, onClosed }: WithoutDialogProps) {
  const { menu } = useShop();
  const filter = useStore(filterStore);
  const chosen = filter.withoutDeclarations;
  const [declarations] = useState(() => listDeclarations(menu));
  const toggle = (declaration: Declaration): void =>
    filterStore.set({
      ...filter,
      withoutDeclarations: chosen.includes(declaration)
        ? chosen.filter((other) => other !== declaration)
        : [...chosen, declaration],
    });
  const foot = (
    <button
      className="button button-main button-wide"
      type="button"
      onClick={(event) => closeContainingDialog(event.currentTarget)}
    >
      {FOUND.withoutShow}
    </button>
  );
  return (
    <Dialog title={FOUND.withoutTitle} onClosed={onClosed} foot={foot}>
      <div className="dialog-body dialog-texts">
        <p className="soft">{FOUND.withoutHelp}</p>
        <fieldset className="choice-group">
          <legend className="visually-hidden">{FOUND.withoutTitle}</legend>
          {declarations.map((declaration) => (
            <label key={declaration} className="choice-row">
              <input type="checkbox" checked={chosen.includes(declaration)} onChange={() => toggle(declaration)} />
              <span className="choice-name">{withoutDeclaration(declaration)}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}

/** All declarations used in the menu, and each kind that a group may be, in the order of the law. */
function listDeclarations(menu: Menu): readonly Declaration[] {
  const all = new Set(
    [...menu.dishes.values()].flatMap((dish) => collectDeclarations(menu, dish) ?? []).flatMap(listKinds),
  );
  return DECLARATIONS.filter((declaration) => all.has(declaration));
}
