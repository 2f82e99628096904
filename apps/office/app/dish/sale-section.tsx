import { type Cents, NO_CENTS } from '@tischlein/domain';
import { DELIVERY_TYPES, DEPOSIT_KINDS, type DepositKind, VAT_CLASSES, type VatClass } from '@tischlein/domain/menu';
import { findSizeDeposit, setAge, setOffered, setSizeDeposit } from '@tischlein/domain/menu-editing';
import { DEPOSIT_KIND_NAMES, DISH_FORM, ORDER_TYPES, VAT_CLASS_NAMES } from '@tischlein/wording/office';
import { Tick } from '../ui/tick.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useEditing } from './editor-context.ts';
import { FormBlock } from './form-block.tsx';
import { PrepackedFields } from './prepacked-fields.tsx';
import { PriceInput, type PriceEntry } from './price-input.tsx';
import { LineInput } from './text-inputs.tsx';
import { useDish } from './use-dish.ts';

/** Tax, age, deposit, order types and particulars of prepacked goods. */
export function SaleSection() {
  const { dish, edit, changeBy, at } = useDish();
  return (
    <FormBlock
      id="verkauf"
      title={DISH_FORM.sections.verkauf}
      fields={['prepacked']}
      own={at(
        'isDrink',
        'vatClass',
        'plu',
        'deposit',
        'depositKind',
        'soldOut',
        'withdrawalAllowed',
        'prepacked',
        'servedOpen',
      )}
    >
      <div className="editor-grid">
        <TaxAndAge />
        <div data-w="4">
          <LineInput
            label={DISH_FORM.plu}
            value={dish.plu}
            most={40}
            help={DISH_FORM.pluHelp}
            onChange={(plu) => edit(DISH_FORM.plu, { plu })}
          />
        </div>
        <DepositFields />
      </div>
      <fieldset className="editor-ticks">
        <legend className="editor-label">{DISH_FORM.offeredFor}</legend>
        {DELIVERY_TYPES.map((type) => (
          <Tick
            key={type}
            label={ORDER_TYPES[type]}
            isOn={dish.prices[type] !== undefined}
            onChange={(isOn) => changeBy(ORDER_TYPES[type], (before) => setOffered(before, type, isOn))}
          />
        ))}
      </fieldset>
      <div className="editor-ticks">
        <Tick
          label={DISH_FORM.soldOut}
          help={DISH_FORM.soldOutHelp}
          isOn={dish.soldOut ?? false}
          onChange={(isOn) => edit(DISH_FORM.soldOut, { soldOut: isOn || undefined })}
        />
        <Tick
          label={DISH_FORM.withdrawal}
          help={DISH_FORM.withdrawalHelp}
          isOn={dish.withdrawalAllowed ?? false}
          onChange={(isOn) => edit(DISH_FORM.withdrawal, { withdrawalAllowed: isOn || undefined })}
        />
        <Tick
          label={DISH_FORM.prepacked}
          help={DISH_FORM.prepackedHelp}
          isOn={dish.prepacked !== undefined}
          onChange={(isOn) =>
            edit(DISH_FORM.prepacked, isOn ? { prepacked: {}, servedOpen: undefined } : { prepacked: undefined })
          }
        />
        {!dish.prepacked && (
          <Tick
            label={DISH_FORM.servedOpen}
            help={DISH_FORM.servedOpenHelp}
            isOn={dish.servedOpen ?? false}
            onChange={(isOn) => edit(DISH_FORM.servedOpen, { servedOpen: isOn || undefined })}
          />
        )}
      </div>
      {dish.prepacked && <PrepackedFields prepacked={dish.prepacked} />}
    </FormBlock>
  );
}

const AGES = { none: null, from16: 16, from18: 18 } as const;
type AgeChoice = keyof typeof AGES;

function TaxAndAge() {
  const { dish, edit } = useDish();
  const age: AgeChoice = dish.tags.includes('alcohol18')
    ? 'from18'
    : dish.tags.includes('alcohol16')
      ? 'from16'
      : 'none';
  const choices: readonly AgeChoice[] = ['none', 'from16', 'from18'];
  return (
    <>
      <div data-w="5">
        <SelectField<VatClass | ''>
          label={DISH_FORM.vat}
          value={dish.vatClass ?? ''}
          options={[
            { value: '', label: DISH_FORM.vatByKind(dish.isDrink) },
            ...VAT_CLASSES.map((value) => ({ value, label: VAT_CLASS_NAMES[value] })),
          ]}
          onChange={(vatClass) => edit(DISH_FORM.vat, { vatClass: vatClass || undefined })}
        />
      </div>
      <div data-w="3">
        <SelectField
          label={DISH_FORM.age}
          value={age}
          options={choices.map((value) => ({ value, label: DISH_FORM.ages[value] }))}
          onChange={(next) => edit(DISH_FORM.age, { tags: setAge(dish.tags, AGES[next]) })}
        />
      </div>
      <div className="editor-ticks" data-w="4">
        <Tick
          label={DISH_FORM.isDrink}
          isOn={dish.isDrink}
          onChange={(isDrink) => edit(DISH_FORM.isDrink, { isDrink })}
        />
      </div>
    </>
  );
}

function DepositFields() {
  const { dish, edit, changeBy } = useDish();
  const { document } = useEditing();
  const sizes = dish.sizes.flatMap((id) => document.sizes.find((size) => size.id === id) ?? []);
  return (
    <>
      <div data-w="3">
        <PriceInput
          label={DISH_FORM.deposit}
          isLabelled
          cell={toCell(dish.deposit)}
          onEntry={(entry) => edit(DISH_FORM.deposit, { deposit: toDeposit(entry) })}
        />
      </div>
      {(dish.deposit !== undefined || dish.isDrink || dish.depositKind !== undefined) && (
        <div data-w="3">
          <SelectField<DepositKind | ''>
            label={DISH_FORM.depositKind}
            value={dish.depositKind ?? ''}
            options={[
              { value: '', label: DISH_FORM.depositKindOpen },
              ...DEPOSIT_KINDS.map((value) => ({ value, label: DEPOSIT_KIND_NAMES[value] })),
            ]}
            onChange={(kind) => edit(DISH_FORM.depositKind, { depositKind: kind || undefined })}
          />
        </div>
      )}
      {sizes.map(({ id, name }) => (
        <div key={id} data-w="3">
          <PriceInput
            label={DISH_FORM.nameDeposit(name)}
            isLabelled
            cell={toCell(findSizeDeposit(dish, id))}
            onEntry={(entry) =>
              changeBy(DISH_FORM.nameDeposit(name), (before) => setSizeDeposit(before, id, toDeposit(entry)))
            }
          />
        </div>
      ))}
    </>
  );
}

/** 'nicht' is a deposit of nothing (S3 C10); empty: not stated. */
const toDeposit = (entry: PriceEntry): Cents | undefined =>
  entry.code === 'price' ? entry.price : entry.code === 'notOffered' ? NO_CENTS : undefined;

const toCell = (deposit: Cents | undefined) =>
  deposit === undefined ? ({ code: 'unstated' } as const) : ({ code: 'own', price: deposit } as const);
