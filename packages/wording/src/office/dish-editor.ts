import type { DeliveryType, DepositKind, VatClass } from '@tischlein/domain/menu';
import type { EditorProblem } from '@tischlein/domain/menu-editing';

/** What all editors of the menu share. */
export const EDITOR = {
  severities: { error: 'Fehler:', warning: 'Hinweis:' } satisfies Readonly<Record<EditorProblem['severity'], string>>,
  notOffered: 'nicht',
  unstated: 'keins',
  noPrice: 'Gib einen Betrag wie 12,50 ein oder „nicht“.',
  wholeNumber: (least: number, most: number): string =>
    `Gib eine ganze Zahl von ${least} bis ${most.toLocaleString('de-DE')} ein.`,
  number: (most: number): string => `Gib eine Zahl bis ${most.toLocaleString('de-DE')} ein.`,
  nameMissing: 'Ohne Namen geht es nicht.',
  add: 'Hinzufügen',
  addIt: 'Hinzufügen',
  cancel: 'Abbrechen',
  remove: (name: string): string => `${name} entfernen`,
  removeIt: 'Entfernen',
  toFront: 'an die erste Stelle',
  anchors: 'Abschnitte',
  form: 'Angaben',
  previous: (name: string): string => `Vorheriges Gericht: ${name}`,
  next: (name: string): string => `Nächstes Gericht: ${name}`,
  readOnly: 'Du kannst die Karte ansehen, aber nicht ändern.',
  loading: 'Die Karte wird geladen.',
  gone: 'Das gibt es auf der Karte nicht mehr.',
  toMenu: 'Zur Karte',
  toFix: (count: number): string =>
    count === 1 ? 'Eine Angabe stimmt noch nicht.' : `${count} Angaben stimmen noch nicht.`,
  toFixHelp: 'Vorher lässt sich die Karte nicht speichern.',
  unreadable: (field: string): string => `${field}: Das lässt sich nicht lesen.`,
  changes: (count: number): string => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
  moreChanges: (count: number): string => `und ${count} weitere`,
  undo: 'Rückgängig',
  discard: 'Verwerfen',
  save: 'Speichern',
  saved: 'Gespeichert. Deine Gäste sehen es schon.',
  preview: 'Vorschau',
} as const;

export const ORDER_TYPES: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Lieferung',
  pickup: 'Abholung',
  dineIn: 'Tisch',
};

export const VAT_CLASS_NAMES: Readonly<Record<VatClass, string>> = {
  food: 'Speise',
  drink: 'Getränk',
  milkDrink: 'Milchgetränk',
  other: 'Sonstiges',
};

export const DEPOSIT_KIND_NAMES: Readonly<Record<DepositKind, string>> = { reusable: 'Mehrweg', singleUse: 'Einweg' };

/** Hours of a dish, group, combo or category. */
export const TIMETABLE = {
  always: 'Immer',
  some: 'Zu bestimmten Zeiten',
  add: 'Weitere Zeit',
  row: (place: number): string => `Zeit ${place}`,
  from: 'Von',
  to: 'Bis',
  lastDay: 'Einen Tag braucht die Zeit. Soll sie ganz weg, entferne die Zeile.',
} as const;

/** What guests see of a dish or combo that is being edited. */
export const GUEST_VIEW = {
  title: 'So sieht es der Gast',
  views: { list: 'Liste', dish: 'Gericht' },
  legend: 'Ansicht',
  orderType: 'Bestellart',
  note: 'Preise mit den Angeboten von heute. Die Auswahl ist zum Probieren.',
  notOffered: 'Dafür gibt es das Gericht nicht.',
  total: 'Zusammen',
  show: 'Vorschau',
  drawing: 'Zeichnung',
  noPicture: 'Noch kein Bild',
} as const;

/** Pictures of dishes, combos and categories. */
export const PICTURE = {
  title: 'Bild',
  kinds: { photo: 'Foto', drawing: 'Gezeichneter Teller', none: 'Kein Bild' },
  choose: 'Foto hochladen',
  camera: 'Foto aufnehmen',
  draw: 'Teller zeichnen',
  drawAgain: 'Neu zeichnen',
  drawing: 'Der Teller wird gezeichnet.',
  drawnFrom: (names: readonly string[]): string =>
    names.length > 0
      ? `Gezeichnet aus: ${names.join(', ')}. Gäste lesen, dass es eine Zeichnung ist.`
      : 'Gezeichnet nach Name und Kategorie. Gäste lesen, dass es eine Zeichnung ist.',
  photoHelp: 'Ein Foto in jeder Größe. Du wählst gleich den Ausschnitt.',
  remove: 'Bild entfernen',
  changed: 'Bild',
  unreadable: 'Diese Datei ist kein Bild, das sich öffnen lässt. Bitte nimm ein JPEG, PNG oder WebP.',
  heic: 'Dieses Foto ist im Format HEIC, das dieser Browser nicht öffnet. Bitte speichere es als JPEG: auf dem Mac in „Vorschau“ mit „Exportieren“, auf dem iPhone vor dem Fotografieren unter „Einstellungen“, „Kamera“, „Formate“ mit „Maximale Kompatibilität“. Oder lade es direkt vom iPhone hoch.',
  cropTitle: 'Ausschnitt wählen',
  cropHelp: 'Zieh das Bild oder verschieb es mit den Pfeiltasten. Plus und Minus vergrößern und verkleinern.',
  cropArea: 'Ausschnitt des Bildes',
  zoom: 'Vergrößerung',
  use: 'Bild verwenden',
  sending: 'Das Bild wird übertragen.',
} as const;
