import * as calls from '@tischlein/contract/calls';
import type { DomainReport } from '@tischlein/contract/office';
import { TextField } from '@tischlein/ui/field';
import { LOOK } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { OfficePart } from '../ui/office-part.tsx';
import { Table } from '../ui/table.tsx';
import { isDomain } from './use-look.ts';

interface DomainFormProps {
  readonly shop: string;
  /** '': none. */
  readonly domain: string;
  readonly onChange: (domain: string) => void;
}

/** The shop's own domain: where it leads, and what to enter where it is managed. */
export function DomainForm({ shop, domain, onChange }: DomainFormProps) {
  const [report, setReport] = useState<DomainReport | null>(null);
  const [state, setState] = useState('');
  const check = async (): Promise<void> => {
    setState(LOOK.domain.checking);
    const answer = await send(calls.checkDomain, { params: { shop }, body: { domain } });
    setReport(answer.ok ? answer.value : null);
    setState(answer.ok ? LOOK.domain.states[answer.value.state] : answer.problem.message);
  };
  const isChecked = report?.domain === domain;
  return (
    <OfficePart title={LOOK.fields.domain}>
      <TextField
        label={LOOK.domain.label}
        remark={LOOK.optional}
        help={LOOK.domain.help}
        error={isDomain(domain) ? null : LOOK.domain.invalid}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={LOOK.domain.example}
        maxLength={253}
        value={domain}
        onChange={({ target }) => onChange(target.value.trim())}
        onBlur={({ target }) => onChange(toAsciiDomain(target.value))}
      />
      <button
        type="button"
        className="button button-line"
        onClick={({ currentTarget }) =>
          domain === '' || !isDomain(domain)
            ? currentTarget.closest('section')?.querySelector('input')?.focus()
            : void check()
        }
      >
        {LOOK.domain.check}
      </button>
      <div role="status">
        {domain !== '' && <p>{isChecked || report === null ? state : ''}</p>}
        {isChecked && <Report report={report} />}
      </div>
    </OfficePart>
  );
}

function Report({ report: { state, isTaken, found, advice } }: { readonly report: DomainReport }) {
  return (
    <>
      {isTaken && <p className="notice">{LOOK.domain.taken}</p>}
      {state === 'elsewhere' && <p className="soft">{LOOK.domain.found(found.map(({ value }) => value))}</p>}
      {state !== 'right' && advice.length > 0 && (
        <Table
          caption={LOOK.domain.enter}
          isDense
          onPhones="table"
          rows={advice}
          toKey={({ type, value }) => `${type} ${value}`}
          columns={[
            { name: LOOK.domain.columns.name, cell: ({ name }) => name },
            { name: LOOK.domain.columns.type, cell: ({ type }) => type },
            { name: LOOK.domain.columns.value, cell: ({ value }) => value },
          ]}
        />
      )}
    </>
  );
}

/** 'https://Bestellen.Müller.example/karte' → 'bestellen.xn--mller-kva.example'; other texts stay as they are. */
function toAsciiDomain(typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  return url?.hostname.replace(/\.$/, '') ?? text;
}
