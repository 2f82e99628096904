import { type NutrientInformation, NUTRIENTS, type PrepackedDocument } from '@tischlein/domain/menu';
import { type FieldChange, withFields, withMember } from '@tischlein/domain/menu-editing';
import { NUTRIENT_NAMES, PREPACKED } from '@tischlein/wording/office';
import { Tick } from '../ui/tick.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { NumberInput } from './number-input.tsx';
import { LineInput, TextInput } from './text-inputs.tsx';
import { useDish } from './use-dish.ts';

/** Particulars of prepacked goods (LMIV Art. 9, S3 L4). */
export function PrepackedFields({ prepacked }: { readonly prepacked: PrepackedDocument }) {
  const { edit } = useDish();
  const set = (label: string, change: FieldChange<PrepackedDocument>): void =>
    edit(label, { prepacked: withFields(prepacked, change) });
  const { exempt = [] } = prepacked;
  return (
    <div className="editor-grid">
      <Content prepacked={prepacked} set={set} />
      <Strength prepacked={prepacked} set={set} />
      <LineInput
        label={PREPACKED.producer}
        value={prepacked.producer}
        most={300}
        onChange={(producer) => set(PREPACKED.producer, { producer })}
      />
      <TextInput
        label={PREPACKED.ingredients}
        value={prepacked.ingredients}
        most={2000}
        help={PREPACKED.ingredientsHelp}
        onChange={(ingredients) => set(PREPACKED.ingredients, { ingredients })}
      />
      <div data-w="6">
        <LineInput
          label={PREPACKED.origin}
          value={prepacked.origin}
          most={200}
          onChange={(origin) => set(PREPACKED.origin, { origin })}
        />
      </div>
      <div data-w="6">
        <LineInput
          label={PREPACKED.storage}
          value={prepacked.storage}
          most={500}
          onChange={(storage) => set(PREPACKED.storage, { storage })}
        />
      </div>
      <NutritionFields
        nutrition={prepacked.nutrition}
        onChange={(nutrition) => set(PREPACKED.nutrition, { nutrition })}
      />
      <div className="editor-ticks">
        {(['ingredients', 'nutrition'] as const).map((part) => (
          <Tick
            key={part}
            label={PREPACKED.exempt[part]}
            isOn={exempt.includes(part)}
            onChange={(isOn) => {
              const next = withMember(exempt, part, isOn);
              set(PREPACKED.exempt[part], { exempt: next.length > 0 ? next : undefined });
            }}
          />
        ))}
      </div>
    </div>
  );
}

interface PartProps {
  readonly prepacked: PrepackedDocument;
  readonly set: (label: string, change: FieldChange<PrepackedDocument>) => void;
}

function Content({ prepacked: { content }, set }: PartProps) {
  return (
    <>
      <div data-w="3">
        <NumberInput
          label={PREPACKED.content}
          value={content?.amount}
          least={0.1}
          most={1_000_000}
          isWhole={false}
          placeholder={PREPACKED.contentBySize}
          onNumber={(amount) =>
            set(PREPACKED.content, {
              content: amount === undefined ? undefined : { amount, unit: content?.unit ?? 'ml' },
            })
          }
        />
      </div>
      <div data-w="3">
        <SelectField
          label={PREPACKED.unit}
          value={content?.unit ?? 'ml'}
          options={[
            { value: 'ml', label: 'ml' },
            { value: 'g', label: 'g' },
          ]}
          onChange={(unit) => content && set(PREPACKED.content, { content: { ...content, unit } })}
        />
      </div>
    </>
  );
}

function Strength({ prepacked, set }: PartProps) {
  return (
    <>
      <div data-w="3">
        <NumberInput
          label={PREPACKED.alcohol}
          value={prepacked.alcoholPercent}
          most={100}
          isWhole={false}
          placeholder="–"
          onNumber={(alcoholPercent) => set(PREPACKED.alcohol, { alcoholPercent })}
        />
      </div>
      <div className="editor-ticks" data-w="3">
        <Tick
          label={PREPACKED.wine}
          isOn={prepacked.isWine ?? false}
          onChange={(isOn) => set(PREPACKED.wine, { isWine: isOn || undefined })}
        />
      </div>
    </>
  );
}

interface NutritionFieldsProps {
  readonly nutrition: NutrientInformation | undefined;
  readonly onChange: (nutrition: NutrientInformation | undefined) => void;
}

/** The seven values of LMIV Art. 30; without any value there is no nutrition. */
export function NutritionFields({ nutrition, onChange }: NutritionFieldsProps) {
  const set = (change: FieldChange<NutrientInformation>): void => {
    const next = withFields<NutrientInformation>({ per: '100g', ...nutrition }, change);
    onChange(NUTRIENTS.some((nutrient) => next[nutrient] !== undefined) ? next : undefined);
  };
  return (
    <details className="editor-details" open={nutrition !== undefined}>
      <summary>{PREPACKED.nutrition}</summary>
      <div className="editor-grid">
        <div data-w="3">
          <SelectField
            label={PREPACKED.per}
            value={nutrition?.per ?? '100g'}
            options={(['100g', '100ml', 'portion'] as const).map((value) => ({ value, label: PREPACKED.pers[value] }))}
            onChange={(per) => set({ per })}
          />
        </div>
        {NUTRIENTS.map((nutrient) => (
          <div key={nutrient} data-w="3">
            <NumberInput
              label={NUTRIENT_NAMES[nutrient]}
              value={nutrition?.[nutrient]}
              most={100_000}
              isWhole={false}
              placeholder="–"
              onNumber={(value) => set({ [nutrient]: value })}
            />
          </div>
        ))}
      </div>
    </details>
  );
}
