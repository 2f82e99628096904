import type { ImportAnswer, OfficeSession } from '@tischlein/contract/office';
import type { OfficePage } from '@tischlein/contract/office-pages';
import type { LegalRole, OpeningDuty } from '@tischlein/domain/shop';
import { LAUNCH } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { EntityForm } from '../documents/entity-form.tsx';
import { OrderTypesForm } from './order-types-form.tsx';
import { TextsForm } from './texts-form.tsx';
import type { EditedConfig } from './use-config.ts';
import { Field } from '@tischlein/ui/field';
import { useState } from 'react';
import { Tick } from '../ui/tick.tsx';
import { type ChosenFile, useImport } from './use-import.ts';

/** Duties that are done on another page of the office. */
export const STEP_PAGES: Readonly<Partial<Record<OpeningDuty, OfficePage>>> = {
  hours: '/zeiten',
  zone: '/liefergebiete',
  payment: '/zahlungen',
  reusables: '/optionen',
};

const TEXTS: Readonly<Partial<Record<OpeningDuty, readonly LegalRole[]>>> = {
  imprint: ['imprint'],
  privacy: ['privacy'],
  terms: ['terms', 'withdrawal', 'accessibility'],
};

export interface PartProps {
  readonly shop: OfficeSession['shops'][number];
  readonly config: EditedConfig;
  readonly onSaved: () => void;
}

/** A menu by hand, by the wizard, or with everything else of a shop from a file. */
const MenuForm = ({ shop, onSaved }: Pick<PartProps, 'shop' | 'onSaved'>) => (
  <>
    <div className="row">
      <Link className="button button-line" to={`/${shop.slug}/karte`}>
        {LAUNCH.menu.byHand}
      </Link>
      <Link className="button button-line" to={`/${shop.slug}/einlesen`}>
        {LAUNCH.menu.wizard}
      </Link>
    </div>
    <ImportForm shop={shop.id} onSaved={onSaved} />
  </>
);

/** The form of a duty that has no page of its own. */
export function StepForm({ duty, shop, config, onSaved }: PartProps & { readonly duty: OpeningDuty }) {
  const roles = TEXTS[duty];
  if (roles) return <TextsForm shop={shop.id} roles={roles} edited={config} />;
  if (duty === 'orderType') return <OrderTypesForm edited={config} />;
  if (duty === 'dish') return <MenuForm shop={shop} onSaved={onSaved} />;
  return <EntityForm shop={shop.id} slug={shop.slug} onSaved={onSaved} />;
}

const { menu: SAY } = LAUNCH;

interface ImportFormProps {
  readonly shop: string;
  readonly onSaved: () => void;
}

/** A menu from a file: its report first, then the import. */
function ImportForm({ shop, onSaved }: ImportFormProps) {
  const menu = useImport(shop, onSaved);
  return (
    <>
      <Field label={SAY.file} help={SAY.help} error={menu.problem || null}>
        {(control) => (
          <input
            className="input"
            type="file"
            accept=".xlsx,.csv,.tsv,.txt,.json"
            onChange={({ target }) => void menu.choose(target.files?.[0] ?? null)}
            {...control}
          />
        )}
      </Field>
      <p role="status">{menu.isBusy ? SAY.checking : menu.isTaken ? SAY.taken : ''}</p>
      {menu.checked && (
        <Checked key={menu.checked.file.content} {...menu.checked} onTake={menu.take} isBusy={menu.isBusy} />
      )}
    </>
  );
}

interface CheckedProps {
  readonly file: ChosenFile;
  readonly answer: ImportAnswer;
  readonly isBusy: boolean;
  readonly onTake: (replace: boolean) => Promise<void>;
}

function Checked({ answer, isBusy, onTake }: CheckedProps) {
  const [replace, setReplace] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <>
      <pre className="launch-report">{answer.report.join('\n')}</pre>
      {answer.needsConsent && <Tick label={SAY.replace} isOn={replace} onChange={setReplace} />}
      <button
        type="button"
        className="button button-main"
        aria-disabled={isBusy}
        onClick={() => {
          setMissing(answer.needsConsent && !replace);
          if (!isBusy && (replace || !answer.needsConsent)) void onTake(replace);
        }}
      >
        {SAY.take}
      </button>
      <p role="alert">{isMissing && !replace ? SAY.replaceMissing : ''}</p>
    </>
  );
}
