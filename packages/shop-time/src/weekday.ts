import { shopFormat } from './wall-clock.ts';

/** 'Sonntag' */
export const formatWeekday = shopFormat({ weekday: 'long' });

/** 'Sonntag, 18:44' */
export const formatWeekdayAndTime = shopFormat({ weekday: 'long', hour: '2-digit', minute: '2-digit' });
