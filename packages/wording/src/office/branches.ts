import { listWords } from '../list-words.ts';

/** Where a branch does not follow its franchise, and copying from branch to branch. */
export const OWN_VALUES = {
  franchise: 'Kette',
  here: 'hier',
  follow: 'Wieder folgen',
  /** Follows `follow` for those who hear it. */
  followsIn: (what: string): string => ` bei „${what}“`,
  followAll: (count: number): string => (count === 1 ? 'Wieder folgen lassen' : `Alle ${count} wieder folgen lassen`),
  differs: (count: number): string => (count === 1 ? '1 Angabe weicht ab' : `${count} Angaben weichen ab`),
  fields: (names: readonly string[]): string => `${listWords(shortenList(names))}.`,
  alike: 'Folgt der Kette in allem.',
  onlyHere: 'Was Du hier änderst, gilt nur in dieser Filiale. Der Rest folgt weiter der Kette.',
  others: 'Was weicht sonst noch ab?',
  more: (count: number): string => (count === 1 ? 'und 1 weitere Angabe' : `und ${count} weitere Angaben`),
  all: 'Alle ansehen',
  taken: (what: string): string => `${what}: wie die Kette`,
} as const;

/** The list of all differences. */
export const DIFFERENCES = {
  title: 'Unterschiede zur Kette',
  lead: 'Alles andere folgt der Kette. Ändert sich dort ein Preis, ändert er sich auch hier, außer in dieser Liste.',
  noFranchise: 'Dieses Restaurant gehört zu keiner Kette.',
  none: 'Alle folgen der Kette',
  noneHelp: 'Keine Filiale hat eigene Werte. Sobald eine etwas anders macht, steht es hier.',
  nothingFound: 'Nichts gefunden. Ändere die Suche oder den Filter.',
  found: (count: number): string => (count === 1 ? '1 Unterschied' : `${count} Unterschiede`),
  counted: (name: string, count: number): string => `${name} (${count})`,
  branch: 'Filiale',
  kind: 'Art',
  all: 'Alle',
  search: 'Suchen',
  onlyChanged: (count: number): string => `Nur was die Kette inzwischen geändert hat (${count})`,
  what: 'Was',
  franchise: 'Kette',
  here: 'hier',
  since: 'seit',
  unknown: 'länger',
  changedSince: 'bitte prüfen: Kette geändert',
  keep: 'So lassen',
  keepThis: (what: string, branch: string): string => `So lassen: ${what}, ${branch}`,
  followThis: (what: string, branch: string): string => `Wieder folgen bei „${what}“, ${branch}`,
  ask: (what: string, branch: string): string => `${branch}: „${what}“ wieder wie die Kette?`,
  askText: (here: string, franchise: string): string =>
    `Aus „${here}“ wird „${franchise}“. Von da an folgt die Filiale auch hier der Kette.`,
  cancel: 'Abbrechen',
  followed: (what: string, branch: string): string => `${branch} folgt bei „${what}“ wieder der Kette.`,
  kept: (what: string, branch: string): string => `${branch} behält den eigenen Wert bei „${what}“.`,
  more: (count: number): string => `${count} weitere zeigen`,
  copy: 'In Filialen übertragen',
  csv: 'Liste als CSV',
  file: 'unterschiede.csv',
} as const;

/** Copying from branch to branch. */
export const COPY = {
  title: 'In Filialen übertragen',
  lead: 'Was in einer Filiale gut ist, gilt mit wenigen Handgriffen auch in anderen. Vorher siehst Du, was sich dort ändert.',
  notAllowed: 'Übertragen können Inhaber und Regionalleitung, zwischen Filialen einer Kette.',
  from: 'Woher',
  fromLabel: 'Aus welcher Filiale',
  franchise: 'Von der Kette (dann folgen sie wieder)',
  what: 'Was',
  pages: 'Ganze Seiten',
  values: 'Einzelne eigene Werte',
  where: 'Wohin',
  targets: 'In diese Filialen',
  allBranches: 'Alle Filialen',
  noOther: 'Es gibt keine andere Filiale, für die Du zuständig bist.',
  changes: 'Was sich ändert',
  preview: 'Vorher ansehen',
  nothingChosen: 'Wähle oben, was Du übertragen willst.',
  noTarget: 'Wähle oben mindestens eine Filiale.',
  before: 'jetzt',
  after: 'danach',
  changesIn: (name: string): string => `Änderungen in ${name}`,
  alike: 'Dort ist schon alles so.',
  missing: (names: readonly string[]): string =>
    `Das gibt es dort nicht, und es wird nicht übertragen: ${names.join('; ')}.`,
  steps: {
    reading: 'wird verglichen …',
    read: 'noch nicht übertragen',
    copying: 'wird übertragen …',
    copied: 'übertragen',
    alike: 'nichts zu übertragen',
    failed: 'nicht übertragen',
  },
  copyInto: (count: number): string => (count === 1 ? 'In 1 Filiale übertragen' : `In ${count} Filialen übertragen`),
  again: (count: number): string => (count === 1 ? 'Diese Filiale noch einmal' : `Diese ${count} noch einmal`),
  result: (copied: number, failed: number): string =>
    copied + failed === 0
      ? ''
      : failed === 0
        ? `In ${copied === 1 ? '1 Filiale' : `${copied} Filialen`} übertragen.`
        : `In ${copied} übertragen, in ${failed} nicht. Der Grund steht bei der Filiale.`,
} as const;

const MOST_NAMES = 3;

/** 'Beschreibung', 'Preis', '8 weitere' */
const shortenList = (names: readonly string[]): readonly string[] =>
  names.length <= MOST_NAMES ? names : [...names.slice(0, MOST_NAMES - 1), `${names.length - MOST_NAMES + 1} weitere`];
