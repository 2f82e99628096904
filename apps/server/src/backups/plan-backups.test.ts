import { addDays, type ShopDay, shopDay } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { isBackupDue, listOutdatedDays, nextBackupAt } from './plan-backups.ts';

type Run = Parameters<typeof nextBackupAt>[2][number];

describe('a scheduled backup', () => {
  const today = shopDay('2026-11-20');
  const aRun = (change: Partial<Run> = {}): Run => ({
    day: today,
    finished_at: '2026-11-20T03:16:00.000Z',
    locked_until: '2026-11-20T04:15:00.000Z',
    problem: null,
    drill: 'passed',
    ...change,
  });
  const yesterday = aRun({ day: shopDay('2026-11-19') });
  const unfinished = aRun({ finished_at: null, drill: null });
  it.each([
    ['before its time', '2026-11-20T03:14:00.000Z', [], false],
    ['at its time', '2026-11-20T03:15:00.000Z', [yesterday], true],
    ['later on a day on which the server was off at its time', '2026-11-20T19:00:00.000Z', [], true],
    ['once a day', '2026-11-20T09:00:00.000Z', [aRun()], false],
    ['not within an hour after it began', '2026-11-20T04:14:00.000Z', [unfinished], false],
    ['again an hour after it failed', '2026-11-20T04:15:00.000Z', [unfinished], true],
  ] as const)('%s', (_, now, runs, isDue) => {
    expect(isBackupDue(now, '04:15', runs)).toBe(isDue);
  });

  const [atNight, tomorrow] = ['2026-11-20T03:15:00.000Z', '2026-11-21T03:15:00.000Z'];
  const failed = { finished_at: null, problem: 'the disk is full or fails', drill: null };
  const byHand = { finished_at: '2026-11-20T01:00:00.000Z', locked_until: '2026-11-20T02:00:00.000Z' };
  it.each([
    ['at its time', '2026-11-20T02:00:00.000Z', yesterday, atNight],
    ['on the next day after one was made', '2026-11-20T09:00:00.000Z', aRun(), tomorrow],
    ['at once if it was missed', '2026-11-20T19:00:00.000Z', yesterday, '2026-11-20T19:00:00.000Z'],
    ['on the next day after one by hand before its time', '2026-11-20T01:30:00.000Z', aRun(byHand), tomorrow],
    ['an hour after one that failed', '2026-11-20T03:40:00.000Z', aRun(failed), '2026-11-20T04:15:00.000Z'],
    ['at its time after one by hand failed', '2026-11-20T01:30:00.000Z', aRun({ ...byHand, ...failed }), atNight],
    ['on the next day while one is being made', '2026-11-20T03:20:00.000Z', unfinished, tomorrow],
    ['at once after one was broken off', '2026-11-20T05:00:00.000Z', unfinished, '2026-11-20T05:00:00.000Z'],
  ])('is announced %s', (_, now, run, next) => {
    expect(nextBackupAt(now, '04:15', [run])).toBe(next);
  });
});

describe('the backups that are kept', () => {
  const year = Array.from({ length: 365 }, (_, index) => addDays(shopDay('2026-01-01'), index));
  const keep = (days: readonly ShopDay[], retention: Parameters<typeof listOutdatedDays>[1]): ShopDay[] => {
    const outdated = listOutdatedDays(days, retention);
    return days.filter((day) => !outdated.includes(day));
  };

  it('are the last days, the last of the latest weeks, and the last of the latest months', () => {
    expect(keep(year, { days: 3, weeks: 3, months: 3 })).toEqual([
      '2026-10-31',
      '2026-11-30',
      '2026-12-20',
      '2026-12-27',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
  });

  it('stay the same when they are chosen each day anew', () => {
    const retention = { days: 7, weeks: 4, months: 6 };
    let stored: readonly ShopDay[] = [];
    for (const day of year) stored = keep([...stored, day], retention);
    expect(stored).toEqual(keep(year, retention));
  });

  it('do not run out while no new ones are made', () => {
    const few = [shopDay('2025-03-01'), shopDay('2025-03-02')];
    expect(keep(few, { days: 7, weeks: 0, months: 0 })).toEqual(few);
  });
});
