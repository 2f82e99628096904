const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

/** '6. Dezember' from '2026-12-06'. */
export function dayOfMonth(date: string): string {
  return `${Number(date.slice(8, 10))}. ${nameMonth(date)}`;
}

/** 'Dezember' from '2026-12-06'. */
export const nameMonth = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
