import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { AUDIT_AREAS, type AuditEntry } from '@tischlein/contract/office';
import { AUDIT, AUDIT_AREA_NAMES, auditAuthor, auditSentence, writeDetail } from '@tischlein/wording/office';
import { formatDateTimeWithYear } from '@tischlein/shop-time';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/audit.css';
import { EmptyState } from '@tischlein/ui/empty-state';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { PeriodFilter } from '../ui/period-filter.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { type AuditFilters, useAudit } from './use-audit.ts';
import { AUDIT_MONTHS, type AuditMonths, DEFAULT_AUDIT_MONTHS } from '@tischlein/domain/audit';
import { useId } from 'react';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';
import { OfficePart } from '../ui/office-part.tsx';
import { SaveBar } from '../ui/save-bar.tsx';

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
      {isLoaded && problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {!isLoaded && <Loading problem={problem} />}
      {isLoaded && entries.length === 0 && <EmptyState icon={<Icon name="search" />} title={AUDIT.none} />}
      <ol className="lines audit-list" aria-label={AUDIT.list}>
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

const ALL = { value: '', label: AUDIT.all } as const;

interface FiltersProps {
  readonly filters: AuditFilters;
  readonly authors: readonly string[];
  readonly onChange: (part: Partial<AuditFilters>) => void;
}

function Filters({ filters, authors, onChange }: FiltersProps) {
  return (
    <search className="columns">
      <SelectField
        label={AUDIT.author}
        value={filters.author ?? ''}
        options={[ALL, ...authors.map((author) => ({ value: author, label: author }))]}
        onChange={(author) => onChange({ author: author || null })}
      />
      <SelectField
        label={AUDIT.area}
        value={filters.area ?? ''}
        options={[ALL, ...AUDIT_AREAS.map((area) => ({ value: area, label: AUDIT_AREA_NAMES[area] }))]}
        onChange={(area) => onChange({ area: area || null })}
      />
      <PeriodFilter words={AUDIT} from={filters.from} to={filters.to} onChange={onChange} />
    </search>
  );
}

const documents: ConfigDocuments<AuditMonths> = new Map();

/** How long the log is kept. */
function KeepMonths({ shop }: { readonly shop: string }) {
  const id = useId();
  const { part, change, ...edited } = useConfigDocument<AuditMonths>({
    shop,
    documents,
    part: ({ auditMonths = DEFAULT_AUDIT_MONTHS }) => auditMonths,
    apply: (config, auditMonths) => ({ ...config, auditMonths }),
    describe: (months) => [{ name: AUDIT.keep, text: AUDIT.months(months) }],
  });
  if (part === null) return null;
  return (
    <>
      <OfficePart title={AUDIT.keep}>
        <div className="field audit-keep">
          <label htmlFor={id}>{AUDIT.keepHelp}</label>
          <select
            id={id}
            className="input"
            value={part}
            onChange={({ target }) =>
              change(AUDIT_MONTHS.find((months) => String(months) === target.value) ?? DEFAULT_AUDIT_MONTHS)
            }
          >
            {AUDIT_MONTHS.map((months) => (
              <option key={months} value={months}>
                {AUDIT.months(months)}
              </option>
            ))}
          </select>
        </div>
      </OfficePart>
      <SaveBar edited={{ ...edited, isValid: true }} saved={AUDIT.kept} />
    </>
  );
}
