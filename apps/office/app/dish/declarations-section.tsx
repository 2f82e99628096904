import { suggestDeclarations } from '@tischlein/domain/menu-editing';
import { declarationName } from '@tischlein/wording';
import { DISH_FORM } from '@tischlein/wording/office';
import { DeclarationsInput } from './declarations-input.tsx';
import { useEditing } from './editor-context.ts';
import { FormBlock } from './form-block.tsx';
import { useDish } from './use-dish.ts';

/** Allergens and additives of a dish: suggested by its ingredients, stated by a person (S3 L2). */
export function DeclarationsSection() {
  const { dish, edit } = useDish();
  const { document } = useEditing();
  const { named, unknown } = suggestDeclarations(document, dish);
  const missing = named.filter((declaration) => !dish.declarations?.includes(declaration));
  const isMadeOfKnown = dish.declarations === null && unknown.length === 0 && named.length > 0;
  return (
    <FormBlock
      id="allergene"
      title={DISH_FORM.sections.allergene}
      help={DISH_FORM.declarationsHelp}
      fields={['declarations']}
    >
      {dish.partialDeclarations && (
        <p className="editor-soft">
          {DISH_FORM.partial(dish.partialDeclarations.named.map(declarationName), dish.partialDeclarations.unclear)}
        </p>
      )}
      {unknown.length > 0 && <p className="editor-soft">{DISH_FORM.unknownParts(unknown)}</p>}
      {missing.length > 0 && (
        <div className="notice editor-notice" role="note">
          <strong>{DISH_FORM.suggested}</strong>
          <span>{missing.map(declarationName).join(', ')}</span>
          <button
            type="button"
            className="button button-line"
            onClick={() =>
              edit(DISH_FORM.sections.allergene, {
                declarations: [...(dish.declarations ?? []), ...missing],
                partialDeclarations: undefined,
              })
            }
          >
            {DISH_FORM.takeSuggested}
          </button>
        </div>
      )}
      <DeclarationsInput
        declarations={dish.declarations}
        unknownHelp={isMadeOfKnown ? DISH_FORM.unknownByParts : DISH_FORM.unknownHelp}
        onChange={(declarations) =>
          edit(DISH_FORM.sections.allergene, {
            declarations,
            ...(declarations !== null && { partialDeclarations: undefined }),
          })
        }
      />
    </FormBlock>
  );
}
