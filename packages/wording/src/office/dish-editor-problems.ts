import { isNeededAtADistance, type Particular, PARTICULARS } from '@tischlein/domain/menu';
import type { EditorField, EditorProblem } from '@tischlein/domain/menu-editing';
import type { DISH_FORM } from './dish.ts';

export const PARTICULAR_NAMES: Readonly<Record<Particular, string>> = {
  depositKind: 'ob es Einweg oder Mehrweg ist',
  content: 'die Nettofüllmenge',
  producer: 'Hersteller oder Importeur',
  ingredients: 'die Zutatenliste',
  declarations: 'Allergene und Zusatzstoffe',
  nutrition: 'die Nährwerte',
  alcohol: 'der Alkoholgehalt',
  age: 'die Altersgrenze (über 1,2 % vol.)',
};

const PROBLEMS: Readonly<
  Record<Exclude<EditorProblem['code'], `particular.${Particular}`>, (reference: string) => string>
> = {
  nameMissing: () => 'Ohne Namen geht es nicht.',
  priceMissing: () => 'Ohne Preis kann es niemand bestellen.',
  sizeWithoutPrice: (size) => `Die Größe „${size}“ hat keinen Preis.`,
  declarationsUnknown: () => 'Allergene sind unbekannt. Niemand kann es bestellen, bis Du sie angibst.',
  timetableInvalid: () => 'Eine Zeit ist unvollständig oder überschneidet sich mit einer anderen.',
  minAboveLimit: () => '„Mindestens“ ist größer als „Höchstens“.',
  itemsMissing: (group) => `In „${group}“ gibt es noch nichts zu wählen.`,
  slotsMissing: () => 'Ohne Gänge wird das Menü nicht angeboten.',
  savesNothing: () => 'Bei der günstigsten Wahl spart der Gast nichts.',
  duplicateId: (id) => `„${id}“ gibt es zweimal.`,
  categoryUnknown: () => 'Die Kategorie gibt es nicht mehr.',
  sizeUnknown: () => 'Eine Größe gibt es nicht mehr.',
  ingredientUnknown: () => 'Eine Zutat gibt es nicht mehr.',
  dishUnknown: () => 'Ein Gericht gibt es nicht mehr.',
  groupUnknown: () => 'Eine Gruppe gibt es nicht mehr.',
  itemUnknown: () => 'Ein Extra gibt es nicht mehr.',
  comboUnknown: () => 'Ein Menü gibt es nicht mehr.',
  offerUnknown: () => 'Ein Angebot gibt es nicht mehr.',
  slotEmpty: (slot) => `Für den Gang „${slot}“ gibt es kein Gericht. So wird das Menü nicht angeboten.`,
  slotDishUnsuitable: () => 'Ein Gericht passt nicht zur Größe seines Gangs.',
  minimumUnreachable: () => 'Es gibt weniger zu wählen, als „Mindestens“ verlangt.',
  priceSuspicious: () => 'Ein Preis ab 99,99 € macht ein Extra nicht wählbar. Schreib „nicht“, wenn es das nicht gibt.',
};

/** A problem in one sentence. */
export function editorProblem({ code, reference }: EditorProblem): string {
  const particular = PARTICULARS.find((name) => code === `particular.${name}`);
  if (particular) {
    const missing = `Bei verpackter Ware fehlt: ${PARTICULAR_NAMES[particular]}.`;
    return isNeededAtADistance(particular) ? `${missing} So gibt es den Artikel nur am Tisch.` : missing;
  }
  const say = Object.entries(PROBLEMS).find(([name]) => name === code)?.[1];
  return say?.(reference) ?? '';
}

/** The block of the form that a problem leads to. */
export const FIELD_ANCHORS: Readonly<Record<EditorField, keyof typeof DISH_FORM.sections>> = {
  name: 'grundlagen',
  category: 'grundlagen',
  sizes: 'preise',
  prices: 'preise',
  ingredients: 'zutaten',
  groups: 'extras',
  declarations: 'allergene',
  prepacked: 'verkauf',
  timetable: 'wann',
  slots: 'extras',
};
