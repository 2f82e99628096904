import type { PauseScope } from '@tischlein/domain/opening';

/** Navigation of the back office. */
export const OFFICE_PAGES = {
  navigation: 'Büro',
  launch: 'Eröffnen',
  desk: 'Bestellungen',
  hours: 'Zeiten',
  stock: 'Bestand',
  declarations: 'Allergene',
  zones: 'Liefergebiete',
  payments: 'Zahlungen',
  tasks: 'Aufgaben',
  noShop: 'Noch kein Restaurant',
  degraded:
    'Die gespeicherten Daten dieses Shops sind nicht lesbar. Gäste sehen die letzte lesbare Fassung. Bitte speichere den Shop neu oder spiele eine Sicherung ein.',
  noShopHint: 'Du bist noch keinem Restaurant zugeordnet. Frage die Inhaberin oder den Inhaber.',
  incomplete: 'Angaben fehlen',
  notAllowed: 'Kein Zugang',
  notAllowedHint: 'Deine Rolle öffnet diese Seite nicht. Frage die Inhaberin oder den Inhaber.',
  unknownShop: 'Diesen Shop gibt es hier nicht',
  unknownShopHint: 'Prüfe die Adresse, oder öffne einen Deiner Shops:',
  overviewHint: 'Die Übersicht nimmt selbst keine Bestellungen an. Sie kommen in den Filialen an:',
} as const;

export const HOURS = {
  title: 'Zeiten',
  pause: 'Pause',
  opening: 'Öffnungszeiten',
  delivery: 'Lieferzeiten',
  deliveryAlike: 'Lieferung zu denselben Zeiten',
  specialDays: 'Abweichende Öffnungszeiten',
  serving: 'Zubereitung und Vorbestellung',
  capacity: 'Was die Küche schafft',
  onlyOwners: 'Die Zeiten ändern nur Inhaber und Leitung.',
  closed: 'geschlossen',
  add: '+ weitere Zeit',
  addFirst: '+ öffnen',
  from: (day: string, number: number): string => `${day}, ${number}. Zeit: von`,
  to: (day: string, number: number): string => `${day}, ${number}. Zeit: bis`,
  remove: (day: string, number: number): string => `${day}, ${number}. Zeit entfernen`,
  overMidnight: 'Eine Zeit, die früher endet als sie beginnt, geht über Mitternacht.',
  problems: {
    incomplete: 'Bitte gib Anfang und Ende an.',
    overlap: 'Diese Zeiten überschneiden sich.',
  },
  copy: 'Kopieren',
  copyDay: (day: string): string => `${day} auf andere Tage kopieren`,
  copyToAll: 'Auf alle Tage',
  copyNow: 'Auf gewählte Tage',
  noSpecialDays: 'Keine besonderen Tage eingetragen.',
  addSpecialDay: 'Besonderen Tag eintragen',
  specialDay: (number: number): string => `Besonderer Tag ${number}`,
  removeSpecialDay: (number: number): string => `Besonderen Tag ${number} entfernen`,
  deliveryOn: (number: number): string => `Besonderer Tag ${number}, Lieferung`,
  firstDay: 'Von',
  lastDay: 'Bis einschließlich',
  reason: 'Grund',
  reasons: { holiday: 'Feiertag', vacation: 'Urlaub', renovation: 'Umbau', other: 'Anderes' },
  message: 'Nachricht an Deine Gäste',
  messageHelp: 'Leer: ein passender Satz steht von selbst da.',
  preparationDelivery: 'Minuten bis zur Lieferung',
  preparationPickup: 'Minuten bis zur Abholung',
  asapDelivery: 'Lieferung so schnell wie möglich',
  asapPickup: 'Abholung so schnell wie möglich',
  preOrder: 'Vorbestellungen annehmen',
  preOrderDays: 'Tage im Voraus',
  preOrderDaysHelp: '0 heißt: nur für heute.',
  customerInfo: 'Hinweis für Gäste',
  customerInfoHelp: 'Steht über der Karte, solange hier etwas steht.',
  slotMinutes: 'Länge eines Zeitfensters in Minuten',
  slotMinutesHelp: 'In diesem Abstand können Gäste eine Zeit wählen.',
  limitKitchen: 'Je Zeitfenster nur so viel annehmen, wie die Küche schafft',
  ordersPerSlot: 'Bestellungen je Zeitfenster',
  makeMinutesPerSlot: 'Arbeitsminuten je Zeitfenster',
  noLimit: 'Leer: keine Grenze.',
  makeMinutes: 'Arbeitsminuten je Gericht',
  anyDish: 'Jedes andere Gericht',
  wholeCategory: (name: string): string => `Alle aus ${name}`,
  unsaved: 'Noch nicht gespeichert.',
  saved: 'Gespeichert. Deine Gäste sehen es schon.',
  discard: 'Verwerfen',
  save: 'Speichern',
} as const;

/** 'Stopp für 20 Minuten'. */
export const PAUSE = {
  title: 'Pause',
  help: 'Zu viel los? Für diese Zeit kommen keine neuen Bestellungen für sofort. Danach geht es von selbst weiter; für später kann weiter bestellt werden.',
  scope: 'Was pausiert',
  scopes: { all: 'Lieferung und Abholung', delivery: 'Nur Lieferung' },
  stopFor: (minutes: number): string => `Stopp für ${minutes} Minuten`,
  untilClosing: 'Stopp bis Ladenschluss',
  resume: 'Weiter annehmen',
  running: (scope: PauseScope, until: string): string =>
    scope === 'all' ? `Stopp bis ${until} Uhr` : `Keine Lieferung bis ${until} Uhr`,
  /** '12:05', over an hour '1:02:05' */
  left: (seconds: number): string => {
    const two = (value: number): string => String(value).padStart(2, '0');
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor((seconds % 3600) / 60);
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  },
} as const;
