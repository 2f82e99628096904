import type { CssFinding } from '@tischlein/contract/office';
import type { ShopConfig } from '@tischlein/domain/shop';
import { Field } from '@tischlein/ui/field';
import { LOOK } from '@tischlein/wording/office';
import { type LookEdits, MOST_CSS_CHARACTERS } from './use-look.ts';

interface CssFormProps {
  readonly look: Pick<ShopConfig, 'customCss'>;
  readonly findings: readonly CssFinding[];
  readonly onChange: (edits: LookEdits) => void;
}

/** The merchant's stylesheet, with what guests would not get of it (S3 A8). */
export function CssForm({ look: { customCss = '' }, findings, onChange }: CssFormProps) {
  const isTooLong = customCss.length > MOST_CSS_CHARACTERS;
  return (
    <details className="office-part look-css">
      <summary>
        <h2>{LOOK.fields.customCss}</h2>
        <span className="soft">{LOOK.cssHelp}</span>
      </summary>
      <Field
        label={LOOK.css}
        help={LOOK.cssSize(customCss.length, MOST_CSS_CHARACTERS)}
        error={isTooLong ? LOOK.cssTooLong : null}
      >
        {(control) => (
          <textarea
            className="input look-code"
            rows={14}
            spellCheck={false}
            value={customCss}
            onChange={({ target }) => onChange({ customCss: target.value })}
            {...control}
          />
        )}
      </Field>
      <div role="status">
        {findings.length > 0 && (
          <ul className="look-findings" aria-label={LOOK.cssFindings}>
            {findings.map(({ line, kind, part }, index) => (
              <li key={`${line} ${index}`}>
                {LOOK.cssFinding(line, kind)} <code>{part}</code>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
