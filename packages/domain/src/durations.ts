/** Durations are in seconds, unless they say otherwise (docs/style.md 4). */
export const minutes = (count: number): number => count * 60;
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);

export const inMinutes = (seconds: number): number => seconds / 60;
export const inMilliseconds = (seconds: number): number => seconds * 1000;
