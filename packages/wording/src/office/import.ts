import { type Declarations, DELIVERY_TYPES, type MenuDocument } from '@tischlein/domain/menu';
import { type ImportChange, type ImportField, readImportPrice } from '@tischlein/domain/menu-editing';
import { declarationName } from '../declarations.ts';
import { dishCount } from './menu.ts';
import { euro } from '../money.ts';
import { tagName } from '../tags.ts';

const changeCount = (count: number): string => (count === 1 ? '1 Änderung' : `${count} Änderungen`);

/** The wizard that reads a menu. */
export const IMPORT_WIZARD = {
  title: 'Karte einlesen',
  lead: 'Deine jetzige Karte bleibt unberührt, bis Du am Ende „Übernehmen“ drückst.',
  steps: 'Schritte',
  stepNames: {
    source: 'Quelle',
    columns: 'Spalten',
    check: 'Prüfen',
    compare: 'Vergleichen',
    done: 'Übernommen',
  },
  bar: 'Weiter oder zurück',
  back: 'Zurück',
  next: 'Weiter',
  onlyReaders: 'Du kannst die Karte ansehen, aber nicht ändern.',
  unsaved: 'Du hast Änderungen an der Karte, die noch nicht gespeichert sind. Speichere oder verwirf sie zuerst.',
  toMenu: 'Zur Karte',
  drop: 'Datei hierher ziehen',
  formats:
    'Excel (.xlsx), CSV, PDF mit Text, eine gespeicherte Webseite, JSON von Tischlein oder der Export von SumUp, Square, Loyverse, Lightspeed, orderbird, WooCommerce, HubRise, TastyIgniter oder Deliverect. Bis 12 MB.',
  system: (name: string): string => `Erkannt als Export von ${name}.`,
  pdf: 'Aus einer PDF-Datei können wir Zeilen falsch lesen. Bitte prüfe jede und hake an, was stimmt.',
  ignored: 'Zeilen, die keine Gerichte sind',
  choose: 'Datei wählen',
  template: 'Vorlage mit Beispielen laden',
  reading: 'Wird gelesen …',
  tooLarge: 'Die Datei ist zu groß; erlaubt sind 12 MB.',
  page: 'Oder eine Webseite mit Deiner Karte',
  pageHelp:
    'Wir lesen Karten, die als schema.org/Menu in der Seite stehen. Allergene stehen dort nicht, sie bleiben unbekannt.',
  visit: 'Seite lesen',
  encodings: {
    'utf-8': 'Gelesen als UTF-8.',
    'utf-16le': 'Gelesen als UTF-16.',
    'utf-16be': 'Gelesen als UTF-16.',
    'windows-1252': 'Gelesen im Zeichensatz von Windows. Stimmen die Umlaute?',
  },
  becomes: (heading: string): string => `${heading} wird zu`,
  known: 'erkannt',
  notTaken: 'nicht übernommen',
  unclear: 'bitte wählen',
  sheet: (name: string): string => `Blatt „${name}“`,
  sheetRead: 'wird eingelesen',
  sheetLacks: (columns: readonly string[]): string => `wird nicht eingelesen, es fehlt: ${columns.join(', ')}`,
  price: 'Preis',
  columnProblems: {
    net: 'Preise ohne MwSt. verkaufen wir nicht. Sind sie doch mit MwSt., wähle „Preis“, sonst „nicht übernehmen“.',
    currency: 'Das sind keine Euro. Sind es doch Euro, wähle „Preis“, sonst „nicht übernehmen“.',
    unit: 'Das sieht nach einem Preis je Gewicht, Menge oder Person aus. Zahlen Gäste ihn je Portion, wähle „Preis“.',
    otherPrice: 'Das sieht nicht nach dem Preis aus, den Gäste zahlen.',
    words: 'Dieses Wort kennen wir nicht: Ist das eine Größe, eine Bestellart oder gar nicht der Preis für Gäste?',
  },
  mapped: (count: number, all: number): string => `${count} von ${all} Spalten zugeordnet`,
  nameAndPrice: 'Bitte ordne eine Spalte dem Namen zu und eine dem Preis.',
  fits: 'Gerichte passen',
  unknown: 'mit unbekannten Allergenen, noch nicht bestellbar',
  rejected: 'passen nicht',
  categories: 'Kategorien',
  words: 'Wörter, die wir nicht kennen',
  wordsHint: 'Solange ein Wort unklar ist, gelten alle Allergene des Gerichts als unbekannt. Was meinst Du damit?',
  quoted: (word: string): string => `„${word}“`,
  inDishes: (dishes: readonly string[]): string =>
    dishes.length > 3 ? `${dishes.slice(0, 3).join(' · ')} und ${dishes.length - 3} weitere` : dishes.join(' · '),
  means: (word: string): string => `„${word}“ bedeutet`,
  meansToo: (word: string): string => `„${word}“ bedeutet auch`,
  leaveUnknown: 'unbekannt lassen',
  needsNone: 'muss nicht gekennzeichnet werden',
  nothingElse: 'sonst nichts',
  answer: 'Antworten anwenden',
  answerMissing: 'Beantworte zuerst mindestens ein Wort.',
  more: (count: number): string => `und ${count} weitere`,
  ready: (count: number): string => `${dishCount(count)} bereit`,
  leftOut: (count: number): string => `${count} ${count === 1 ? 'wird' : 'werden'} nicht übernommen`,
  compare: 'Mit Karte vergleichen',
  compareLead:
    'Durchgestrichen: Deine Karte heute. Daneben: die Angabe aus der Datei. Wähle aus, was Du übernehmen willst.',
  show: 'Zeigen',
  filters: { all: 'Alle', changed: 'Geändert', new: 'Neu', missing: 'Nicht in der Datei' },
  takeAll: 'Alle gezeigten Änderungen übernehmen',
  takeOne: (name: string, field: string): string => `${name}, ${field} übernehmen`,
  loss: 'Du verlierst eine Angabe',
  notInFile: 'nicht in der Datei',
  whatWith: (name: string): string => `${name}: was tun?`,
  missing: { keep: 'behalten', soldOut: 'als ausverkauft markieren', remove: 'löschen' },
  showMore: 'Mehr zeigen',
  stays: (same: number): string =>
    `Bleibt, wie es ist: ${dishCount(same)} ohne Unterschied, Menüs, Angebote, Tagesgerichte, Bilder und die Extras vorhandener Gerichte.`,
  chosen: (count: number): string => `${changeCount(count)} ausgewählt`,
  saving: 'Wird gespeichert …',
  take: 'Übernehmen',
  taken: 'Übernommen',
  takenText: (count: number, isOpen: boolean): string =>
    isOpen
      ? `${changeCount(count)} gespeichert. Deine Gäste sehen sie schon.`
      : `${changeCount(count)} im Entwurf gespeichert. Gäste sehen sie, sobald Du eröffnest.`,
  waiting: (count: number): string =>
    count === 1
      ? '1 Gericht wartet auf Allergene und ist noch nicht bestellbar.'
      : `${count} Gerichte warten auf Allergene und sind noch nicht bestellbar.`,
  complete: 'Allergene ergänzen',
  undo: 'Alles zurücknehmen',
  undone: 'Zurückgenommen. Die Karte ist wie vorher.',
  history: 'Im Verlauf der Karte kannst Du auch später zum alten Stand zurück.',
} as const;

/** What a column of a table becomes. */
export const COLUMN_NAMES = {
  category: 'Kategorie',
  number: 'Nummer',
  name: 'Name',
  description: 'Beschreibung',
  size: 'Größe',
  crust: 'Teig',
  price: 'Preis in Euro, mit MwSt.',
  priceWebshop: 'Preis für Lieferung und Abholung',
  priceDelivery: 'Preis für Lieferung',
  pricePickup: 'Preis für Abholung',
  priceDineIn: 'Preis am Tisch',
  priceCents: 'Preis in Cent',
  sizePrice: 'Preis dieser Größe',
  unclear: 'bitte wählen',
  traits: 'Merkmale',
  allergens: 'Allergene',
  additives: 'Zusatzstoffe',
  declarations: 'Allergene und Zusatzstoffe',
  isDrink: 'Getränk',
  age: 'Altersgrenze',
  deposit: 'Pfand',
  depositKind: 'Einweg oder Mehrweg',
  content: 'Füllmenge',
  isPrepacked: 'Verpackt',
  producer: 'Hersteller',
  ingredientList: 'Zutatenverzeichnis',
  alcohol: 'Alkohol in % vol.',
  energyKilojoules: 'Brennwert in kJ',
  energyKilocalories: 'Brennwert in kcal',
  fatGrams: 'Fett',
  saturatedFatGrams: 'Gesättigte Fettsäuren',
  carbohydratesGrams: 'Kohlenhydrate',
  sugarGrams: 'Zucker',
  proteinGrams: 'Eiweiß',
  saltGrams: 'Salz',
  origin: 'Herkunft',
  storage: 'Aufbewahrung',
  extras: 'Extras',
  picture: 'Adresse des Bildes',
  none: 'nicht übernehmen',
} as const;

const FIELDS: Readonly<Record<ImportField, string>> = {
  number: 'Nummer',
  subtext: 'Beschreibung',
  category: 'Kategorie',
  tags: 'Merkmale',
  declarations: 'Allergene und Zusatzstoffe',
  deposit: 'Pfand',
  prepacked: 'Angaben zur Packung',
  sizes: 'Größen',
  price: 'Preis',
};

interface Menus {
  readonly before: MenuDocument | null;
  readonly after: MenuDocument | null;
}

/** A change of an import in words: '10 Margherita', 'Preis 26 cm', '8,90 €', '9,30 €'. */
export function describeImportChange(change: ImportChange, { before, after }: Menus) {
  const { field, size } = change;
  const name = [change.after.number, change.after.name].filter(Boolean).join(' ');
  const sizeName = [before, after].flatMap((menu) => menu?.sizes ?? []).find(({ id }) => id === size)?.name;
  return {
    name,
    field: field === null ? 'neu' : [FIELDS[field], sizeName].filter(Boolean).join(' '),
    before: change.before ? describeField(change, change.before, before) : '',
    after: describeField(change, change.after, after),
  };
}

type Dish = ImportChange['after'];

function describeField({ field, size }: ImportChange, dish: Dish, menu: MenuDocument | null): string {
  switch (field) {
    case null:
    case 'sizes':
      return (dish.sizes.length > 0 ? dish.sizes : [null]).map((each) => priceText(dish, each)).join(' · ');
    case 'price':
      return priceText(dish, size);
    case 'category':
      return menu?.categories.find(({ id }) => id === dish.category)?.name ?? '';
    case 'tags':
      return dish.tags.map((tag) => tagName(tag)).join(', ') || '–';
    case 'declarations':
      return declarationsText(dish.declarations);
    case 'deposit':
      return dish.deposit === undefined ? '–' : euro(dish.deposit);
    case 'prepacked':
      return dish.prepacked ? 'vorhanden' : '–';
    case 'number':
    case 'subtext':
      return dish[field] ?? '–';
  }
}

function priceText(dish: Dish, size: ImportChange['size']): string {
  const [price] = DELIVERY_TYPES.flatMap((type) => readImportPrice(dish, size, type) ?? []);
  return price === undefined ? '–' : euro(price);
}

function declarationsText(declarations: Declarations): string {
  if (declarations === null) return 'unbekannt';
  return declarations.map(declarationName).join(', ') || 'keine';
}
