import { describe, expect, it } from 'vitest';
import { during } from '../../../testing/index.ts';
import type { Timetable } from '../../shop-time.ts';
import { listWeekSpans, paintDay, toTimetable } from './paint-week.ts';

describe('the week as a picture', () => {
  it.each<[string, Timetable]>([
    ['lunch on three days', [during('Di 11:30-14:30'), during('Mi 11:30-14:30'), during('Do 11:30-14:30')]],
    ['a minute that no cell begins with', [during('Mo 11:10-14:05')]],
    ['an evening over midnight', [during('Fr 20:00-02:00')]],
    ['Saturday night', [during('Sa 22:00-01:00')]],
    ['a whole day', [during('So 00:00-24:00')]],
    ['always', []],
  ])('keeps %s', (_, timetable) => {
    expect(toTimetable(listWeekSpans(timetable))).toEqual(timetable);
  });

  it('adds hours and joins those that meet', () => {
    const week = listWeekSpans([during('Mo 11:00-12:00')]);
    expect(toTimetable(paintDay(week, 1, { from: 720, to: 780, isOn: true }))).toEqual([during('Mo 11:00-13:00')]);
  });

  it('takes hours out of the middle', () => {
    const week = listWeekSpans([during('Mo 11:00-15:00')]);
    const painted = paintDay(week, 1, { from: 720, to: 780, isOn: false });
    expect(toTimetable(painted)).toEqual([during('Mo 11:00-12:00'), during('Mo 13:00-15:00')]);
  });

  it('has no timetable once no hour is left, because an empty one means always (S3 C8)', () => {
    const week = listWeekSpans([during('Mo 11:00-12:00')]);
    expect(toTimetable(paintDay(week, 1, { from: 0, to: 1440, isOn: false }))).toBeNull();
  });

  it('keeps a long morning apart from the evening before', () => {
    const timetable = [during('Mo 20:00-24:00'), during('Di 00:00-22:00')];
    expect(toTimetable(listWeekSpans(timetable))).toEqual(timetable);
  });
});
