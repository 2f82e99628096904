import { type IngredientDocument, VAT_CLASSES, type VatClass } from '@tischlein/domain/menu';
import { editIngredient, type FieldChange, listIngredientUses, removeIngredient } from '@tischlein/domain/menu-editing';
import { DISH_FORM, EDITOR, INGREDIENTS, VAT_CLASS_NAMES } from '@tischlein/wording/office';
import { Tick } from '../ui/tick.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TagField } from './basics-section.tsx';
import { DeclarationsInput } from './declarations-input.tsx';
import { describeCodes } from './describe-codes.ts';
import { useEditing } from './editor-context.ts';
import { FoldCard } from './group-card.tsx';
import { NutritionFields } from './prepacked-fields.tsx';
import { LineInput, TextInput } from './text-inputs.tsx';

/** An ingredient with its declarations, which opens to be changed. */
export function IngredientCard({ part }: { readonly part: IngredientDocument }) {
  const { document, change } = useEditing();
  const { id, name } = part;
  const { dishes, groups } = listIngredientUses(document, id);
  const edit = (label: string, fields: FieldChange<Omit<IngredientDocument, 'id'>>): void =>
    change(INGREDIENTS.field(name, label), (menu) => editIngredient(menu, id, fields));
  return (
    <FoldCard
      title={name || DISH_FORM.unknownShort}
      summary={[describeCodes(document, part.declarations), INGREDIENTS.uses(dishes.length, groups.length)]
        .filter(Boolean)
        .join(' · ')}
    >
      <LineInput
        label={INGREDIENTS.name}
        value={name}
        most={120}
        error={name.trim() === '' ? EDITOR.nameMissing : null}
        onChange={(next) => edit(INGREDIENTS.name, { name: next ?? '' })}
      />
      <DeclarationsInput
        declarations={part.declarations}
        unknownHelp={DISH_FORM.unknownHelp}
        onChange={(declarations) => edit(DISH_FORM.sections.allergene, { declarations })}
      />
      <More part={part} edit={edit} />
      <button
        type="button"
        className="button button-quiet button-bad"
        onClick={() => change(INGREDIENTS.removed(name), (menu) => removeIngredient(menu, id))}
      >
        {INGREDIENTS.remove}
      </button>
    </FoldCard>
  );
}

interface MoreProps {
  readonly part: IngredientDocument;
  readonly edit: (label: string, fields: FieldChange<Omit<IngredientDocument, 'id'>>) => void;
}

function More({ part, edit }: MoreProps) {
  return (
    <>
      <TagField
        label={INGREDIENTS.tags}
        help={INGREDIENTS.tagsHelp}
        tags={part.tags}
        onChange={(tags) => edit(INGREDIENTS.tags, { tags })}
      />
      <TextInput
        label={INGREDIENTS.info}
        value={part.dishInfo}
        most={2000}
        onChange={(dishInfo) => edit(INGREDIENTS.info, { dishInfo })}
      />
      <NutritionFields
        nutrition={part.nutrientInformation}
        onChange={(nutrientInformation) => edit(INGREDIENTS.nutrition, { nutrientInformation })}
      />
      <div className="editor-grid">
        <div data-w="6">
          <SelectField<VatClass | ''>
            label={INGREDIENTS.vat}
            value={part.vatClass ?? ''}
            options={[
              { value: '', label: INGREDIENTS.vatOfDish },
              ...VAT_CLASSES.map((value) => ({ value, label: VAT_CLASS_NAMES[value] })),
            ]}
            onChange={(vatClass) => edit(INGREDIENTS.vat, { vatClass: vatClass || undefined })}
          />
        </div>
        <div className="editor-ticks" data-w="6">
          <Tick
            label={INGREDIENTS.soldOut}
            isOn={part.soldOut ?? false}
            onChange={(isOn) => edit(INGREDIENTS.soldOut, { soldOut: isOn || undefined })}
          />
        </div>
      </div>
    </>
  );
}
