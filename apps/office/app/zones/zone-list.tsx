import { zoneId, type ZoneId } from '@tischlein/domain';
import { getShopPoint } from '@tischlein/domain/delivery';
import type { ShopConfig } from '@tischlein/domain/shop';
import { EmptyState } from '@tischlein/ui/empty-state';
import { ZONES } from '@tischlein/wording/office';
import { useState } from 'react';
import type { EditedZones } from './use-zones.ts';
import type { NearPostcode } from './use-postcodes.ts';
import { createForm, type ZoneForm } from './zone-form.ts';
import { ZoneItem } from './zone-item.tsx';
import { FirstStep } from '../ui/first-step.tsx';
import { Icon } from '../ui/icon.tsx';
import { OwnValues } from '../frame/own-values.tsx';

interface ZoneListProps {
  readonly config: ShopConfig;
  readonly edited: EditedZones;
  readonly postcodes: readonly NearPostcode[];
  readonly mayEdit: boolean;
  readonly chosen: ZoneId | null;
  readonly onChoose: (zone: ZoneId | null) => void;
}

/** The zones by precedence, to reorder, edit, add and remove. */
export function ZoneList({ config, edited, postcodes, mayEdit, chosen, onChoose }: ZoneListProps) {
  const { forms, change } = edited;
  const [moved, setMoved] = useState('');
  const [removed, setRemoved] = useState<RemovedZone | null>(null);
  const move = (from: number, to: number): void => {
    const form = forms[from];
    if (!form || to < 0 || to >= forms.length) return;
    change(forms.toSpliced(from, 1).toSpliced(to, 0, form));
    setMoved(ZONES.moved(form.name, to + 1, forms.length));
  };
  const add = (): void => {
    const id = zoneId(`zone-${Date.now().toString(36)}`);
    change([...forms, createForm(id, ZONES.newName(forms.length + 1))]);
    onChoose(id);
  };
  const addButton = mayEdit && (
    <button type="button" className="button button-line" onClick={add}>
      {ZONES.add}
    </button>
  );
  return (
    <section className="stack" aria-label={ZONES.list}>
      {forms.length === 0 && (
        <EmptyState icon={<Icon name="bicycle" />} title={ZONES.none} text={ZONES.noneHelp}>
          <FirstStep>{addButton}</FirstStep>
        </EmptyState>
      )}
      <ol>
        {forms.map((form, index) => (
          <ZoneItem
            key={form.id}
            place={{ index, count: forms.length }}
            form={form}
            forms={forms}
            postcodes={postcodes}
            mayEdit={mayEdit}
            isOpen={form.id === chosen}
            hasBranchPoint={getShopPoint(config) !== null}
            onOpen={() => onChoose(form.id === chosen ? null : form.id)}
            onMove={(by) => move(index, index + by)}
            onChange={(next) => change(forms.with(index, next))}
            onRemove={() => {
              change(forms.toSpliced(index, 1));
              setRemoved({ form, index });
            }}
          />
        ))}
      </ol>
      {/* Zones that only the franchise has, and the order. */}
      <OwnValues at="config/deliveryZones" except={forms.map(({ id }) => `config/deliveryZones/${id}`)} />
      {removed && !forms.some(({ id }) => id === removed.form.id) && (
        <Removed removed={removed} onUndo={() => change(forms.toSpliced(removed.index, 0, removed.form))} />
      )}
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {forms.length > 0 && addButton}
    </section>
  );
}

interface RemovedZone {
  readonly form: ZoneForm;
  readonly index: number;
}

function Removed({ removed: { form }, onUndo }: { readonly removed: RemovedZone; readonly onUndo: () => void }) {
  return (
    <div className="row zone-removed" role="status">
      <span>{ZONES.removed(form.name)}</span>
      <button type="button" className="link-button" ref={focusOnce} onClick={onUndo}>
        {ZONES.undo}
      </button>
    </div>
  );
}

// The removed zone took the focused button with it.
const focusOnce = (button: HTMLButtonElement | null): void => button?.focus();
