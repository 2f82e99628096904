/** Words of the frame's dialogs and rare pages; apart from those of every page, as they load later. */
export const LATE_FRAME = {
  switchShop: 'Filiale wechseln',
  searchShop: 'Filiale suchen',
  noShopFound: 'Keine Filiale heißt so.',
  moreShops: (count: number): string =>
    `${count === 1 ? 'Eine weitere Filiale' : `${count} weitere Filialen`} findest Du über die Suche.`,
  since: (minutes: number): string => (minutes < 1 ? 'gerade eben' : `seit ${minutes} Min.`),
  account: 'Dein Konto',
  openAccount: 'Name, Passwort, Geräte',
  allShops: (count: number): string => (count === 1 ? '1 Filiale' : `${count} Filialen`),
  signOut: 'Abmelden',
  lock: 'Sperren',
  device: 'Gerät',
  newShop: 'Neue Filiale',
  nameOverview: (name: string): string => `Alle Filialen (${name})`,
  waitingSince: (count: number, minutes: number): string =>
    `${count}, ${minutes < 1 ? 'gerade eben' : `seit ${minutes} Min.`}`,
  overviewLead: 'Bestellungen kommen in den Filialen an.',
  waitsThere: (name: string, count: number, minutes: number): string =>
    `${name}: ${count === 1 ? '1 Bestellung wartet' : `${count} Bestellungen warten`} seit ${minutes} Min.`,
  goThere: (name: string): string => `Nach ${name}`,
  shop: 'Filiale',
  state: 'Stand',
  waits: 'Wartet',
  nobody: '–',
  ordersToday: 'Bestellungen heute',
  totalToday: 'Bestellwert heute',
  allBranches: 'Zusammen',
  degraded:
    'Die gespeicherten Daten dieses Shops sind nicht lesbar. Gäste sehen die letzte lesbare Fassung. Bitte speichere den Shop neu oder spiele eine Sicherung ein.',
  unknownPage: 'Diese Seite gibt es nicht',
  unknownPageHint: 'Prüfe die Adresse oder wähle einen Bereich:',
  leave: {
    title: 'Änderungen speichern?',
    text: (page: string): string => `Du hast Änderungen auf „${page}“ noch nicht gespeichert.`,
    discard: 'Verwerfen',
    stay: 'Hier bleiben',
    save: 'Speichern',
  },
} as const;
