import { AUDIT_MONTHS, type AuditMonths, DEFAULT_AUDIT_MONTHS } from '@tischlein/domain/audit';
import type { ShopConfig } from '@tischlein/domain/shop';
import { AUDIT } from '@tischlein/wording/office';
import { useId } from 'react';
import { useConfigDraft } from '../documents/use-config-draft.ts';
import type { Fact } from '../ui/compare-facts.ts';
import { OfficePart } from '../ui/office-part.tsx';
import { SaveBar } from '../ui/save-bar.tsx';

const drafts = new Map<string, AuditMonths>();

/** How long the log is kept. */
export function KeepMonths({ shop }: { readonly shop: string }) {
  const id = useId();
  const { config, change, ...edited } = useConfigDraft<AuditMonths>({ shop, drafts, apply, describe });
  if (!config) return null;
  return (
    <>
      <OfficePart title={AUDIT.keep}>
        <div className="field audit-keep">
          <label htmlFor={id}>{AUDIT.keepHelp}</label>
          <select
            id={id}
            className="input"
            value={findMonths(config)}
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

const findMonths = ({ auditMonths = DEFAULT_AUDIT_MONTHS }: ShopConfig): AuditMonths => auditMonths;

const apply = (config: ShopConfig, auditMonths: AuditMonths): ShopConfig => ({ ...config, auditMonths });

const describe = (config: ShopConfig): readonly Fact[] => [
  { name: AUDIT.keep, text: AUDIT.months(findMonths(config)) },
];
