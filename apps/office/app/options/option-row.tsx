import { CONFIG_AREAS } from '@tischlein/domain/staff';
import { OPTION_WORDS, OPTIONS as SAY } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { OwnValues } from '../frame/own-values.tsx';
import { Icon } from '../ui/icon.tsx';
import type { OptionEdits, OptionKey, Options } from './option-groups.ts';

/** What the control of an option gets. */
export interface OptionProps {
  readonly options: Options;
  readonly change: (edits: OptionEdits) => void;
}

interface OptionRowProps {
  readonly option: OptionKey;
  /** Its control is below its name, over the whole width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A setting with its name, what guests notice, and the law that demands it; its control is at the right. */
export function OptionRow({ option, isWide = false, children }: OptionRowProps) {
  const { may } = useOffice();
  const mayEdit = may(CONFIG_AREAS[option], 'write');
  const words = OPTION_WORDS[option];
  return (
    <fieldset className="option-row" data-wide={isWide || undefined} disabled={!mayEdit}>
      {children}
      {'law' in words && (
        <p className="option-law">
          <Icon name="scales" />
          {words.law}
        </p>
      )}
      <OwnValues at={`config/${option}`} />
      {!mayEdit && <p className="soft">{SAY.onlyOwners}</p>}
    </fieldset>
  );
}
