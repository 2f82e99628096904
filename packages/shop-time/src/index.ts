export * from './date-time.ts';
export * from './days.ts';
export * from './next-instant.ts';
export { dayText, type Instant, timeInShop, todayText } from './wall-clock.ts';
export * from './weekday.ts';
