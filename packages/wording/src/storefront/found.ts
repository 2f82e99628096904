/** Search results in the menu. */
export const FOUND = {
  dishes: (count: number): string => (count === 1 ? 'Ein Gericht gefunden' : `${count} Gerichte gefunden`),
  more: (count: number): string => (count === 1 ? 'Ein weiteres anzeigen' : `${count} weitere anzeigen`),
  nothing: (words: string): string =>
    words === '' ? 'Kein Gericht passt zu Deinen Filtern' : `Kein Gericht passt zu „${words}“`,
  unknown: (count: number): string =>
    count === 1
      ? 'Bei einem Gericht sind die Allergene noch nicht bekannt; es ist ausgeblendet.'
      : `Bei ${count} Gerichten sind die Allergene noch nicht bekannt; sie sind ausgeblendet.`,
  hidden: (count: number): string => `Die Filter blenden ${count === 1 ? 'ein Gericht' : `${count} Gerichte`} aus.`,
  noMenu: 'Die Karte ist noch leer',
  noMenuHelp: 'Schau bald wieder vorbei.',
  clear: 'Filter entfernen',
  clearWords: 'Suche leeren',
  suggestWithout: (word: string): string => `Ohne „${word}“ gibt es:`,
  suggest: 'Vielleicht magst Du etwas davon:',
  withoutTitle: 'Ohne diese Allergene und Zusatzstoffe',
  withoutHelp: 'Gerichte mit dem, was Du ankreuzt, blenden wir aus.',
  withoutShow: 'Gerichte anzeigen',
} as const;
