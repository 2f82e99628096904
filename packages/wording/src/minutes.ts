/** '1 Minute', '5 Minuten' */
export const formatMinutes = (minutes: number): string => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`);
