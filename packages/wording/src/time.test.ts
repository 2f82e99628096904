import { DAY_INDEXES, type DayIndex, minuteOfDayFrom, shopDay } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { hoursText, labelInWords } from './time-in-words.ts';
import { timeOfDay, weekday, weekdayShort } from './time-of-day.ts';
import { dayAndTime, longDate } from './time.ts';

const moment = (date: string, day: DayIndex, minute: number) => ({
  date: shopDay(date),
  day,
  minute: minuteOfDayFrom(minute),
});
const SUNDAY = moment('2026-11-15', 0, 720);

describe('times', () => {
  it("'German weekday names Sunday to Saturday' (S1 §9)", () => {
    expect(DAY_INDEXES.map(weekday)).toEqual([
      'Sonntag',
      'Montag',
      'Dienstag',
      'Mittwoch',
      'Donnerstag',
      'Freitag',
      'Samstag',
    ]);
    expect(DAY_INDEXES.map(weekdayShort)).toEqual(['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']);
  });

  it.each([
    [0, '00:00'],
    [1439, '23:59'],
    [690, '11:30'],
    [65, '01:05'],
  ])('minute %d', (minute, expected) => {
    expect(timeOfDay(minuteOfDayFrom(minute))).toBe(expected);
  });

  it.each([
    ["'A time of day alone is shown for today'", SUNDAY, '12:00'],
    ["'with the weekday name for other days'", moment('2026-11-16', 1, 690), 'Montag 11:30'],
    ['the last day of the week ahead', moment('2026-11-21', 6, 690), 'Samstag 11:30'],
    ['the same weekday, a week ahead', moment('2026-11-22', 0, 690), 'Sonntag, 22.11., 11:30'],
    ['the next month', moment('2026-12-01', 2, 690), 'Dienstag, 01.12., 11:30'],
  ])('%s (S1 §9)', (_, slot, expected) => {
    expect(dayAndTime(SUNDAY, slot)).toBe(expected);
  });

  it("'today's time ranges joined with ' und '' (S2 §2)", () => {
    expect(
      hoursText([
        { from: '11:30', to: '15:00' },
        { from: '17:00', to: '22:30' },
      ]),
    ).toBe('11:30–15:00 und 17:00–22:30');
    expect(longDate('2026-11-05')).toBe('05.11.2026');
  });

  it.each([
    ['19:25', 'um 19:25 Uhr'],
    ['Montag 11:30', 'am Montag um 11:30 Uhr'],
    ['Montag, 23.11., 11:30', 'am Montag, 23.11. um 11:30 Uhr'],
    ['Montag, 23.11., 11:30–11:45', 'am Montag, 23.11. zwischen 11:30 und 11:45 Uhr'],
    ['19:15–19:30', 'zwischen 19:15 und 19:30 Uhr'],
    ['Sonntag 13:00–13:15', 'am Sonntag zwischen 13:00 und 13:15 Uhr'],
  ])('%s in a sentence', (label, words) => {
    expect(labelInWords(label, 'um')).toBe(words);
  });
});
