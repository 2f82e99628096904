import type { OpeningHours, SlotCapacity } from '@tischlein/domain/shop';
import { HOURS } from '@tischlein/wording/office';
import { Field } from '@tischlein/ui/field';
import { Tick } from '../ui/tick.tsx';
import type { MenuNames } from './menu-names.ts';
import { findNumberProblem, type NumberBounds, NumberField } from '../ui/number-field.tsx';

interface CapacityFormProps {
  readonly slotMinutes: number;
  readonly capacity: SlotCapacity | null;
  readonly menu: MenuNames;
  readonly onSlot: (change: Pick<OpeningHours, 'slotMinutes'>) => void;
  readonly onChange: (capacity: SlotCapacity | null) => void;
}

const USUAL: SlotCapacity = {
  orders: 6,
  makeMinutes: null,
  minutesPerDish: 5,
  minutesOfCategories: {},
  minutesOfDishes: {},
};

/** Kitchen capacity: orders and minutes of work per slot. */
export function CapacityForm({ slotMinutes, capacity, menu, onSlot, onChange }: CapacityFormProps) {
  return (
    <div className="form-grid">
      <NumberField
        label={HOURS.slotMinutes}
        help={HOURS.slotMinutesHelp}
        value={slotMinutes}
        bounds={{ min: 5, max: 120 }}
        onChange={(minutes) => onSlot({ slotMinutes: minutes })}
      />
      <Tick label={HOURS.limitKitchen} isOn={capacity !== null} onChange={(isOn) => onChange(isOn ? USUAL : null)} />
      {capacity && <Limits capacity={capacity} onChange={onChange} />}
      {capacity && capacity.makeMinutes !== null && <MakeMinutes capacity={capacity} menu={menu} onChange={onChange} />}
    </div>
  );
}

interface LimitsProps {
  readonly capacity: SlotCapacity;
  readonly onChange: (capacity: SlotCapacity) => void;
}

function Limits({ capacity, onChange }: LimitsProps) {
  return (
    <>
      <Limit
        label={HOURS.ordersPerSlot}
        value={capacity.orders}
        bounds={MOST_ORDERS}
        onChange={(orders) => onChange({ ...capacity, orders })}
      />
      <Limit
        label={HOURS.makeMinutesPerSlot}
        value={capacity.makeMinutes}
        bounds={MINUTES_PER_SLOT}
        onChange={(makeMinutes) => onChange({ ...capacity, makeMinutes })}
      />
    </>
  );
}

interface LimitProps {
  readonly label: string;
  readonly value: number | null;
  readonly bounds: NumberBounds;
  readonly onChange: (value: number | null) => void;
}

/** As the server takes them. */
const MOST_ORDERS = { min: 1, max: 1000 };
const MINUTES_PER_SLOT = { min: 1, max: 10_000 };
const MINUTES_PER_DISH = { min: 0, max: 600 };

function Limit({ label, value, bounds, onChange }: LimitProps) {
  return (
    <Field label={label} help={HOURS.noLimit} error={value === null ? null : findNumberProblem(value, bounds)}>
      {(control) => (
        <input
          className="input"
          type="number"
          inputMode="numeric"
          {...bounds}
          value={value ?? ''}
          onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
          {...control}
        />
      )}
    </Field>
  );
}

function MakeMinutes({ capacity, menu, onChange }: LimitsProps & { readonly menu: MenuNames }) {
  const { minutesPerDish, minutesOfCategories, minutesOfDishes } = capacity;
  return (
    <fieldset className="make-minutes">
      <legend>{HOURS.makeMinutes}</legend>
      <NumberField
        label={HOURS.anyDish}
        value={minutesPerDish}
        bounds={MINUTES_PER_DISH}
        onChange={(minutes) => onChange({ ...capacity, minutesPerDish: minutes })}
      />
      {menu.categories.map(({ id, name, dishes }) => (
        <details key={id}>
          <summary>{name}</summary>
          <Limit
            label={HOURS.wholeCategory(name)}
            value={minutesOfCategories[id] ?? null}
            bounds={MINUTES_PER_DISH}
            onChange={(value) =>
              onChange({ ...capacity, minutesOfCategories: withEntry(minutesOfCategories, id, value) })
            }
          />
          {dishes.map((dish) => (
            <Limit
              key={dish.id}
              label={dish.name}
              value={minutesOfDishes[dish.id] ?? null}
              bounds={MINUTES_PER_DISH}
              onChange={(value) =>
                onChange({ ...capacity, minutesOfDishes: withEntry(minutesOfDishes, dish.id, value) })
              }
            />
          ))}
        </details>
      ))}
    </fieldset>
  );
}

type ById = Readonly<Record<string, number>>;

function withEntry(entries: ById, id: string, value: number | null): ById {
  const others = Object.entries(entries).filter(([other]) => other !== id);
  return Object.fromEntries(value === null ? others : [...others, [id, value]]);
}
