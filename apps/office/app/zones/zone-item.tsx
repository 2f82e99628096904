import { ZONES } from '@tischlein/wording/office';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { readZone, readZones } from './read-zone.ts';
import { ZoneFields } from './zone-fields.tsx';
import type { ZoneForm } from './zone-form.ts';
import { listZoneHints } from './zone-hints.ts';
import { describeZone } from './zone-summary.ts';

interface ZoneItemProps {
  readonly place: { readonly index: number; readonly count: number };
  readonly form: ZoneForm;
  /** All zones, in order. */
  readonly forms: readonly ZoneForm[];
  readonly mayEdit: boolean;
  readonly isOpen: boolean;
  readonly hasBranchPoint: boolean;
  readonly onOpen: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onChange: (form: ZoneForm) => void;
  readonly onRemove: () => void;
}

/** A zone in the list: a summary, or a form when open. */
export function ZoneItem(props: ZoneItemProps) {
  const { place, form, mayEdit, isOpen, onOpen, onChange, onRemove } = props;
  const { zone, problems } = readZone(form);
  return (
    <li className="zone" data-open={isOpen || undefined}>
      <div className="zone-head">
        <button type="button" className="zone-open" aria-expanded={isOpen} onClick={onOpen}>
          <span className="zone-number">{place.index + 1}</span>
          <span className="zone-name">
            <strong>{form.name || ZONES.unnamed}</strong>
            <small data-invalid={zone === null || undefined}>{zone ? describeZone(zone) : ZONES.incomplete}</small>
          </span>
        </button>
        {mayEdit && <Moves {...props} />}
      </div>
      <Hints {...props} />
      {isOpen && (
        <fieldset className="stack zone-form" disabled={!mayEdit}>
          <legend className="visually-hidden">{form.name || ZONES.unnamed}</legend>
          <ZoneFields form={form} problems={problems} onChange={onChange} />
          {mayEdit && (
            <button type="button" className="link-button" onClick={onRemove}>
              {ZONES.remove}
            </button>
          )}
        </fieldset>
      )}
    </li>
  );
}

function Moves({ form, place, onMove }: ZoneItemProps) {
  const name = form.name || ZONES.unnamed;
  return (
    <MoveButtons
      place={place}
      names={{ up: ZONES.moveUp(name), down: ZONES.moveDown(name) }}
      hasIcons
      onMove={onMove}
    />
  );
}

function Hints({ form, forms, hasBranchPoint }: ZoneItemProps) {
  const zones = readZones(forms);
  const zone = zones.find(({ id }) => id === form.id);
  const hints = zone ? listZoneHints(zones, zone, hasBranchPoint) : [];
  return hints.map((hint) => (
    <p className="zone-hint" key={hint}>
      {hint}
    </p>
  ));
}
