import { parseShopDay, type Period } from '@tischlein/domain';
import { TextField } from '@tischlein/ui/field';
import { nameReportPeriod, REPORT } from '@tischlein/wording/office';
import { todayInShop } from '@tischlein/shop-time';
import { Icon } from '../ui/icon.tsx';
import { Segments } from '../ui/segments.tsx';
import { changeKind, type ChosenPeriod, step } from './use-period.ts';

interface PeriodChoiceProps {
  readonly period: ChosenPeriod;
  readonly onChange: (period: ChosenPeriod) => void;
}

/** Day, week, month, year or any range; arrows lead to the one before and after. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { kind, from, to } = period;
  const today = todayInShop();
  const change = (days: Partial<Period>): void => onChange({ ...period, ...days });
  return (
    <div className="report-period">
      <Segments
        label={REPORT.period}
        options={REPORT.kinds}
        value={kind}
        onChange={(chosen) => onChange(changeKind(period, chosen))}
      />
      {kind === 'range' ? (
        <div className="report-range">
          <TextField
            label={REPORT.from}
            type="date"
            value={from}
            max={today}
            onChange={({ target }) => change({ from: parseShopDay(target.value) ?? from })}
          />
          <TextField
            label={REPORT.to}
            type="date"
            value={to}
            min={from}
            max={today}
            onChange={({ target }) => change({ to: parseShopDay(target.value) ?? to })}
          />
        </div>
      ) : (
        <div className="report-step">
          <button
            type="button"
            className="button button-quiet"
            aria-label={REPORT.earlier}
            onClick={() => onChange(step(period, -1))}
          >
            <Icon name="back" />
          </button>
          <strong aria-live="polite">{nameReportPeriod(kind, period)}</strong>
          <button
            type="button"
            className="button button-quiet report-later"
            aria-label={REPORT.later}
            disabled={to >= today}
            onClick={() => onChange(step(period, 1))}
          >
            <Icon name="back" />
          </button>
        </div>
      )}
    </div>
  );
}
