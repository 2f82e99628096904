import type { DayIndex, Timetable } from '@tischlein/domain';
import type { BistroWindow } from './bistro-file.ts';

const DAYS: Readonly<Record<BistroWindow['day'], DayIndex>> = {
  Sunday: 0,
  Monday: 1,
  Tuesday: 2,
  Wednesday: 3,
  Thursday: 4,
  Friday: 5,
  Saturday: 6,
};

export const toTimetable = (windows: readonly BistroWindow[]): Timetable =>
  windows.map(({ day, from, to }) => ({ dayIndex: DAYS[day], from, to }));

export const eurosToCents = (euros: number): number => Math.round(euros * 100);
