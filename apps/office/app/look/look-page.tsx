import '../styles/look.css';
import { LOOK } from '@tischlein/wording/office';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { SaveBar } from '../ui/save-bar.tsx';
import { CssForm } from './css-form.tsx';
import { DomainForm } from './domain-form.tsx';
import { JobsForm, NewsForm } from './entries-form.tsx';
import { LookPreview } from './look-preview.tsx';
import { PicturesForm } from './pictures-form.tsx';
import { isColour, type LookEdits, useLook } from './use-look.ts';
import { useLookPreview } from './use-look-preview.ts';
import { WordsForm } from './words-form.tsx';
import { checkColours, type ShopConfig } from '@tischlein/domain/shop';
import { Field } from '@tischlein/ui/field';
import { OfficePart } from '../ui/office-part.tsx';
import { Loading } from '../ui/loading.tsx';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';

/** How the shop looks: colours, pictures, words, stylesheet and domain, with a preview of the shop itself. */
export function LookPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const say = useSavedWords();
  const edited = useLook(shop.id);
  const mayWrite = useOffice().may('look', 'write');
  const { look, change, problem } = edited;
  const preview = useLookPreview(shop.id, mayWrite ? look : null);
  return (
    <OfficeFrame title={LOOK.title} isWide>
      <div className="with-aside">
        {look ? (
          <SettingValues names={LOOK_SETTINGS} edited={edited.compared}>
            <fieldset disabled={!mayWrite}>
              <legend className="visually-hidden">{LOOK.title}</legend>
              <ColoursForm look={look} onChange={change} />
              <PicturesForm shop={shop.id} look={look} onChange={change} />
              <WordsForm look={look} onChange={change} />
              <NewsForm look={look} onChange={change} />
              <JobsForm look={look} onChange={change} />
              <CssForm look={look} findings={preview.cssFindings} onChange={change} />
              <DomainForm shop={shop.id} domain={look.domain ?? ''} onChange={(domain) => change({ domain })} />
            </fieldset>
          </SettingValues>
        ) : (
          <Loading problem={problem} />
        )}
        <LookPreview slug={shop.slug} preview={preview} look={look} />
      </div>
      {mayWrite && <SaveBar edited={edited} saved={say(LOOK.saved)} />}
    </OfficeFrame>
  );
}

const LOOK_SETTINGS = [
  'primaryColor',
  'accentColor',
  'news',
  'jobEntries',
  'header',
  'headerMobile',
  'logo',
  'logoMobile',
  'stickerText',
  'welcome',
  'customCss',
] as const;

type Colours = Pick<ShopConfig, 'primaryColor' | 'accentColor'>;

interface ColoursFormProps {
  readonly look: Colours;
  readonly onChange: (edits: LookEdits) => void;
}

/** The two colours of a shop, with their contrast. */
function ColoursForm({ look, onChange }: ColoursFormProps) {
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
      <OwnValues at={['config/primaryColor', 'config/accentColor']} />
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
