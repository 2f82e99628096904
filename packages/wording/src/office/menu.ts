import { NO_CENTS } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { DishFilter, PriceRounding } from '@tischlein/domain/menu-editing';
import { listWords } from '../list-words.ts';
import { euro } from '../money.ts';

/** '1 Gericht', '24 Gerichte' */
export const dishCount = (count: number): string => (count === 1 ? '1 Gericht' : `${count} Gerichte`);

/** '1 Preis', '47 Preise' */
export const priceCount = (count: number): string => (count === 1 ? '1 Preis' : `${count} Preise`);

/** The menu as its merchant edits it. */
export const MENU_LIST = {
  title: 'Karte',
  tabs: 'Bereiche der Karte',
  dishes: 'Gerichte',
  groups: 'Extras & Beilagen',
  soldOut: 'Ausverkauft',
  history: 'Verlauf',
  declarations: 'Allergene',
  search: 'Gericht suchen',
  searchHint: 'Name, Nummer, Zutat',
  newDish: 'Gericht',
  newDishIn: (category: string): string => `Gericht in ${category}`,
  newCategory: 'Kategorie',
  categories: 'Kategorien',
  filter: 'Nur zeigen',
  filters: {
    noPicture: 'ohne Bild',
    unknownDeclarations: 'Allergene unbekannt',
    soldOut: 'ausverkauft',
    noPrice: 'ohne Preis',
    differs: 'weicht ab',
  } satisfies Readonly<Record<DishFilter, string>>,
  pricesFor: 'Preise für',
  types: { delivery: 'Lieferung', pickup: 'Abholung', dineIn: 'Am Tisch' } satisfies Readonly<
    Record<DeliveryType, string>
  >,
  found: (count: number): string => (count === 0 ? 'Nichts gefunden.' : `${dishCount(count)} gefunden`),
  noDishes: 'Noch kein Gericht in dieser Kategorie.',
  noCategory: 'Ohne Kategorie',
  move: (name: string): string => `${name} verschieben`,
  moveHelp: 'Mit den Pfeiltasten verschiebst Du.',
  place: (name: string, place: number, all: number): string => `${name}, Platz ${place} von ${all}`,
  select: (name: string): string => `${name} auswählen`,
  selectAll: 'Alle auswählen',
  choose: 'Auswählen',
  deselect: 'Nicht mehr auswählen',
  price: 'Preis',
  priceLabel: (dish: string, size: string): string => `${dish}${size && `, ${size}`}, Preis in Euro`,
  notSold: 'nicht',
  priceInvalid: 'Bitte gib einen Preis ein, zum Beispiel 8,50.',
  priceChange: (dish: string, size: string): string => `Preis ${dish}${size && `, ${size}`}`,
  stockLabel: (dish: string): string => `Bestand von ${dish}`,
  inStock: 'Da',
  outToday: 'Heute ausverkauft',
  outForGood: 'Bis auf Weiteres ausverkauft',
  out: (end: string): string => `Aus ${end}`,
  nowOut: (dish: string): string => `${dish} ist ausverkauft.`,
  nowIn: (dish: string): string => `${dish} ist wieder da.`,
  nowOutMany: (count: number): string => `${dishCount(count)} ausverkauft.`,
  guestsSee: 'Deine Gäste sehen es schon.',
  more: (name: string): string => `Mehr zu ${name}`,
  edit: 'Bearbeiten',
  editCategory: 'Kategorie bearbeiten',
  duplicate: 'Duplizieren',
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Löschen',
  copyName: (name: string): string => `${name} (Kopie)`,
  unknown: 'Allergene unbekannt',
  differs: 'weicht ab',
  own: 'nur hier',
  order: (category: string): string => `Reihenfolge in ${category}`,
  categoryOrder: 'Reihenfolge der Kategorien',
  added: (name: string): string => `Neu: ${name}`,
  removed: (name: string): string => `Gelöscht: ${name}`,
  copied: (name: string): string => `Kopie von ${name}`,
  readOnly: 'Mit Deiner Anmeldung kannst Du die Karte ansehen, aber nicht ändern.',
  franchise: (name: string): string =>
    `Diese Karte folgt ${name}. Was Du hier änderst, gilt nur hier; alles andere kommt weiter von dort.`,
} as const;

/** A menu without categories. */
export const EMPTY_MENU_LIST = {
  title: 'Noch keine Karte',
  hint: 'Hast Du sie schon irgendwo? Dann lies sie ein.',
  import: 'Karte einlesen',
  firstCategory: 'Erste Kategorie anlegen',
} as const;

/** Asking for the name of a new item. */
export const NEW_ITEM = {
  dish: 'Neues Gericht',
  category: 'Neue Kategorie',
  name: 'Name',
  nameMissing: 'Bitte gib einen Namen ein.',
  inCategory: 'Kategorie',
  createDish: 'Anlegen und bearbeiten',
  createCategory: 'Anlegen',
  dishHint: 'Danach trägst Du Preise und Allergene ein. Solange sie fehlen, kann niemand das Gericht bestellen.',
} as const;

/** Changing many dishes at once. */
export const BULK = {
  bar: 'Auswahl',
  chooseMarks: 'Wähle zuerst, was dazukommt oder wegfällt.',
  chosen: (count: number): string => `${count} ausgewählt`,
  price: 'Preis',
  declarations: 'Allergene',
  tags: 'Merkmale',
  soldOut: 'Ausverkauft',
  move: 'Verschieben',
  remove: 'Löschen',
  clear: 'Auswahl aufheben',
  andMore: (names: string, rest: number): string => `${names} und ${rest} weitere`,
  cancel: 'Abbrechen',
  priceTitle: 'Preise ändern',
  priceLead: (dishes: number): string => `${dishCount(dishes)} ausgewählt. Extras und Pfand bleiben.`,
  by: 'Um wie viel',
  byHint: 'Zum Beispiel 5 oder −10',
  byInvalid: 'Bitte gib eine Zahl über −100 ein, zum Beispiel 5 oder −2,5.',
  unit: 'Einheit',
  units: { percent: '%', amount: '€' },
  rounding: 'Runden auf',
  roundings: {
    cent: '1 Cent',
    ten: '10 Cent',
    fifty: '50 Cent',
    ninety: ',90',
    ninetyFive: ',95',
  } satisfies Readonly<Record<PriceRounding, string>>,
  appliesTo: 'Gilt für',
  allTypes: 'Alle Bestellarten',
  dish: 'Gericht',
  now: 'Jetzt',
  next: 'Neu',
  difference: 'Unterschied',
  moreRows: (count: number): string => `Alle ${priceCount(count)} ansehen`,
  noPriceChanges: 'Damit ändert sich kein Preis.',
  changePrices: (count: number): string => `${priceCount(count)} ändern`,
  combosKeep: (count: number): string =>
    count === 1
      ? 'Ein Menü enthält diese Gerichte und behält seinen Preis.'
      : `${count} Menüs enthalten diese Gerichte und behalten ihren Preis.`,
  declareTitle: 'Allergene und Zusatzstoffe ändern',
  add: 'Hinzufügen',
  takeAway: 'Entfernen',
  keep: 'Unverändert',
  complete: 'Bei Gerichten ohne Angaben: Sonst ist nichts enthalten',
  completeHelp: 'Ohne diesen Haken bleiben unbekannte Angaben unbekannt.',
  declare: (count: number): string => `Für ${dishCount(count)} übernehmen`,
  tagTitle: 'Merkmale ändern',
  moveTitle: 'In eine Kategorie verschieben',
  moveTo: 'Kategorie',
  moveNow: (count: number): string => `${dishCount(count)} verschieben`,
  removeTitle: (count: number): string => `${dishCount(count)} löschen?`,
  removeCategoryTitle: (name: string): string => `Kategorie ${name} löschen?`,
  removeDishes: (names: string): string => `Gelöscht werden: ${names}.`,
  removeCombos: (names: string): string =>
    `Diese Menüs haben danach nichts mehr zur Wahl und werden mit gelöscht: ${names}.`,
  removeOthers: (names: string): string => `Hier fehlen sie danach: ${names}.`,
  removeUndo: 'Bis Du speicherst, holst Du alles mit „Rückgängig“ zurück.',
  changedPrices: (count: number): string => `${priceCount(count)} geändert`,
  changedDeclarations: (count: number): string => `Allergene von ${dishCount(count)}`,
  changedTags: (count: number): string => `Merkmale von ${dishCount(count)}`,
  moved: (count: number, category: string): string => `${dishCount(count)} nach ${category}`,
} as const;

/** Saves or discards what was changed. */
const MOST_NAMED = 5;

export const MENU_SAVING = {
  bar: 'Änderungen',
  more: (names: string, rest: number): string => `${names} und ${rest} weitere`,
  change: (name: string, field: string, values: string): string => `${name}, ${field}: ${values}`,
  undo: 'Rückgängig',
  discard: 'Verwerfen',
  save: 'Speichern',
  saved: 'Gespeichert. Deine Gäste sehen die neue Karte.',
  undone: 'Rückgängig gemacht',
  discardTitle: 'Alle Änderungen verwerfen?',
  discardText: 'Danach ist die Karte wieder so, wie sie gespeichert ist.',
  keepEditing: 'Weiter bearbeiten',
  conflictTitle: 'Jemand anderes hat inzwischen gespeichert',
  conflictLead: 'Deine Änderungen sind noch da. Diese Felder habt Ihr beide geändert. Welche Fassung gilt?',
  conflictElse: 'Alles andere von Euch beiden bleibt.',
  before: 'Vorher',
  theirs: 'Gespeichert',
  mine: 'Deine',
  saveChoice: 'Auswahl speichern',
  zeroTitle: `Wirklich ${euro(NO_CENTS)}?`,
  zeroText: (names: readonly string[]): string =>
    `${listWords(names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), `${names.length - MOST_NAMED} weitere`] : names)}: Gäste bekommen das geschenkt.`,
  zeroConfirm: `Ja, ${euro(NO_CENTS)}`,
  zeroCancel: 'Preis ändern',
} as const;

/** The history of a menu. */
export const MENU_HISTORY = {
  title: 'Verlauf der Karte',
  back: 'Karte',
  lead: 'Wir behalten die letzten 200 Änderungen, höchstens zwei Jahre lang.',
  empty: 'Noch keine Änderung',
  emptyHelp: 'Sobald jemand die Karte speichert, steht hier, wer wann was geändert hat, mit dem Weg zurück.',
  toMenu: 'Karte bearbeiten',
  by: (who: string): string => `von ${who}`,
  causes: {
    edit: '',
    declarations: 'Allergene bestätigt',
    import: 'eingelesen',
    restore: 'früherer Stand wiederhergestellt',
  },
  show: 'Ansehen',
  showLabel: (when: string): string => `Änderung vom ${when} ansehen`,
  what: 'Was',
  before: 'Vorher',
  after: 'Nachher',
  moreChanges: (count: number): string =>
    count === 1 ? 'und eine weitere Änderung' : `und ${count} weitere Änderungen`,
  restoreBefore: 'Karte von davor wiederherstellen',
  restoreAfter: 'Diesen Stand wiederherstellen',
  restoreTitle: 'Diese Karte wiederherstellen?',
  restoreText: {
    before: (when: string): string =>
      `Deine Gäste sehen dann sofort die Karte, wie sie vor der Änderung vom ${when} war. Spätere Änderungen sind weg; im Verlauf bleiben sie.`,
    after: (when: string): string =>
      `Deine Gäste sehen dann sofort die Karte vom ${when}. Spätere Änderungen sind weg; im Verlauf bleiben sie.`,
  },
  restoreNow: 'Wiederherstellen',
  unsaved: 'Auf der Karte sind noch ungespeicherte Änderungen. Bitte speichere oder verwirf sie zuerst.',
  restored: 'Wiederhergestellt. Deine Gäste sehen diese Karte.',
} as const;
