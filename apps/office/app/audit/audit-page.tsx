import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { AUDIT_AREAS } from '@tischlein/contract/office';
import { EmptyState } from '@tischlein/ui/empty-state';
import { TextField } from '@tischlein/ui/field';
import { AUDIT, AUDIT_AREA_NAMES } from '@tischlein/wording/office';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/audit.css';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { PeriodFilter } from '../ui/period-filter.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TableFiles } from '../ui/table-files.tsx';
import { AuditDays } from './audit-days.tsx';
import { type AuditFilters, NO_FILTERS, useAudit } from './use-audit.ts';

/** Who changed what, newest first, by day. It is read only. */
export function AuditPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { filters, change, isLoaded, entries, authors, months, problem, readMore } = useAudit(shop.id);
  const params = { shop: shop.id };
  const isFiltered = Object.values(filters).some(Boolean);
  const files = (
    <TableFiles
      csv={buildAddress(calls.exportAuditLog, { params })}
      xlsx={buildAddress(calls.exportAuditWorkbook, { params })}
    />
  );
  return (
    <OfficeFrame title={AUDIT.title} actions={files} isWide>
      {months !== null && <p className="soft">{AUDIT.help(months)}</p>}
      <Filters filters={filters} authors={authors} onChange={change} />
      {isLoaded && problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {!isLoaded && <Loading problem={problem} />}
      {isLoaded && entries.length === 0 && (
        <EmptyState
          icon={<Icon name={isFiltered ? 'search' : 'list'} />}
          title={isFiltered ? AUDIT.nothingFound : AUDIT.none}
          text={isFiltered ? AUDIT.nothingFoundHelp : AUDIT.noneHelp}
        >
          {isFiltered && (
            <button type="button" className="button button-line" onClick={() => change(NO_FILTERS)}>
              {AUDIT.reset}
            </button>
          )}
        </EmptyState>
      )}
      <AuditDays entries={entries} />
      {readMore && (
        <button type="button" className="button button-line" onClick={() => void readMore()}>
          {AUDIT.more}
        </button>
      )}
    </OfficeFrame>
  );
}

const ALL_AREAS = { value: '', label: AUDIT.allAreas } as const;
const ALL_PEOPLE = { value: '', label: AUDIT.allPeople } as const;

interface FiltersProps {
  readonly filters: AuditFilters;
  readonly authors: readonly string[];
  readonly onChange: (part: Partial<AuditFilters>) => void;
}

function Filters({ filters, authors, onChange }: FiltersProps) {
  const { ownsInstallation } = useOffice().session;
  // The server shows entries about the installation to its owner alone.
  const areas = AUDIT_AREAS.filter((area) => area !== 'installation' || ownsInstallation);
  return (
    <search className="columns audit-filters">
      <TextField
        label={AUDIT.search}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={filters.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <SelectField
        label={AUDIT.area}
        value={filters.area ?? ''}
        options={[ALL_AREAS, ...areas.map((area) => ({ value: area, label: AUDIT_AREA_NAMES[area] }))]}
        onChange={(area) => onChange({ area: area || null })}
      />
      <SelectField
        label={AUDIT.author}
        value={filters.author ?? ''}
        options={[ALL_PEOPLE, ...authors.map((author) => ({ value: author, label: author }))]}
        onChange={(author) => onChange({ author: author || null })}
      />
      <PeriodFilter words={AUDIT} from={filters.from} to={filters.to} onChange={onChange} />
    </search>
  );
}
