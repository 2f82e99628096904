import type { ReportAnswer } from '@tischlein/contract/office';
import { weekday, weekdayShort } from '@tischlein/wording';
import { REPORT, REPORT_TABLE_NAMES } from '@tischlein/wording/office';
import { toShareStyle } from './to-share-style.ts';

/** Orders by weekday and hour: darker is more. A table, so that screen readers read the numbers. */
export function OrderHeat({ weekdays }: Pick<ReportAnswer, 'weekdays'>) {
  const counts = weekdays.flatMap(({ hours }) => hours);
  const highest = Math.max(1, ...counts);
  const used =
    weekdays[0]?.hours.map((_, hour) => hour).filter((hour) => weekdays.some((day) => day.hours[hour])) ?? [];
  const [first = 0, last = -1] = [used[0], used.at(-1)];
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (hours.length === 0) return <p className="soft">{REPORT.nothing}</p>;
  return (
    <table className="report-heat">
      <caption className="visually-hidden">{REPORT.heatHelp}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{REPORT_TABLE_NAMES.weekdays}</span>
          </th>
          {hours.map((hour) => (
            <th key={hour} scope="col">
              {hour}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekdays.map(({ day, hours: counted }) => (
          <tr key={day}>
            <th scope="row">
              <abbr title={weekday(day)}>{weekdayShort(day)}</abbr>
            </th>
            {hours.map((hour) => (
              <td key={hour} style={toShareStyle((counted[hour] ?? 0) / highest)}>
                <span className="visually-hidden">{counted[hour] ?? 0}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
