import { TextField } from '@tischlein/ui/field';

interface PeriodFilterProps {
  readonly words: { readonly from: string; readonly to: string };
  /** 'YYYY-MM-DD'; '' for no limit. */
  readonly from: string;
  readonly to: string;
  readonly onChange: (part: { readonly from?: string; readonly to?: string }) => void;
}

/** The first and the last day to show. */
export const PeriodFilter = ({ words, from, to, onChange }: PeriodFilterProps) => (
  <>
    <TextField
      label={words.from}
      type="date"
      value={from}
      max={to}
      onChange={({ target }) => onChange({ from: target.value })}
    />
    <TextField
      label={words.to}
      type="date"
      value={to}
      min={from}
      onChange={({ target }) => onChange({ to: target.value })}
    />
  </>
);
