/** Why a file could not be read. */
export const IMPORT_FILE_PROBLEMS = {
  noJson: 'Die Datei ist kein gültiges JSON.',
  noText:
    'Die Datei ist kein Text in UTF-8, UTF-16 oder Windows-1252. Bitte als Excel (.xlsx) oder CSV (UTF-8) speichern.',
  noWorkbook: 'Die Datei ist keine lesbare Excel-Datei. Bitte als Excel (.xlsx) oder CSV (UTF-8) speichern.',
  otherProgram: 'Dieses Format lesen wir nicht. Bitte als Excel (.xlsx), CSV (UTF-8) oder PDF mit Text speichern.',
  tooLarge: 'Die Datei ist zu groß; erlaubt sind 16 MB.',
  tooExtensive:
    'Die Datei einzulesen braucht zu viel Zeit oder Speicher. Bitte lösche in der Tabelle alles, was weit unter oder rechts neben der Karte steht, oder teile die Datei auf.',
  noColumns:
    'Wir finden keine Spalten für Name und Preis. Bitte schreib „Name“ und „Preis“ darüber, oder nimm die Vorlage.',
  priceColumnsUnclear:
    'Bei diesen Spalten ist nicht klar, welchen Preis Gäste zahlen. Bitte schreib darüber zum Beispiel „Preis“, „Preis klein“, „Preis Lieferung“ oder „Preis Abholung“ (in Euro, mit MwSt.), oder lösche die Spalte. Nichts gespeichert.',
  formatUnknown:
    'In dieser Datei finden wir keine Liste von Gerichten. Bitte nimm einen Export Deiner Kasse oder Deines Shops als CSV, Excel (.xlsx) oder JSON, oder unsere Vorlage.',
  formatBroken: 'Die Datei verletzt Regeln, die auch beim Speichern im Büro gelten.',
  quoteNotClosed: 'In der Tabelle fehlt ein schließendes Anführungszeichen, oder nach ihm geht die Zelle weiter.',
  noPdf: 'Diese PDF-Datei ist beschädigt. Bitte speichere sie neu, oder nimm Excel (.xlsx) oder CSV.',
  pdfLocked: 'Diese PDF-Datei ist mit einem Passwort gesperrt. Bitte speichere sie ohne Passwort.',
  pdfNeedsWizard:
    'Aus einer PDF-Datei lesen wir Zeile für Zeile, und jede ist zu bestätigen. Bitte lies sie im Büro unter „Karte einlesen“ ein.',
  pdfWithoutText:
    'In dieser PDF-Datei stehen nur Bilder, kein Text. Bilder können wir nicht lesen; bitte nimm die Datei, aus der sie entstanden ist, oder trage die Karte in die Vorlage ein.',
  pictureOfMenu:
    'Das ist ein Bild. Text aus Bildern lesen wir nicht, weil dabei Preise und Allergene falsch werden. Bitte nimm eine PDF-Datei mit Text, Excel oder CSV, oder trage die Karte in die Vorlage ein.',
  pageRefused: 'Diese Adresse können wir nicht öffnen. Bitte gib eine öffentliche Adresse mit https:// ein.',
  pageUnreachable: 'Die Seite antwortet nicht. Bitte prüfe die Adresse oder versuche es später noch einmal.',
  pageWithoutMenu:
    'Auf dieser Seite finden wir keine Karte in lesbarer Form (schema.org). Bitte nimm eine Datei, zum Beispiel aus Excel.',
  noDishes: 'Die Datei enthält kein Gericht, das wir übernehmen können. Nichts gespeichert.',
} as const;
