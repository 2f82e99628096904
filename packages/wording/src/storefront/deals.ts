/** The strip of daily dishes and offers above the menu. */
export const DEALS = {
  daily: 'Tagesgerichte',
  dailyLater: 'Spätere Tagesgerichte',
  today: 'Heute',
  later: (time: string): string => `Heute ab ${time}`,
  back: 'Vorherige Angebote',
  next: 'Weitere Angebote',
} as const;
