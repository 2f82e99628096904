/** The menu on the start page. */
export const MENU = {
  categories: 'Kategorien',
  openSearch: 'Suchen und filtern',
  search: 'Gericht oder Zutat suchen',
  filter: 'Filter',
  without: 'Ohne …',
  withoutTitle: 'Ohne diese Allergene und Zusatzstoffe',
  withoutHelp: 'Gerichte mit dem, was Du ankreuzt, blenden wir aus.',
  withoutShow: 'Gerichte anzeigen',
  clear: 'Filter entfernen',
  deals: 'Angebote',
  daily: 'Tagesgerichte',
  dailyToday: 'Heute',
  dailyLater: (time: string): string => `Heute ab ${time}`,
  dailyBack: 'Tagesgerichte davor',
  dailyNext: 'Weitere Tagesgerichte',
  fromValue: (amount: string): string => `ab ${amount} Bestellwert`,
  combos: 'Menüs',
  combosSubtitle: 'Zusammenstellen und sparen.',
  steps: (count: number): string => `Menü in ${count} Schritten`,
  inAll: (ingredients: readonly string[]): string => `Alle mit ${ingredients.join(', ')}`,
  inMost: (ingredients: readonly string[]): string => `Fast alle mit ${ingredients.join(', ')}`,
  topDishes: 'Am besten bewertet:',
  soldOut: 'Heute ausverkauft',
  /** 'Erst um 11:30 bestellbar' */
  later: (when: string): string => `Erst ${when}`,
  declarations: 'Allergene und Zusatzstoffe:',
  declarationsUnknown: 'Allergene auf Anfrage',
  declarationsNone: 'Allergene',
  add: (name: string): string => `${name} hinzufügen`,
  addMore: (name: string, count: number): string => `${count} im Warenkorb, ${name} hinzufügen`,
  rating: (average: string, count: number): string => `${average} (${count})`,
  ratingSpoken: (average: string, count: number): string => `Bewertung: ${average} von 5 Sternen, ${count} Bewertungen`,
  deposit: (amount: string): string => `zzgl. ${amount} Pfand`,
  basePrice: (unit: string, amount: string): string => `1\u00a0${unit} = ${amount}`,
  extrasFrom: (amount: string): string => `Extras ab ${amount}`,
  found: (count: number): string => (count === 1 ? 'Ein Gericht gefunden' : `${count} Gerichte gefunden`),
  nothingFound: (words: string): string =>
    words === '' ? 'Kein Gericht passt zu Deinen Filtern' : `Kein Gericht passt zu „${words}“`,
  hiddenUnknown: (count: number): string =>
    count === 1
      ? 'Bei einem Gericht sind die Allergene noch nicht bekannt; es ist ausgeblendet.'
      : `Bei ${count} Gerichten sind die Allergene noch nicht bekannt; sie sind ausgeblendet.`,
  hiddenByFilter: (count: number): string =>
    count === 1 ? 'Ein Gericht haben die Filter ausgeblendet.' : `${count} Gerichte haben die Filter ausgeblendet.`,
  empty: 'Die Karte ist noch leer',
  emptyHelp: 'Schau bald wieder vorbei.',
} as const;
