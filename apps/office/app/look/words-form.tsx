import type { ShopConfig } from '@tischlein/domain/shop';
import { Field, TextField } from '@tischlein/ui/field';
import { LOOK } from '@tischlein/wording/office';
import { OfficePart } from '../ui/office-part.tsx';
import type { LookEdits } from './use-look.ts';
import { OwnValues } from '../frame/own-values.tsx';

interface WordsFormProps {
  readonly look: Pick<ShopConfig, 'stickerText' | 'welcome'>;
  readonly onChange: (edits: LookEdits) => void;
}

/** The words above the menu. */
export function WordsForm({ look, onChange }: WordsFormProps) {
  return (
    <OfficePart title={LOOK.words}>
      <TextField
        label={LOOK.fields.stickerText}
        remark={LOOK.optional}
        help={LOOK.stickerHelp}
        maxLength={200}
        value={look.stickerText ?? ''}
        onChange={({ target }) => onChange({ stickerText: target.value })}
      />
      <OwnValues at="config/stickerText" />
      <Field label={LOOK.fields.welcome} remark={LOOK.optional} help={LOOK.welcomeHelp}>
        {(control) => (
          <textarea
            className="input"
            rows={4}
            maxLength={2000}
            value={look.welcome ?? ''}
            onChange={({ target }) => onChange({ welcome: target.value })}
            {...control}
          />
        )}
      </Field>
      <OwnValues at="config/welcome" />
    </OfficePart>
  );
}
