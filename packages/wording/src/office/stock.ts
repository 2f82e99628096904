import type { StockKind } from '@tischlein/domain/menu';

/** What the kitchen has run out of. */
/** Below a list that is drawn in parts. */
export const LONG_LIST = {
  more: (rest: number): string => `${rest.toLocaleString('de-DE')} weitere anzeigen`,
} as const;

export const STOCK = {
  title: 'Bestand',
  help: 'Was nicht verfügbar ist, können Gäste sofort nicht mehr bestellen. Zum Ende der Zeit ist es automatisch wieder da.',
  out: 'Nicht verfügbar',
  nothingOut: 'Alles da.',
  switchOff: 'Ausverkauft melden',
  search: 'Suchen',
  searchHint: 'Name oder Kategorie',
  kind: 'Was',
  kinds: { dish: 'Gerichte', ingredient: 'Zutaten', extra: 'Extras' } satisfies Readonly<Record<StockKind, string>>,
  ingredient: 'Zutat',
  nothingFound: 'Dazu gibt es nichts auf der Karte.',
  today: 'Heute ausverkauft',
  otherEnd: 'Andere Dauer',
  until: 'Bis',
  untilTime: (time: string): string => `Bis ${time} Uhr ausverkauft`,
  clock: (time: string): string => `${time} Uhr`,
  forGood: 'Bis auf Weiteres ausverkauft',
  back: 'Wieder da',
  outFor: (end: string): string => `Ausverkauft, ${end}`,
  of: (action: string, name: string): string => `${action}: ${name}`,
  endsAt: (time: string): string => `bis ${time} Uhr`,
  endsOn: (day: string, time: string): string => `bis ${day}, ${time} Uhr`,
  neverEnds: 'bis auf Weiteres',
} as const;
