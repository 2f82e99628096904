import { AUDIT_MONTHS, DEFAULT_AUDIT_MONTHS } from '@tischlein/domain/audit';
import { OPTION_WORDS, sayMonths } from '@tischlein/wording/office';
import { SelectField } from '../ui/select-field.tsx';
import { OptionRow, type OptionProps } from './option-row.tsx';

const CHOICES = AUDIT_MONTHS.map((months) => ({ value: String(months), label: sayMonths(months) }));

/** How long the audit log is kept. */
export const AuditOption = ({ options, change }: OptionProps) => (
  <OptionRow option="auditMonths">
    <SelectField
      label={OPTION_WORDS.auditMonths.name}
      help={OPTION_WORDS.auditMonths.help}
      value={String(options.auditMonths ?? DEFAULT_AUDIT_MONTHS)}
      options={CHOICES}
      onChange={(chosen) => {
        const auditMonths = AUDIT_MONTHS.find((months) => String(months) === chosen);
        if (auditMonths !== undefined) change({ auditMonths });
      }}
    />
  </OptionRow>
);
