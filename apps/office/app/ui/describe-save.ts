import { dayText, formatDateTime, timeInShop, todayText } from '@tischlein/shop-time';
import type { Save } from '@tischlein/ui/answer';
import { CONFLICT } from '@tischlein/wording/office';

/** 'Ali Demir hat um 18:04 Uhr gespeichert.' Empty: the server does not know. */
export function describeSave(save: Save | null): string {
  if (!save) return '';
  const { savedBy, savedAt } = save;
  const isToday = dayText(savedAt) === todayText();
  const when = isToday ? CONFLICT.today(timeInShop(savedAt)) : CONFLICT.earlier(formatDateTime(savedAt));
  return CONFLICT.savedBy(savedBy, when);
}
