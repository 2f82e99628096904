import type { OfficeSession } from '@tischlein/contract/office';
import { ingredientId } from '@tischlein/domain';
import { foldText, type IngredientDocument } from '@tischlein/domain/menu';
import { addIngredient, checkName, findIngredientByName } from '@tischlein/domain/menu-editing';
import { EmptyState } from '@tischlein/ui/empty-state';
import { INGREDIENTS } from '@tischlein/wording/office';
import { useState } from 'react';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { Icon } from '../ui/icon.tsx';
import { Editor } from './editor.tsx';
import { useEditing } from './editor-context.ts';
import { IngredientCard } from './ingredient-card.tsx';
import { newId } from './new-id.ts';
import { NotThere } from './not-there.tsx';
import { useMayEdit } from './use-may-edit.ts';
import '../styles/editor.css';

interface IngredientsPageProps {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
}

/** All ingredients with what they declare. */
export function IngredientsPage({ shop }: IngredientsPageProps) {
  const edited = useMenu(shop.id);
  const { menu } = edited;
  const isReadOnly = !useMayEdit();
  if (!menu)
    return (
      <NotThere title={INGREDIENTS.title} shop={shop.slug} isLoading={edited.problem === ''} problem={edited.problem} />
    );
  return (
    <OfficeFrame title={INGREDIENTS.title} isWide>
      <Editor
        shop={shop.id}
        edited={edited}
        menu={menu}
        isReadOnly={isReadOnly}
        check={() => menu.ingredients.flatMap(({ name }) => checkName(name))}
      >
        <Ingredients />
      </Editor>
    </OfficeFrame>
  );
}

// A shop may have thousands of them; the search finds the others.
const MOST_SHOWN = 200;

function Ingredients() {
  const { document, change } = useEditing();
  const [wanted, setWanted] = useState('');
  const sorted = document.ingredients.toSorted((left, right) => byUnknownThenName(left, right));
  const found = sorted.filter(({ name }) => foldText(name).includes(foldText(wanted)));
  const isNew = wanted.trim() !== '' && !findIngredientByName(document, wanted);
  const add = (): void => {
    const name = wanted.trim();
    change(INGREDIENTS.added(name), (menu) => addIngredient(menu, ingredientId(newId(name)), name));
  };
  return (
    <section className="stack editor-block" id="grundlagen" tabIndex={-1}>
      <p className="soft editor-soft">{INGREDIENTS.help}</p>
      <div className="row">
        <input
          className="input editor-short"
          type="search"
          aria-label={INGREDIENTS.search}
          placeholder={INGREDIENTS.search}
          maxLength={120}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        {isNew && (
          <button type="button" className="button button-line" onClick={add}>
            {INGREDIENTS.add(wanted.trim())}
          </button>
        )}
      </div>
      {document.ingredients.length === 0 ? (
        <EmptyState icon={<Icon name="list" />} title={INGREDIENTS.none} text={INGREDIENTS.noneHelp} />
      ) : (
        found.length === 0 && <p>{INGREDIENTS.nothingFound}</p>
      )}
      <div>
        {found.slice(0, MOST_SHOWN).map((part) => (
          <IngredientCard key={part.id} part={part} />
        ))}
      </div>
    </section>
  );
}

/** Undeclared ingredients come first. */
const byUnknownThenName = (left: IngredientDocument, right: IngredientDocument): number =>
  Number(right.declarations === null) - Number(left.declarations === null) || left.name.localeCompare(right.name, 'de');
