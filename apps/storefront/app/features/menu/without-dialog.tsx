import {
  type Avoidable,
  type Declaration,
  collectDeclarations,
  listAvoidables,
  type Menu,
} from '@tischlein/domain/menu';
import { withoutDeclaration } from '@tischlein/wording';
import { FOUND } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { useStore } from '@tischlein/ui/store';
import type { MenuFilterStore } from './use-filter.ts';
import '../../styles/without.css';

interface WithoutDialogProps {
  readonly filterStore: MenuFilterStore;
  readonly onClosed: () => void;
}

/** The choice of allergens and additives to exclude. */
export function WithoutDialog({ filterStore, onClosed }: WithoutDialogProps) {
  const { menu } = useShop();
  const filter = useStore(filterStore);
  const chosen = filter.withoutDeclarations;
  const [avoidables] = useState(() => listDeclared(menu));
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
          {avoidables.map((avoidable) => (
            <Choice key={avoidable.declaration} avoidable={avoidable} chosen={chosen} onToggle={toggle} />
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly avoidable: Avoidable;
  readonly chosen: readonly Declaration[];
  readonly onToggle: (declaration: Declaration) => void;
}

/** 'Ohne Gluten' and below it the single cereals, which go with it. */
function Choice({ avoidable: { declaration, kinds }, chosen, onToggle }: ChoiceProps) {
  const isWhole = chosen.includes(declaration);
  const row = (each: Declaration, isIncluded: boolean) => (
    <label key={each} className="choice-row">
      <input
        type="checkbox"
        disabled={isIncluded}
        checked={isIncluded || chosen.includes(each)}
        onChange={() => onToggle(each)}
      />
      <span className="choice-name">{withoutDeclaration(each)}</span>
    </label>
  );
  return (
    <>
      {row(declaration, false)}
      {kinds.length > 0 && <div className="without-kinds">{kinds.map((kind) => row(kind, isWhole))}</div>}
    </>
  );
}

/** All that is declared anywhere on the menu. */
const listDeclared = (menu: Menu): readonly Avoidable[] =>
  listAvoidables([...menu.dishes.values()].flatMap((dish) => collectDeclarations(menu, dish) ?? []));
