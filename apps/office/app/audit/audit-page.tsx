import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { AUDIT_AREAS, type AuditEntry } from '@tischlein/contract/office';
import { TextField } from '@tischlein/ui/field';
import { AUDIT, AUDIT_AREA_NAMES, auditAuthor, auditSentence, writeDetail } from '@tischlein/wording/office';
import { useId } from 'react';
import { formatDateTimeWithYear } from '@tischlein/shop-time';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/audit.css';
import { KeepMonths } from './keep-months.tsx';
import { type AuditFilters, useAudit } from './use-audit.ts';

/** Who changed what, newest first. */
export function AuditPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { may } = useOffice();
  const { filters, change, isLoaded, entries, authors, problem, readMore } = useAudit(shop.id);
  const file = buildAddress(calls.exportAuditLog, { params: { shop: shop.id } });
  const csv = (
    <a className="button button-line" href={file} download>
      {AUDIT.csv}
    </a>
  );
  return (
    <OfficeFrame title={AUDIT.title} actions={csv} isWide>
      <p className="soft">{AUDIT.help}</p>
      <Filters filters={filters} authors={authors} onChange={change} />
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      <p role="status">{!isLoaded && !problem ? AUDIT.loading : isLoaded && entries.length === 0 ? AUDIT.none : ''}</p>
      <ol className="audit-list" aria-label={AUDIT.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {readMore && (
        <button type="button" className="button button-line" onClick={() => void readMore()}>
          {AUDIT.more}
        </button>
      )}
      {may('shop', 'write') && <KeepMonths shop={shop.id} />}
    </OfficeFrame>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { at, device, details } = entry;
  return (
    <li>
      <p>
        <strong>{auditAuthor(entry)}</strong> {auditSentence(entry)}
      </p>
      <p className="soft">
        <time dateTime={at}>{formatDateTimeWithYear(at)}</time>
        {device && `, ${device}`}
      </p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={JSON.stringify(detail)}>{writeDetail(detail)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface FiltersProps {
  readonly filters: AuditFilters;
  readonly authors: readonly string[];
  readonly onChange: (part: Partial<AuditFilters>) => void;
}

function Filters({ filters, authors, onChange }: FiltersProps) {
  return (
    <search className="audit-filters">
      <Choice
        label={AUDIT.author}
        value={filters.author ?? ''}
        options={authors.map((author) => ({ value: author, name: author }))}
        onChange={(author) => onChange({ author: author || null })}
      />
      <Choice
        label={AUDIT.area}
        value={filters.area ?? ''}
        options={AUDIT_AREAS.map((area) => ({ value: area, name: AUDIT_AREA_NAMES[area] }))}
        onChange={(chosen) => onChange({ area: AUDIT_AREAS.find((area) => area === chosen) ?? null })}
      />
      <TextField
        label={AUDIT.from}
        type="date"
        value={filters.from}
        max={filters.to}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={AUDIT.to}
        type="date"
        value={filters.to}
        min={filters.from}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </search>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** '': all. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{AUDIT.all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
