import type { Particular } from '@tischlein/domain/menu';
import { FIELD_NAMES } from './import-fields.ts';

export { COLUMN_NAME, IGNORED_ROW_NAMES, importBalance, PAGE_NAME, ROW_NAMES } from './import-balance.ts';
export { IMPORT_FILE_PROBLEMS } from './import-problems.ts';
export { TEMPLATE } from './import-template.ts';

/** One sentence per import note. */
export const IMPORT_NOTE_SENTENCES = {
  rowUnreadable: 'Zeile ohne Namen',
  rowRepeated: 'Dieselbe Zeile gibt es schon',
  nameRepeated:
    'Denselben Namen gibt es mehrmals mit verschiedenen Preisen, keiner ist übernommen; bitte unterscheide die Zeilen durch eine Größe oder einen Namen',
  sheetNotRead:
    'Dieses Blatt ist nicht gelesen, weil es keine Überschriften für Name und Preis hat; bitte benenne die Spalten oder lösche das Blatt',
  rowWithoutMeaning: 'Zeile ohne Preis und ohne Gerichte darunter, nicht übernommen',
  optionMissing: 'Größe oder Teig fehlt, obwohl andere Zeilen dieses Gerichts eine Angabe haben',
  priceMissing: 'Ohne Preis',
  priceUnreadable: 'Der Preis ist nicht eindeutig lesbar; bitte zum Beispiel 8,90 schreiben',
  priceAmbiguous:
    'Der Preis lässt sich als Tausender oder als Cent lesen; bitte zum Beispiel 1234,00 oder 1,23 schreiben',
  priceFrom: '„Ab“-Preis: bitte den genauen Preis schreiben, bei mehreren Größen eine Zeile je Größe',
  priceSeveral:
    'Mehrere Preise in einer Zelle oder Zeile; bitte je Größe eine Zeile oder eine Spalte wie „Preis klein“ anlegen',
  priceNotFixed: 'Kein fester Preis; bitte einen Betrag schreiben, zum Beispiel 8,90',
  priceCurrency: 'Der Preis ist nicht in Euro; bitte in Euro schreiben, zum Beispiel 8,90',
  priceNet: 'Der Preis ist ohne MwSt.; bitte schreib den Preis, den Gäste zahlen',
  pricePerUnit: 'Der Preis gilt je Gewicht, Menge oder Person; bitte schreib den Preis einer Portion',
  priceDate:
    'In der Zelle steht ein Datum statt eines Preises, Excel macht das aus „8.5“; bitte die Spalte als Zahl formatieren und den Preis neu schreiben',
  dateInCell:
    'In der Zelle steht ein Datum statt der Angabe, Excel macht das aus „8.5“ oder „5/8“; bitte die Spalte als Text formatieren und neu schreiben',
  priceColumnIgnored:
    'Diese Preise zahlen Gäste nicht (netto, andere Währung, je Einheit oder Einkauf), nicht übernommen',
  priceOdd: 'Der Preis ist viel höher oder niedriger als die anderen; fehlt ein Komma?',
  priceOfAllTypes: 'Ohne eigenen Preis in dieser Spalte, es gilt der Preis für alle Bestellarten',
  notSoldFor: 'Ohne Preis für diese Bestellarten, dort nicht bestellbar',
  categoryFromRow: 'Zeile ohne Preis als Kategorie der Gerichte darunter gelesen',
  categoryFromAbove: 'Leere Zelle als Kategorie der Zeile darüber gelesen',
  categoryFromSheet: 'Name des Blatts als Kategorie gelesen',
  ruleBroken: 'Verletzt eine Regel, die auch beim Speichern im Büro gilt',
  menuProblem: 'Passt nicht zur restlichen Karte',
  halves: 'Halb und halb können wir nicht abbilden; ohne diese Wahl übernommen',
  partAmount: 'Halbe oder mehrfache Mengen eines Extras können wir nicht abbilden; ohne dieses Extra übernommen',
  extraUnreadable: 'Extra nicht lesbar; bitte als „Käse 1,00; Salami 1,50“ schreiben',
  cellUnreadable: 'Angabe nicht lesbar, siehe die Erklärungen in der Vorlage (--template)',
  traitUnknown: 'Dieses Merkmal kennen wir nicht',
  fieldWithoutPlace: 'Für diese Angabe gibt es keinen Platz',
  referenceUnknown: 'Verweis auf etwas, das es nicht gibt',
  pictureUnreadable: 'Bild nicht lesbar',
  taxIgnored: 'Steuersatz nicht übernommen, es gelten die deutschen Sätze',
  declarationMisspelled: 'Falsch geschriebene Kennzeichnung wurde richtig zugeordnet',
  declarationHint: 'Muss nicht gekennzeichnet werden und steht deshalb nicht bei den Allergenen und Zusatzstoffen',
  spicinessLevel: 'Der Schärfegrad wurde zu „scharf“',
  numberInName: 'Die Nummer stand im Namen und ist jetzt die Gerichtsnummer',
  contentInName: 'Die Füllmenge stand im Namen und ist jetzt eine Größe, der Grundpreis wird daraus berechnet',
  allergensUnknown: 'Allergene sind nicht angegeben und gelten als unbekannt',
  declarationUnknown: 'Diese Kennzeichnung kennen wir nicht; alle Kennzeichnungen des Gerichts gelten als unbekannt',
  legendMissing:
    'Für diese Codes fehlt die Legende, die Kennzeichnungen gelten als unbekannt; bitte in der Datei ergänzen, zum Beispiel „A = Weizen“',
  glutenKindMissing: 'Glutenhaltiges Getreide ohne Art; bitte die Art nennen, zum Beispiel Weizen',
  nutKindMissing: 'Schalenfrüchte ohne Art; bitte die Art nennen, zum Beispiel Mandel',
  sulphiteProposed: 'Geschwefelt: bitte prüfen, ob auch Sulfite (über 10 mg/kg) anzugeben sind',
  ageAssumed: 'Alkohol: Mindestalter angenommen',
  mayContainAlcohol: 'Vermutlich mit Alkohol zubereitet, ohne Altersgrenze übernommen',
  drinkAssumed: 'Als Getränk übernommen, mit dessen Steuersatz',
  contentAssumed: 'Füllmenge aus Name oder Größe gelesen, daraus wird der Grundpreis berechnet',
  prepackedAssumed: 'Als fertig verpackt übernommen, mit Widerrufsrecht',
  depositMissing: 'Pfand fehlt; bitte Betrag und Einweg oder Mehrweg angeben',
  depositHigh: 'Pfand über 5 €; bitte prüfen, ob der Betrag in Euro angegeben ist',
  depositKindMissing: 'Pfand ohne Angabe, ob Einweg oder Mehrweg',
  particularsMissing: 'Verpackte Ware ohne alle Pflichtangaben (LMIV Art. 9); bitte ergänzen',
  priceZero: 'Der Preis ist 0 €',
  pricesForEveryOrderType: 'Die Preise gelten für Lieferung, Abholung und am Tisch',
  zoneFeeMissing: 'Liefergebiet ohne Liefergebühr, nicht übernommen; bitte im Büro unter „Liefergebiete“ eintragen',
  categoryMissing: 'Ohne Kategorie',
  pageBlockUnreadable: 'Teile der Seite sind kein lesbares JSON; Gerichte, die nur dort stehen, fehlen',
  pictureByAddress: 'Bild unter einer Adresse; es wird beim Übernehmen geladen',
  pictureAddressRefused: 'Das ist keine Adresse eines Bildes mit https://; bitte lade das Bild im Büro hoch',
  optionsLost: 'Auswahl mit Pflicht oder Preisen, die wir nicht abbilden können; bitte lege sie im Büro an',
} as const;

/** Order types in a report. */
export const ORDER_TYPE_NAMES = { delivery: 'Lieferung', pickup: 'Abholung', dineIn: 'am Tisch' } as const;

/** Names of groups that a table does not name. */
export const IMPORT_GROUP_TITLES = { crust: 'Teig', extras: 'Extras' } as const;

export const IMPORT_KIND_TITLES = {
  rejected: 'Abgelehnt',
  lost: 'Nicht übernommene Angaben',
  changed: 'Anders übernommen',
  assumed: 'Bitte prüfen',
  gone: 'Geht gegenüber der jetzigen Karte verloren',
} as const;

/** What a menu loses by an import. */
export const LOSS_NAMES = {
  dishes: 'Gerichte',
  combos: 'Menüs',
  offers: 'Angebote',
  dailyDishes: 'Tagesgerichte',
  pictures: 'Bilder',
  coupons: 'Gutscheine',
} as const;

const COUNTED = {
  categories: 'Kategorien',
  dishes: 'Gerichte',
  combos: 'Menüs',
  offers: 'Angebote',
  sizes: 'Größen',
  groups: 'Auswahlgruppen',
  zones: 'Liefergebiete',
  coupons: 'Gutscheine',
  pictures: 'Bilder',
} as const;
const ONE: Readonly<Record<keyof typeof COUNTED, string>> = {
  categories: 'Kategorie',
  dishes: 'Gericht',
  combos: 'Menü',
  offers: 'Angebot',
  sizes: 'Größe',
  groups: 'Auswahlgruppe',
  zones: 'Liefergebiet',
  coupons: 'Gutschein',
  pictures: 'Bild',
};

/** 'Übernommen: 24 Kategorien, 255 Gerichte' */
export function importCounts(counts: Readonly<Record<keyof typeof COUNTED, number>>): string {
  const entries: readonly (keyof typeof COUNTED)[] = [
    'categories',
    'dishes',
    'combos',
    'offers',
    'sizes',
    'groups',
    'zones',
    'coupons',
    'pictures',
  ];
  const parts = entries
    .filter((entry) => counts[entry] > 0)
    .map((entry) => `${counts[entry]} ${(counts[entry] === 1 ? ONE : COUNTED)[entry]}`);
  return `Übernommen: ${parts.join(', ') || 'nichts'}`;
}

/** 'und 249 weitere' */
export const andMore = (count: number): string => (count === 1 ? 'und 1 weiteres' : `und ${count} weitere`);

/** Problems of a menu as a whole (S1 §3). */
export const MENU_PROBLEM_NAMES = {
  duplicateId: 'die Kennung gibt es zweimal',
  categoryUnknown: 'die Kategorie gibt es nicht',
  sizeUnknown: 'die Größe gibt es nicht',
  ingredientUnknown: 'die Zutat gibt es nicht',
  dishUnknown: 'das Gericht gibt es nicht',
  groupUnknown: 'die Auswahlgruppe gibt es nicht',
  itemUnknown: 'das Extra gibt es nicht',
  comboUnknown: 'das Menü gibt es nicht',
  offerUnknown: 'das Angebot gibt es nicht',
  slotsMissing: 'das Menü hat keine Wahl',
  slotEmpty: 'eine Wahl im Menü ist leer',
  slotDishUnsuitable: 'ein Gericht passt nicht in die Wahl im Menü',
  minimumUnreachable: 'die Mindestzahl einer Gruppe ist nicht erreichbar',
  priceSuspicious: 'ein Preis ist auffällig',
} as const;

/** Values that a dish made in the kitchen has no place for. */
export const PREPACKED_ONLY = 'Nährwerte oder Alkoholgehalt, nur für verpackte Ware';

/** What a packaged article does not say (S3 L4). */
export const PARTICULAR_NAMES: Readonly<Record<Particular, string>> = {
  depositKind: 'Einweg oder Mehrweg',
  content: 'Füllmenge',
  producer: 'Hersteller oder Importeur',
  ingredients: 'Zutatenverzeichnis',
  declarations: 'Allergene',
  nutrition: 'Nährwerte',
  alcohol: 'Alkoholgehalt',
  age: 'Altersgrenze',
};

/** How a value breaks a rule. */
export type BrokenRule =
  | { readonly code: 'tooLong' | 'tooMany' | 'tooLarge' | 'tooShort' | 'tooFew' | 'tooSmall'; readonly limit: number }
  | { readonly code: 'wrongType' | 'notAllowed' | 'unreadable' | 'badCharacters' | 'repeated' };

/** 'Name: höchstens 200 Zeichen' */
export function brokenRule(field: string, rule: BrokenRule): string {
  return `${FIELD_NAMES[field] ?? field}: ${ruleText(rule)}`;
}

function ruleText(rule: BrokenRule): string {
  switch (rule.code) {
    case 'tooLong':
      return `höchstens ${rule.limit} Zeichen`;
    case 'tooMany':
      return `höchstens ${rule.limit}`;
    case 'tooLarge':
      return `höchstens der Wert ${rule.limit}`;
    case 'tooShort':
      return `mindestens ${rule.limit} Zeichen`;
    case 'tooFew':
      return `mindestens ${rule.limit}`;
    case 'tooSmall':
      return `mindestens der Wert ${rule.limit}`;
    case 'wrongType':
      return 'fehlt oder hat die falsche Art';
    case 'notAllowed':
      return 'diesen Wert gibt es nicht';
    case 'badCharacters':
      return 'leer oder mit unerlaubten Zeichen';
    case 'repeated':
      return 'steht zweimal in der Liste';
    case 'unreadable':
      return 'nicht in der richtigen Schreibweise';
  }
}
