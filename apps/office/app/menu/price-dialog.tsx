import { type DishId, type SizeId, toBasisPoints, toCents } from '@tischlein/domain';
import { DELIVERY_TYPES, type DeliveryType, type MenuDocument } from '@tischlein/domain/menu';
import { planRaise, PRICE_ROUNDINGS, type PriceRaise, type RaisedPrice } from '@tischlein/domain/menu-editing';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TextField } from '@tischlein/ui/field';
import { euro } from '@tischlein/wording';
import { BULK, MENU_LIST } from '@tischlein/wording/office';
import { useState } from 'react';
import { SelectField } from '../ui/select-field.tsx';
import { Table } from '../ui/table.tsx';

interface PriceDialogProps {
  readonly menu: MenuDocument;
  readonly ids: ReadonlySet<DishId>;
  readonly onRaise: (raised: readonly RaisedPrice[]) => void;
  readonly onClosed: () => void;
}

/** Raises or lowers the prices of many dishes; every old and new price is shown before. */
export function PriceDialog({ menu, ids, onRaise, onClosed }: PriceDialogProps) {
  const [form, setForm] = useState<RaiseForm>({ by: '5', unit: 'percent', rounding: 'ninety', type: null });
  const raise = readRaise(form);
  const raised = raise ? planRaise(menu, ids, raise) : [];
  const foot = (
    <>
      <button
        type="button"
        className="button button-line"
        onClick={(event) => closeContainingDialog(event.currentTarget)}
      >
        {BULK.cancel}
      </button>
      <button
        type="button"
        className="button button-main"
        onClick={({ currentTarget }) => {
          // Why there is nothing to change is said at the field or below it.
          if (raised.length === 0) return currentTarget.closest('dialog')?.querySelector('input')?.focus();
          closeContainingDialog(currentTarget);
          onRaise(raised);
        }}
      >
        {BULK.changePrices(raised.length)}
      </button>
    </>
  );
  const combos = menu.menus.filter(({ slots }) => slots.some(({ dishes }) => dishes.some((dish) => ids.has(dish))));
  return (
    <Dialog title={BULK.priceTitle} kind="menu-dialog" onClosed={onClosed} foot={foot}>
      <div className="dialog-body stack">
        <p className="soft">{BULK.priceLead(ids.size)}</p>
        <RaiseFields form={form} isInvalid={raise === null} onChange={setForm} />
        <RaisedPrices raised={raised} menu={menu} />
        {combos.length > 0 && <p className="notice">{BULK.combosKeep(combos.length)}</p>}
      </div>
    </Dialog>
  );
}

interface RaiseForm {
  readonly by: string;
  readonly unit: 'percent' | 'amount';
  readonly rounding: PriceRaise['rounding'];
  /** null: all order types. */
  readonly type: DeliveryType | null;
}

/** null: not a number, or more than all is taken away. */
function readRaise({ by, unit, rounding, type }: RaiseForm): PriceRaise | null {
  const match = /^([+−-]?)\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*[%€]?$/.exec(by.trim());
  if (!match) return null;
  const [, sign = '', whole = '', rest = ''] = match;
  const hundredths = (Number(whole) * 100 + Number(rest.padEnd(2, '0'))) * (/[−-]/.test(sign) ? -1 : 1);
  if (unit === 'percent' && hundredths <= NOTHING_LEFT) return null;
  const types = type === null ? DELIVERY_TYPES : [type];
  const raise = unit === 'percent' ? { percent: toBasisPoints(hundredths) } : { amount: toCents(hundredths) };
  return { by: raise, rounding, types };
}

/** −100 %, in hundredths. */
const NOTHING_LEFT = -10_000;

interface RaiseFieldsProps {
  readonly form: RaiseForm;
  readonly isInvalid: boolean;
  readonly onChange: (form: RaiseForm) => void;
}

function RaiseFields({ form, isInvalid, onChange }: RaiseFieldsProps) {
  return (
    <div className="columns">
      <TextField
        label={BULK.by}
        inputMode="decimal"
        value={form.by}
        data-first-focus
        error={isInvalid ? BULK.byInvalid : null}
        onChange={({ target }) => onChange({ ...form, by: target.value })}
      />
      <SelectField
        label={BULK.unit}
        value={form.unit}
        options={(['percent', 'amount'] as const).map((value) => ({ value, label: BULK.units[value] }))}
        onChange={(unit) => onChange({ ...form, unit })}
      />
      <SelectField
        label={BULK.rounding}
        value={form.rounding}
        options={PRICE_ROUNDINGS.map((value) => ({ value, label: BULK.roundings[value] }))}
        onChange={(rounding) => onChange({ ...form, rounding })}
      />
      <SelectField
        label={BULK.appliesTo}
        value={form.type ?? 'all'}
        options={[
          { value: 'all', label: BULK.allTypes },
          ...DELIVERY_TYPES.map((value) => ({ value, label: MENU_LIST.types[value] })),
        ]}
        onChange={(type) => onChange({ ...form, type: type === 'all' ? null : type })}
      />
    </div>
  );
}

const FIRST_ROWS = 20;

function RaisedPrices({ raised, menu }: { readonly raised: readonly RaisedPrice[]; readonly menu: MenuDocument }) {
  const [showsAll, setShowsAll] = useState(false);
  if (raised.length === 0) return <p role="status">{BULK.noPriceChanges}</p>;
  const sizes = new Map(menu.sizes.map(({ id, name }) => [id, name]));
  const shown = showsAll ? raised : raised.slice(0, FIRST_ROWS);
  return (
    <>
      <Table
        isDense
        onPhones="table"
        rows={shown}
        toKey={({ dish, size, before }) => `${dish.id} ${size} ${before}`}
        columns={[
          { name: BULK.dish, isHead: true, cell: (price) => namePrice(price, sizes) },
          { name: BULK.now, isNumber: true, cell: ({ before }) => <del>{euro(before)}</del> },
          { name: BULK.next, isNumber: true, cell: ({ after }) => <strong>{euro(after)}</strong> },
          { name: BULK.difference, isNumber: true, cell: describeDifference },
        ]}
      />
      {shown.length < raised.length && (
        <button type="button" className="link-button" onClick={() => setShowsAll(true)}>
          {BULK.moreRows(raised.length)}
        </button>
      )}
    </>
  );
}

function namePrice({ dish, size, types }: RaisedPrice, sizes: ReadonlyMap<SizeId, string>): string {
  const isForAll = DELIVERY_TYPES.every((type) => types.includes(type) || !dish.prices[type]);
  const parts = [
    size === null ? '' : (sizes.get(size) ?? size),
    isForAll ? '' : types.map((type) => MENU_LIST.types[type]).join(', '),
  ];
  return [[dish.number, dish.name].filter(Boolean).join(' '), ...parts.filter(Boolean)].join(', ');
}

function describeDifference({ before, after }: RaisedPrice): string {
  const difference = toCents(after - before);
  return `${difference > 0 ? '+' : ''}${euro(difference)}`;
}
