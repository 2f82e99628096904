import { OPTION_WORDS } from '@tischlein/wording/office';
import { Tick } from '../ui/tick.tsx';
import type { OptionKey } from './option-groups.ts';
import { OptionRow } from './option-row.tsx';

interface SwitchRowProps {
  readonly option: OptionKey;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** An option that is on or off. */
export const SwitchRow = ({ option, ...tick }: SwitchRowProps) => (
  <OptionRow option={option}>
    <Tick label={OPTION_WORDS[option].name} help={OPTION_WORDS[option].help} {...tick} />
  </OptionRow>
);
