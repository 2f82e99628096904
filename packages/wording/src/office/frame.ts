import type { StaffRole } from '@tischlein/domain/staff';

/** In place of the opening times of a franchise overview. */
export const OVERVIEW_STATUS = 'Kette';

export const STAFF_ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'Inhaber',
  regionalManager: 'Region',
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
  '/erster-abend': 'Dein erster Abend',
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
  '/gaeste': 'Gäste',
  '/gaeste/:id': 'Gast',
  '/sperren': 'Sperren',
  '/bewertungen': 'Bewertungen',
  '/reservierungen': 'Reservierungen',
  '/bewerbungen': 'Bewerbungen',
  '/restaurant': 'Restaurant',
  '/optionen': 'Shop-Optionen',
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
  '/unterschiede': 'Unterschiede zur Kette',
  '/kopieren': 'In Filialen übertragen',
  '/drucker': 'Drucker',
  '/konto': 'Dein Konto',
  '/installation': 'Installation',
  '/mehr': 'Mehr',
} as const;

/** The frame of every page of the office. */
export const FRAME = {
  loading: 'Wird geladen …',
  skip: 'Zum Inhalt springen',
  navigation: 'Büro',
  more: 'Mehr',
  open: 'offen',
  settings: 'Einstellungen',
  switchFrom: 'Filiale wechseln, jetzt ',
  accountOwner: 'Konto: ',
  overview: 'Alle Filialen',
  help: 'Hilfe zu dieser Seite',
} as const;
