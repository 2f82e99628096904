import type { ServeTime } from '@tischlein/domain/opening';
import { minuteOfDayFrom } from '@tischlein/domain';
import { momentInShop, todayInShop } from '@tischlein/shop-time';
import { dayAndTime, timeOfDay, weekday, weekdayShort } from '@tischlein/wording';
import { ORDERABILITY } from '@tischlein/wording/storefront';

/** 'heute 19:30', 'Mo 11:00', 'Mo, 23.11., 11:00', for buttons. */
export const describeShortly = (slot: ServeTime): string =>
  isToday(slot) ? ORDERABILITY.today(slot.label) : slot.label.replace(weekday(slot.day), weekdayShort(slot.day));

/** The server names the day of all times but today's, whatever the device's clock says. */
export const isToday = ({ label, minute }: ServeTime): boolean => label === timeOfDay(minuteOfDayFrom(minute));

/** '19:15', 'Montag 11:30': a time that is no longer offered. */
export const describeInstant = (serveAt: string): string => dayAndTime({ date: todayInShop() }, momentInShop(serveAt));
