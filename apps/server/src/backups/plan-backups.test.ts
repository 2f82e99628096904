import { addDays, type ShopDay, shopDay } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { isBackupDue, listOutdatedDays } from './plan-backups.ts';

describe('a scheduled backup', () => {
  const finished = { finished_at: '2026-11-20T03:16:00.000Z', locked_until: '2026-11-20T04:15:00.000Z' };
  const unfinished = { ...finished, finished_at: null };
  const yesterday = { ...finished, day: shopDay('2026-11-19') };
  const today = shopDay('2026-11-20');
  it.each([
    ['before its time', '2026-11-20T03:14:00.000Z', [], false],
    ['at its time', '2026-11-20T03:15:00.000Z', [yesterday], true],
    ['later on a day on which the server was off at its time', '2026-11-20T19:00:00.000Z', [], true],
    ['once a day', '2026-11-20T09:00:00.000Z', [{ ...finished, day: today }], false],
    ['not within an hour after it began', '2026-11-20T04:14:00.000Z', [{ ...unfinished, day: today }], false],
    ['again an hour after it failed', '2026-11-20T04:15:00.000Z', [{ ...unfinished, day: today }], true],
  ] as const)('%s', (_, now, runs, isDue) => {
    expect(isBackupDue(now, '04:15', runs)).toBe(isDue);
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
