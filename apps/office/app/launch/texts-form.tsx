import * as calls from '@tischlein/contract/calls';
import {
  type Filling,
  fillText,
  findLegalPage,
  type LegalRole,
  listPlaceholders,
  REQUIRED_LEGAL_ROLES,
  type StaticPage,
} from '@tischlein/domain/shop';
import { Field } from '@tischlein/ui/field';
import { LAUNCH } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { ReplaceTextDialog } from '../documents/replace-text-dialog.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import type { EditedConfig } from './use-config.ts';
import { Loading } from '../ui/loading.tsx';

const { texts: SAY } = LAUNCH;

interface TextsFormProps {
  readonly shop: string;
  readonly roles: readonly LegalRole[];
  readonly edited: EditedConfig;
}

/** Legal texts as plain text areas, with suggestions made from the shop's settings. */
export function TextsForm({ shop, roles, edited }: TextsFormProps) {
  const { config, changeText } = edited;
  if (!config) return <Loading problem={edited.problem} />;
  return (
    <>
      <p className="soft">{SAY.hint}</p>
      {roles.map((role) => (
        <LegalText key={role} shop={shop} role={role} page={findLegalPage(config.pages, role)} onChange={changeText} />
      ))}
      <SaveBar edited={edited} saved={LAUNCH.saved} />
    </>
  );
}

interface Suggestion {
  readonly page: StaticPage;
  readonly fillings: readonly Filling[];
}

interface LegalTextProps {
  readonly shop: string;
  readonly role: LegalRole;
  /** null: none yet. */
  readonly page: StaticPage | null;
  readonly onChange: (page: StaticPage) => void;
}

function LegalText({ shop, role, page, onChange }: LegalTextProps) {
  const [problem, setProblem] = useState('');
  const name = SAY.roles[role];
  const unfilled = listPlaceholders(page?.text ?? '');
  const [asked, setAsked] = useState<Suggestion | null>(null);
  const replace = (next: StaticPage): void => onChange({ ...next, ...page, text: next.text });
  const suggest = async (): Promise<void> => {
    const answer = await send(calls.suggestLegalText, { params: { shop, role } });
    const texts = await send(calls.getLegalTexts, { params: { shop } });
    setProblem(answer.ok ? (texts.ok ? '' : texts.problem.message) : answer.problem.message);
    if (!answer.ok || !texts.ok) return;
    if ((page?.text ?? '').trim() === '') replace(answer.value.page);
    else setAsked({ page: answer.value.page, fillings: texts.value.fillings });
  };
  return (
    <div className="stack">
      <Field
        label={name}
        remark={REQUIRED_LEGAL_ROLES.includes(role) ? undefined : SAY.optional}
        error={problem || (unfilled.length > 0 ? SAY.placeholders(unfilled) : null)}
      >
        {(control) => (
          <textarea
            className="input"
            rows={10}
            maxLength={100_000}
            value={page?.text ?? ''}
            onChange={({ target }) => onChange({ ...(page ?? createPage(role)), text: target.value })}
            {...control}
          />
        )}
      </Field>
      <button
        type="button"
        className="button button-line"
        aria-label={`${suggestWords(page)}: ${name}`}
        onClick={() => void suggest()}
      >
        {suggestWords(page)}
      </button>
      {asked && (
        <ReplaceTextDialog
          before={fillText(page?.text ?? '', asked.fillings)}
          after={fillText(asked.page.text, asked.fillings)}
          onReplace={() => replace(asked.page)}
          onClosed={() => setAsked(null)}
        />
      )}
    </div>
  );
}

const suggestWords = (page: StaticPage | null): string => ((page?.text ?? '') === '' ? SAY.suggest : SAY.replaceText);

const createPage = (role: LegalRole): StaticPage => ({
  id: role,
  name: SAY.roles[role],
  title: SAY.roles[role],
  legalRole: role,
  text: '',
});
