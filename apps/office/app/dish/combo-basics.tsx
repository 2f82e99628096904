import { type BasisPoints, toBasisPoints } from '@tischlein/domain';
import { DELIVERY_TYPES, type DeliveryType, ORDER_TYPE_FILTERS } from '@tischlein/domain/menu';
import { listFollowers, setComboPrice, toPriceCell } from '@tischlein/domain/menu-editing';
import { percent } from '@tischlein/wording';
import { COMBO_FORM, EDITOR, ORDER_TYPES, PICTURE } from '@tischlein/wording/office';
import { useRef } from 'react';
import { SelectField } from '../ui/select-field.tsx';
import { findProblems, useEditing } from './editor-context.ts';
import { FormBlock } from './form-block.tsx';
import { PictureField } from './picture-field.tsx';
import { PriceInput, type PriceEntry } from './price-input.tsx';
import { TagField } from './basics-section.tsx';
import { LineInput, TextInput } from './text-inputs.tsx';
import { TimetableInput } from './timetable-input.tsx';
import { useCombo } from './use-combo.ts';

const BASICS = ['name', 'price', 'vat', 'type', 'headline', 'teaser', 'tags'] as const;

/** Name, prices, texts, picture and times of a combo. */
export function ComboBasics() {
  const { combo, edit, at } = useCombo();
  const { problems } = useEditing();
  return (
    <>
      <FormBlock id="grundlagen" title={COMBO_FORM.basics} fields={['prices']} own={at(...BASICS)}>
        <div className="editor-grid">
          <div data-w="6">
            <LineInput
              label={COMBO_FORM.name}
              value={combo.name}
              most={200}
              error={findProblems(problems, 'name').length > 0 ? EDITOR.nameMissing : null}
              onChange={(name) => edit(COMBO_FORM.name, { name: name ?? '' })}
            />
          </div>
          <ComboTax />
          {DELIVERY_TYPES.map((type) => (
            <div key={type} data-w="3">
              <ComboPrice type={type} />
            </div>
          ))}
          <ComboType />
          <LineInput
            label={COMBO_FORM.headline}
            value={combo.headline}
            most={200}
            onChange={(headline) => edit(COMBO_FORM.headline, { headline })}
          />
          <TextInput
            label={COMBO_FORM.teaser}
            value={combo.teaser}
            most={500}
            onChange={(teaser) => edit(COMBO_FORM.teaser, { teaser })}
          />
          <TagField
            label={COMBO_FORM.tags}
            tags={combo.tags ?? []}
            onChange={(tags) => edit(COMBO_FORM.tags, { tags: tags.length > 0 ? tags : undefined })}
          />
        </div>
      </FormBlock>
      <PictureField
        own={at('imageName')}
        image={combo.imageName}
        onChange={(imageName) => edit(PICTURE.changed, { imageName })}
      />
      <FormBlock id="wann" title={COMBO_FORM.when} fields={['timetable']} own={at('timetable')}>
        <TimetableInput
          legend={COMBO_FORM.when}
          timetable={combo.timetable}
          onChange={(timetable) => edit(COMBO_FORM.when, { timetable })}
        />
      </FormBlock>
    </>
  );
}

const RATES: readonly BasisPoints[] = [toBasisPoints(700), toBasisPoints(1900)];

function ComboTax() {
  const { combo, edit } = useCombo();
  const rates = combo.vat === undefined || RATES.includes(combo.vat) ? RATES : [...RATES, combo.vat];
  return (
    <div data-w="6">
      <SelectField
        label={COMBO_FORM.vat}
        value={String(combo.vat ?? '')}
        options={[
          { value: '', label: COMBO_FORM.vatByRule },
          ...rates.map((rate) => ({ value: String(rate), label: percent(rate) })),
        ]}
        onChange={(value) => edit(COMBO_FORM.vat, { vat: rates.find((rate) => String(rate) === value) })}
      />
    </div>
  );
}

function ComboType() {
  const { combo, edit } = useCombo();
  return (
    <div data-w="3">
      <SelectField
        label={COMBO_FORM.type}
        value={combo.type}
        options={ORDER_TYPE_FILTERS.map((value) => ({ value, label: COMBO_FORM.types[value] }))}
        onChange={(type) => edit(COMBO_FORM.type, { type })}
      />
    </div>
  );
}

function ComboPrice({ type }: { readonly type: DeliveryType }) {
  const { combo, edit } = useCombo();
  const findPrice = (each: DeliveryType) => combo.price[each] ?? null;
  const followers = useRef<readonly DeliveryType[]>([]);
  const label = `${COMBO_FORM.price}, ${ORDER_TYPES[type]}`;
  const set = (entry: PriceEntry): void => {
    const types = type === 'delivery' ? followers.current : [type];
    const empty = type === 'delivery' ? null : findPrice('delivery');
    const price = entry.code === 'price' ? entry.price : entry.code === 'empty' ? empty : null;
    edit(label, { price: setComboPrice(combo, types, price) });
  };
  return (
    <PriceInput
      label={label}
      isLabelled
      cell={toPriceCell(type, findPrice)}
      onFocus={() => {
        followers.current = listFollowers(findPrice);
      }}
      onEntry={set}
    />
  );
}
