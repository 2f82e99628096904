import * as calls from '@tischlein/contract/calls';
import {
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
import { SaveBar } from '../ui/save-bar.tsx';
import type { EditedConfig } from './use-config.ts';

const { texts: SAY } = LAUNCH;

interface TextsFormProps {
  readonly shop: string;
  readonly roles: readonly LegalRole[];
  readonly edited: EditedConfig;
}

/** Legal texts as plain text areas, with suggestions made from the shop's settings. */
export function TextsForm({ shop, roles, edited }: TextsFormProps) {
  const { config, changeText } = edited;
  if (!config) return <p role="status">{edited.problem}</p>;
  return (
    <>
      <p className="soft">{SAY.hint}</p>
      {roles.map((role) => (
        <LegalText
          key={role}
          shop={shop}
          role={role}
          page={findLegalPage(config.pages, role)}
          onChange={(page) => changeText(role, page)}
        />
      ))}
      <SaveBar edited={edited} saved={LAUNCH.saved} />
    </>
  );
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
  const suggest = async (): Promise<void> => {
    const answer = await send(calls.suggestLegalText, { params: { shop, role } });
    setProblem(answer.ok ? '' : answer.problem.message);
    if (answer.ok) onChange({ ...answer.value.page, ...page, text: answer.value.page.text });
  };
  return (
    <div className="launch-text">
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
