import { AUDIT_MONTHS, type AuditMonths, DEFAULT_AUDIT_MONTHS } from '@tischlein/domain/audit';
import { AUDIT } from '@tischlein/wording/office';
import { useId } from 'react';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';
import { OfficePart } from '../ui/office-part.tsx';
import { SaveBar } from '../ui/save-bar.tsx';

const documents: ConfigDocuments<AuditMonths> = new Map();

/** How long the log is kept. */
export function KeepMonths({ shop }: { readonly shop: string }) {
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
