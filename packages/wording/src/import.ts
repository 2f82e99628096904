/** One sentence per import note. */
export const IMPORT_NOTE_SENTENCES = {
  allergensUnknown: 'Allergene sind nicht angegeben und gelten als unbekannt',
  declarationUnknown: 'Diese Kennzeichnung kennen wir nicht',
  declarationMisspelled: 'Falsch geschriebene Kennzeichnung wurde richtig zugeordnet',
  traitUnknown: 'Für dieses Merkmal gibt es kein Gegenstück',
  spicinessLevel: 'Der Schärfegrad wurde zu „scharf“',
  numberInName: 'Die Nummer stand im Namen und ist jetzt die Gerichtsnummer',
  contentInName: 'Die Füllmenge stand im Namen und ist jetzt eine Größe, der Grundpreis rechnet sich selbst',
  priceZero: 'Der Preis ist 0 €',
  pricesForEveryOrderType: 'Die Preise gelten für Lieferung, Abholung und am Tisch',
  zoneFeeAssumed: 'Eine Liefergebühr ist nicht angegeben, sie ist 0 €',
  fieldWithoutPlace: 'Für diese Angabe gibt es keinen Platz',
  referenceUnknown: 'Verweis auf etwas, das es nicht gibt',
  ageAssumed: 'Alkohol: Mindestalter angenommen, bitte prüfen',
  currency: 'Beträge einer anderen Währung gelten als Euro',
  taxIgnored: 'Steuersatz nicht übernommen, es gelten die deutschen Sätze',
  priceMissing: 'Ohne Preis, nicht übernommen',
  rowUnreadable: 'Zeile nicht lesbar',
  categoryMissing: 'Ohne Kategorie',
  menuProblem: 'Passt nicht zur restlichen Karte',
} as const;

export const IMPORT_KIND_TITLES = {
  lost: 'Nicht übernommen:',
  changed: 'Anders übernommen:',
  assumed: 'Angenommen, bitte prüfen:',
} as const;

/** Why a file could not be read. */
export const IMPORT_FILE_PROBLEMS = {
  noJson: 'Die Datei ist kein gültiges JSON.',
  formatUnknown: 'Dieses Format kennen wir nicht. Wir lesen eigene Exporte, die Bistro-Karte, Square-Kataloge und CSV.',
  formatBroken: 'Die Datei weicht von ihrem Format ab.',
  quoteNotClosed: 'In der Tabelle fehlt ein schließendes Anführungszeichen.',
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
} as const;

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
  ];
  const parts = entries.filter((entry) => counts[entry] > 0).map((entry) => `${counts[entry]} ${COUNTED[entry]}`);
  return `Übernommen: ${parts.join(', ') || 'nichts'}`;
}
