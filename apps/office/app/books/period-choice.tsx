import { parseShopDay, type Period } from '@tischlein/domain';
import { TextField } from '@tischlein/ui/field';
import { nameReportPeriod, REPORT } from '@tischlein/wording/office';
import { todayInShop } from '@tischlein/shop-time';
import { Segments } from '../ui/segments.tsx';
import { TimeSteps } from './time-steps.tsx';
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
    <div className="row report-period">
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
        <TimeSteps names={REPORT} isToday={to >= today} onStep={(by) => onChange(step(period, by))}>
          <strong aria-live="polite">{nameReportPeriod(kind, period)}</strong>
        </TimeSteps>
      )}
    </div>
  );
}
