import { Field, TextField } from '@tischlein/ui/field';
import { ZONES } from '@tischlein/wording/office';
import { PostcodeTicks } from './postcode-ticks.tsx';
import type { ZoneProblems } from './read-zone.ts';
import type { NearPostcode } from './use-postcodes.ts';
import { ZONE_KINDS, type ZoneForm } from './zone-form.ts';

interface ZoneFieldsProps {
  readonly forms: readonly ZoneForm[];
  readonly postcodes: readonly NearPostcode[];
  readonly form: ZoneForm;
  readonly problems: ZoneProblems;
  readonly onChange: (form: ZoneForm) => void;
}

/** Name, area and delivery terms of a zone. */
export function ZoneFields(fields: ZoneFieldsProps) {
  const { form, onChange } = fields;
  return (
    <>
      <Line {...fields} of="name" label={ZONES.name} />
      <Field label={ZONES.kind}>
        {(control) => (
          <select
            className="input"
            value={form.kind}
            onChange={({ target: { value } }) => onChange({ ...form, kind: readKind(value) })}
            {...control}
          >
            {ZONE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {ZONES.kinds[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <AreaField {...fields} />
      <div className="columns">
        <Line {...fields} of="deliveryFee" label={ZONES.fee} isNumber />
        <Line {...fields} of="minimumOrderValue" label={ZONES.minimum} isNumber />
        <Line {...fields} of="freeAfter" label={ZONES.freeAfter} help={ZONES.freeAfterHelp} isNumber />
      </div>
    </>
  );
}

function AreaField(fields: ZoneFieldsProps) {
  switch (fields.form.kind) {
    case 'postcodes':
      return (
        <>
          <Lines {...fields} of="postcodes" label={ZONES.postcodes} help={ZONES.postcodesHelp} />
          <PostcodeTicks {...fields} />
        </>
      );
    case 'radius':
      return <Line {...fields} of="kilometres" label={ZONES.radius} isNumber />;
    case 'distance':
      return <Line {...fields} of="kilometres" label={ZONES.distance} help={ZONES.distanceHelp} isNumber />;
    case 'polygon':
      return <Lines {...fields} of="points" label={ZONES.points} help={ZONES.pointsHelp} />;
  }
}

interface LineProps extends Pick<ZoneFieldsProps, 'form' | 'problems' | 'onChange'> {
  readonly of: keyof ZoneProblems;
  readonly label: string;
  readonly help?: string;
  readonly isNumber?: boolean;
}

function Line({ form, problems, onChange, of, label, help, isNumber = false }: LineProps) {
  return (
    <TextField
      label={label}
      help={help}
      error={problems[of]}
      inputMode={isNumber ? 'decimal' : 'text'}
      maxLength={120}
      value={form[of]}
      onChange={({ target: { value } }) => onChange({ ...form, [of]: value })}
    />
  );
}

function Lines({ form, problems, onChange, of, label, help }: LineProps) {
  return (
    <Field label={label} help={help} error={problems[of]}>
      {(control) => (
        <textarea
          className="input"
          rows={4}
          value={form[of]}
          onChange={({ target: { value } }) => onChange({ ...form, [of]: value })}
          {...control}
        />
      )}
    </Field>
  );
}

const readKind = (value: string): ZoneForm['kind'] => ZONE_KINDS.find((kind) => kind === value) ?? 'postcodes';
