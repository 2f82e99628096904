import type { DeliveryZone } from '@tischlein/domain/shop';
import { euro } from '@tischlein/wording';
import { ZONES } from '@tischlein/wording/office';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { readZone, readZones } from './read-zone.ts';
import { ZoneFields } from './zone-fields.tsx';
import { toColour } from './postcode-zones.ts';
import type { NearPostcode } from './use-postcodes.ts';
import type { ZoneForm } from './zone-form.ts';
import { listZoneHints } from './zone-hints.ts';
import { describeArea } from './zone-summary.ts';
import { OwnValues } from '../frame/own-values.tsx';

interface ZoneItemProps {
  readonly place: { readonly index: number; readonly count: number };
  readonly form: ZoneForm;
  /** All zones, in order. */
  readonly forms: readonly ZoneForm[];
  readonly postcodes: readonly NearPostcode[];
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
    <li className={`zone zone-colour-${toColour(place.index)}`} data-open={isOpen || undefined}>
      <div className="zone-head">
        <button type="button" className="zone-open" aria-expanded={isOpen} onClick={onOpen}>
          <span className="zone-number">{place.index + 1}</span>
          <span className="zone-name">
            <strong>{form.name || ZONES.unnamed}</strong>
            <small data-invalid={zone === null || undefined}>{zone ? describeArea(zone.area) : ZONES.incomplete}</small>
          </span>
        </button>
        {mayEdit && <Moves {...props} />}
      </div>
      {zone && <ZoneFacts zone={zone} />}
      <Hints {...props} />
      <OwnValues at={`config/deliveryZones/${form.id}`} />
      {isOpen && (
        <fieldset className="stack zone-form" disabled={!mayEdit}>
          <legend className="visually-hidden">{form.name || ZONES.unnamed}</legend>
          <ZoneFields {...props} problems={problems} onChange={onChange} />
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

/** What a delivery into the zone costs. */
function ZoneFacts({ zone: { minimumOrderValue, deliveryFee, freeAfter } }: { readonly zone: DeliveryZone }) {
  const facts = [
    [ZONES.facts.minimum, euro(minimumOrderValue)],
    [ZONES.facts.fee, deliveryFee === 0 ? ZONES.facts.noFee : euro(deliveryFee)],
    [ZONES.facts.freeAfter, freeAfter === null ? ZONES.facts.never : euro(freeAfter)],
  ] as const;
  return (
    <dl className="zone-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
