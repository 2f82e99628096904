import { checkColours, type ShopConfig } from '@tischlein/domain/shop';
import { Field } from '@tischlein/ui/field';
import { LOOK } from '@tischlein/wording/office';
import { OfficePart } from '../ui/office-part.tsx';
import { isColour, type LookEdits } from './use-look.ts';

type Colours = Pick<ShopConfig, 'primaryColor' | 'accentColor'>;

interface ColoursFormProps {
  readonly look: Colours;
  readonly onChange: (edits: LookEdits) => void;
}

/** The two colours of a shop, with their contrast. */
export function ColoursForm({ look, onChange }: ColoursFormProps) {
  return (
    <OfficePart title={LOOK.colours}>
      <p className="soft">{LOOK.coloursHelp}</p>
      <div className="form-grid">
        {(['primaryColor', 'accentColor'] as const).map((name) => (
          <ColourField
            key={name}
            label={LOOK.fields[name]}
            help={LOOK.colourUse[name]}
            value={look[name]}
            onChange={(color) => onChange({ [name]: color })}
          />
        ))}
      </div>
      <Contrast colours={look} />
    </OfficePart>
  );
}

interface ColourFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly onChange: (color: string) => void;
}

function ColourField({ label, help, value, onChange }: ColourFieldProps) {
  return (
    <Field label={label} help={help} error={isColour(value) ? null : LOOK.colourInvalid}>
      {(control) => (
        <span className="colour-field">
          <input
            type="color"
            className="colour-swatch"
            aria-label={LOOK.choose(label)}
            value={isColour(value) ? value.toLowerCase() : '#000000'}
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            className="input"
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            value={value}
            onChange={({ target }) => onChange(target.value.trim())}
            {...control}
          />
        </span>
      )}
    </Field>
  );
}

/** What the storefront makes of the colours. */
function Contrast({ colours }: { readonly colours: Colours }) {
  if (!isColour(colours.primaryColor) || !isColour(colours.accentColor)) return null;
  const check = checkColours(colours);
  return (
    <div role="status" className="soft">
      <p>{LOOK.contrast(check.onPrimary, check.accent)}</p>
      {check.isButtonDarkened && <p>{LOOK.buttonDarkened}</p>}
      {check.isAccentDarkened && <p>{LOOK.accentDarkened}</p>}
    </div>
  );
}
