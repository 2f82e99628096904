import type { Unstated } from '@tischlein/domain/menu';
import type { Obstacle } from '@tischlein/domain/selection';
import { listWords } from '../list-words.ts';
import { WORDING } from '../literal-wording.ts';
import { UNSTATED } from '../unstated.ts';

/** Dialogs of a dish and a combo (S1 §2 Customise dish, Customise menu). */
export const DISH = {
  size: 'Größe',
  pleaseWithout: WORDING === 'literal' ? 'Bitte Ohne' : 'Bitte ohne',
  without: 'ohne',
  extras: 'EXTRAS',
  freeExtras: (count: number): string =>
    count === 1 ? '1 Extra ist gratis, das teuerste.' : `${count} Extras sind gratis, die teuersten.`,
  combination: 'Kombination',
  popular: 'Beliebte Kombination',
  individual: 'Individuelle Kombination',
  pleaseChoose: 'Bitte wählen!',
  notInSize: '(In der Größe nicht verfügbar)',
  isSoldOut: (names: readonly string[]): string =>
    `${names.join(', ')} ${names.length === 1 ? 'ist' : 'sind'} heute ausverkauft.`,
  free: 'gratis',
  showMore: 'Mehr anzeigen',
  showLess: 'Weniger anzeigen',
  addExtra: (name: string): string => `${name} hinzufügen`,
  moreExtra: (name: string): string => `${name}: mehr`,
  lessExtra: (name: string): string => `${name}: weniger`,
  later: (when: string): string => `Für später: ${when}`,
  amount: 'Anzahl:',
  typeAmount: (amount: number): string => `Anzahl x${amount}, eintippen`,
  manyTitle: (amount: number): string => `Wirklich ${amount}-mal?`,
  manyText: 'So viele von einem Gericht bestellt kaum jemand auf einmal.',
  manyConfirm: (amount: number): string => `Ja, ${amount}-mal`,
  manyCancel: 'Anzahl ändern',
  more: 'Anzahl: mehr',
  less: 'Anzahl: weniger',
  cancel: 'ABBRECHEN',
  add: 'IN DEN WARENKORB',
  save: 'SPEICHERN',
  ingredients: 'Zutaten',
  contains: (names: readonly string[]): string => `Enthält ${listWords(names)}.`,
  additives: (names: string): string => `Zusatzstoffe: ${names}.`,
  info: 'Alle Allergene und Nährwerte',
  share: 'Teilen',
  linkCopied: 'Link kopiert!',
  limitReached: (limit: number, group: string): string =>
    limit === 1 ? `Bei „${group}“ kannst Du nur eins wählen.` : `Bei „${group}“ kannst Du höchstens ${limit} wählen.`,
  lostExtras: (names: readonly string[]): string => `${names.join(', ')} (In der Größe nicht verfügbar)`,
  gone: (names: readonly string[]): string => `Nicht mehr dabei: ${names.join(', ')}`,
  nowWithout: (names: readonly string[]): string => `Jetzt ohne: ${names.join(', ')}`,
  undo: 'Rückgängig',
} as const;

/** Why the dish or combo of the open dialog cannot be ordered. */
export const OBSTACLES: Readonly<Record<Obstacle, (name: string) => string>> = {
  soldOut: (name) => DISH.isSoldOut([name]),
  declarationsUnknown: (name) =>
    `${name}: ${UNSTATED.declarationsUnknown}. Deshalb nehmen wir dafür noch keine Bestellung an.`,
  particularsMissing: (name) =>
    `${name}: ${UNSTATED.particularsMissing}. Deshalb nehmen wir dafür noch keine Bestellung zur Lieferung oder Abholung an.`,
  gone: (name) => `${name} gibt es nicht mehr.`,
  notForOrderType: (name) => `${name} gibt es für diese Bestellart nicht.`,
  notNow: (name) => `${name} ist gerade nicht erhältlich.`,
};

/** Below a drawn picture: guests have to know that the dish does not look like this (UWG § 5). */
export const DRAWING = 'Das Bild ist eine Zeichnung.';

export const COMBO = {
  steps: 'Schritte',
  back: 'ZURÜCK',
  next: 'WEITER',
  choose: (slot: string): string => `${slot} wählen`,
  unstated: (dish: string, because: Unstated): string => `${dish} – ${UNSTATED[because]}`,
  size: (size: string): string => `Größe: ${size} · im Menü enthalten`,
  included: 'Im Menü enthalten',
  madeOf: (menu: string, extras: string): string => `Menü ${menu} · Extras ${extras}`,
} as const;

/** The dialog 'Informationen über das Gericht' (S1 §2 Dish info). */
export const DISH_INFO = {
  title: 'Informationen über das Gericht',
  asChosen: (choice: string): string => `Wie gewählt: ${choice}`,
  nutrients: 'Nährwerte',
  nutrientsPer: { '100g': 'je 100 g', '100ml': 'je 100 ml', portion: 'je Portion' },
  prepacked: 'Angaben zum verpackten Produkt',
  content: 'Nettofüllmenge',
  strength: 'Alkoholgehalt',
  percentByVolume: (percent: string): string => `${percent} % vol.`,
  ingredientList: 'Zutaten',
  producer: 'Hersteller oder Importeur',
  origin: 'Herkunft',
  storage: 'Aufbewahrung und Verwendung',
  mainIngredients: 'Hauptzutaten',
  alcohol: 'Enthält Alkohol',
  declarations: 'Allergene und Zusatzstoffe',
  none: 'Keine kennzeichnungspflichtigen Allergene und Zusatzstoffe.',
  unknown:
    'Zu diesem Gericht sind Allergene und Zusatzstoffe noch nicht hinterlegt. Deshalb nehmen wir dafür noch keine Bestellung an.',
  components: 'Bestandteile',
  extras: 'Allergene der Extras',
  extraUnknown: 'noch nicht hinterlegt',
  order: 'BESTELLEN',
  ok: 'OK',
  energy: 'Energie',
  fat: 'Fett',
  saturatedFat: 'davon gesättigte Fettsäuren',
  carbohydrates: 'Kohlenhydrate',
  sugar: 'davon Zucker',
  protein: 'Eiweiß',
  salt: 'Salz',
} as const;

/** Alcohol (S1 §2 Age confirmation). */
export const AGE = {
  question: (age: number): string => `Bist Du mindestens ${age}?`,
  text: (name: string): string => `${name} enthält Alkohol. Bei der Übergabe prüfen wir Deinen Ausweis.`,
} as const;
