import { decimal } from '@tischlein/wording';
import { ZONES } from '@tischlein/wording/office';
import { useState } from 'react';
import { findZoneOfPostcode, togglePostcode } from './postcode-zones.ts';
import type { NearPostcode } from './use-postcodes.ts';
import type { ZoneForm } from './zone-form.ts';

const FEW = 12;

interface PostcodeTicksProps {
  readonly form: ZoneForm;
  readonly forms: readonly ZoneForm[];
  readonly postcodes: readonly NearPostcode[];
  readonly onChange: (form: ZoneForm) => void;
}

/** The postcodes around the shop, to tick for a zone; those of other zones say so. */
export function PostcodeTicks({ form, forms, postcodes, onChange }: PostcodeTicksProps) {
  const [isLong, setLong] = useState(false);
  if (postcodes.length === 0) return null;
  const shown = isLong ? postcodes : postcodes.slice(0, FEW);
  return (
    <fieldset className="group">
      <legend>{ZONES.near}</legend>
      <ul className="zone-ticks">
        {shown.map(({ zip, town, kilometres }) => {
          const index = findZoneOfPostcode(forms, zip);
          const zone = index === null ? null : (forms[index] ?? null);
          const isOwn = findZoneOfPostcode([form], zip) !== null;
          return (
            <li key={zip}>
              <label className="tick">
                <input type="checkbox" checked={isOwn} onChange={() => onChange(togglePostcode(form, zip))} />
                <span>
                  <strong>{zip}</strong> {town}
                  <small>
                    {ZONES.away(decimal(kilometres))}
                    {zone && zone.id !== form.id && ` · ${ZONES.inZone(zone.name || ZONES.unnamed)}`}
                  </small>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {!isLong && postcodes.length > FEW && (
        <button type="button" className="link-button" onClick={() => setLong(true)}>
          {ZONES.moreNear(postcodes.length - FEW)}
        </button>
      )}
    </fieldset>
  );
}
