import { describe, expect, it } from 'vitest';
import { calculateBar, suggestHours, listHours, findHoursProblem, replaceDays } from './week.ts';

const EVENING = { from: '18:00', to: '02:00' };
const LUNCH = { from: '11:30', to: '14:30' };

describe('weekly hours', () => {
  it('copies a day to others and leaves the rest unchanged', () => {
    const week = replaceDays(replaceDays([], [1], [LUNCH, EVENING]), [0], [LUNCH]);
    const copied = replaceDays(week, [2, 3], listHours(week, 1));
    expect(([0, 1, 2, 3, 4] as const).map((day) => listHours(copied, day))).toEqual([
      [LUNCH],
      [LUNCH, EVENING],
      [LUNCH, EVENING],
      [LUNCH, EVENING],
      [],
    ]);
  });

  it.each([
    ['a midday break', [LUNCH, EVENING], null],
    ['over midnight', [EVENING], null],
    ['hours that touch', [LUNCH, { from: '14:30', to: '18:00' }], null],
    ['the later ones first', [EVENING, LUNCH], null],
    ['hours inside others', [{ from: '10:00', to: '23:00' }, LUNCH], 'overlap'],
    ['a time that is missing', [{ from: '', to: '14:00' }], 'incomplete'],
  ] as const)('%s', (_, hours, problem) => {
    expect(findHoursProblem(hours)).toBe(problem);
  });

  it('suggests a break of two hours', () => {
    expect([suggestHours([]), suggestHours([LUNCH])]).toEqual([
      { from: '11:30', to: '22:00' },
      { from: '16:30', to: '20:30' },
    ]);
  });

  it('draws hours past midnight beyond the end of the day', () => {
    expect(calculateBar(EVENING)).toEqual({ from: 0.6, length: 8 / 30 });
  });
});
