import type { StaffRole } from '@tischlein/domain/staff';

/** Words for how a shop is right now, beside its opening times. */
export const SHOP_STATUS = {
  overview: 'Kette',
  unknown: 'Wird geladen …',
} as const;

export const STAFF_ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'Inhaber',
  branchManager: 'Leitung',
  staff: 'Team',
  waiter: 'Service',
  driver: 'Lieferung',
  accountant: 'Steuerbüro',
};

/** The areas of the office. */
export const OFFICE_GROUP_NAMES = {
  launch: 'Eröffnen',
  today: 'Heute',
  menu: 'Karte',
  offers: 'Angebote',
  hours: 'Zeiten & Gebiete',
  orders: 'Bestellungen',
  figures: 'Zahlen',
  guests: 'Gäste',
  settings: 'Einstellungen',
} as const;

/** Where the rail and the bar of phones are narrow. */
export const SHORT_GROUP_NAMES: Readonly<Partial<Record<keyof typeof OFFICE_GROUP_NAMES, string>>> = {
  hours: 'Zeiten',
};

/** Names of pages, in tabs and settings. */
export const OFFICE_PAGE_NAMES = {
  '/eroeffnen': 'Eröffnen',
  '/eroeffnet': 'Eröffnet',
  '/eroeffnet/druck': 'QR-Code drucken',
  '/schliessen': 'Shop schließen',
  '/neu': 'Neue Filiale',
  '': 'Heute',
  '/tour': 'Deine Tour',
  '/karte/verlauf': 'Verlauf',
  '/einlesen': 'Einlesen',
  '/karte': 'Gerichte',
  '/karte/kombis': 'Menüs',
  '/karte/gruppen': 'Extras & Beilagen',
  '/karte/zutaten': 'Zutaten',
  '/karte/gericht/:id': 'Gericht',
  '/karte/kombi/:id': 'Menü',
  '/karte/kategorie/:id': 'Kategorie',
  '/bestand': 'Bestand',
  '/angebote': 'Angebote',
  '/angebote/:id': 'Angebot',
  '/gutscheine': 'Gutscheine',
  '/gutscheine/:id': 'Codes drucken',
  '/allergene': 'Allergene',
  '/zeiten': 'Zeiten',
  '/liefergebiete': 'Liefergebiete',
  '/bestellungen': 'Bestellungen',
  '/bestellungen/:id': 'Bestellung',
  '/aufgaben': 'Aufgaben',
  '/zahlen': 'Überblick',
  '/tagesuebersicht': 'Tagesübersicht',
  '/ausfuhr': 'Export',
  '/protokoll': 'Protokoll',
  '/widerrufe': 'Widerrufe',
  '/gaeste': 'Kundschaft',
  '/gaeste/:id': 'Gast',
  '/sperren': 'Sperren',
  '/bewertungen': 'Bewertungen',
  '/reservierungen': 'Reservierungen',
  '/bewerbungen': 'Bewerbungen',
  '/zahlungen': 'Zahlungen',
  '/tische': 'Tische',
  '/statistik': 'Statistik',
  '/schnittstellen': 'Schnittstellen',
  '/marke': 'Marke',
  '/recht': 'Rechtstexte',
  '/seiten': 'Seiten',
  '/mails': 'E-Mails',
  '/keine-antwort': 'Wenn niemand antwortet',
  '/einstellungen': 'Einstellungen',
  '/team': 'Team & Rollen',
  '/geraete': 'Geräte',
  '/drucker': 'Drucker',
  '/konto': 'Dein Konto',
  '/mehr': 'Mehr',
} as const;

/** The frame of every page of the office. */
export const FRAME = {
  loading: 'Wird geladen …',
  navigation: 'Büro',
  more: 'Mehr',
  open: 'offen',
  settings: 'Einstellungen',
  switchShop: 'Filiale wechseln',
  switchFrom: 'Filiale wechseln, jetzt ',
  searchShop: 'Filiale suchen',
  noShopFound: 'Keine Filiale heißt so.',
  moreShops: (count: number): string =>
    `${count === 1 ? 'Eine weitere Filiale' : `${count} weitere Filialen`} findest Du über die Suche.`,
  since: (minutes: number): string => (minutes < 1 ? 'gerade eben' : `seit ${minutes} Min.`),
  account: 'Dein Konto',
  accountOwner: 'Konto: ',
  openAccount: 'Name, Passwort, Geräte',
  readAccount: 'Konto: ',
  allShops: (count: number): string => (count === 1 ? '1 Filiale' : `${count} Filialen`),
  signOut: 'Abmelden',
  lock: 'Sperren',
  device: 'Gerät',
  overview: 'Alle Filialen',
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
