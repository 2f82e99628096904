/** Usage of the commands, without the command's own name. */
export const COMMAND_USAGE = {
  import: [
    'npm run import -- DATEI [--shop KURZNAME] [--dry-run] [--replace] [--open] [--report DATEI]',
    'npm run import -- --template DATEI',
    '',
    'Liest eine Speisekarte oder einen ganzen Shop: eigener Export, Bistro-Karte, Exporte anderer Kassen und Shops, CSV, Excel (.xlsx), JSON oder eine gespeicherte Webseite.',
    '  --shop KURZNAME  in diesen Shop; fehlt er, wird er angelegt. Ohne Angabe: der Kurzname in der Datei',
    '  --dry-run        zeigt nur, was ankäme, und schreibt nichts',
    '  --replace        auch wenn Gerichte, Angebote, Menüs, Bilder oder Gutscheine verloren gehen',
    '  --open           eröffnet den Shop, wenn nichts mehr fehlt; sonst Rückgabewert 1 mit der Liste',
    '  --report DATEI   schreibt den vollständigen Bericht in diese Datei',
    '  --template DATEI schreibt eine Vorlage mit Beispielen und Erklärungen (.xlsx oder .csv), ohne Namen: karte.xlsx',
  ],
  export: [
    'npm run export -- KURZNAME DATEI',
    '',
    'Schreibt einen ganzen Shop mit seinen Bildern als JSON; der Import daraus gibt denselben Shop.',
  ],
  backup: [
    'npm run backup -- DATEI',
    'npm run backup -- --scheduled [--again]',
    '',
    'Schreibt Datenbank und Bilder in eine Datei, auch während der Shop läuft; endet ihr Name auf .gz, komprimiert. Den SECRET_KEY (data/secret-key) bitte getrennt aufheben.',
    '  --scheduled  die Sicherung von heute in BACKUP_DIR, mit Probe-Wiederherstellung; ältere nach BACKUP_KEEP werden gelöscht',
    '  --again      macht sie noch einmal, auch wenn es die von heute schon gibt',
  ],
  move: [
    'npm run move -- ZIEL',
    '',
    'Zieht mit allen Zeilen in eine leere Datenbank um: postgres://Benutzer:Passwort@Rechner/Datenbank, oder ein Ordner für SQLite.',
    'Die jetzige Datenbank bleibt, wie sie ist. Den Shop vorher anhalten.',
  ],
  restore: [
    'npm run restore -- DATEI [--replace]',
    '',
    'Spielt eine Sicherung ein, auch in die jeweils andere Datenbank.',
    '  --replace  ersetzt, was die Datenbank schon enthält',
  ],
  doctor: [
    'npm run doctor -- [--json] [--time-server RECHNER] [--dkim-selector NAME]',
    '',
    'Prüft eine laufende Installation: Uhr, Platz, Datenbank, E-Mail, Zahlungen, Sicherungen, Zertifikat und mehr, und sagt, was zu tun ist.',
    '  --json                die Ergebnisse für Programme',
    '  --time-server RECHNER vergleicht die Uhr mit diesem Zeitserver statt mit ptbtime1.ptb.de',
    '  --dkim-selector NAME  sucht den DKIM-Schlüssel unter diesem Namen',
    'Rückgabewert 1, wenn etwas Bestellungen oder Geld gefährdet.',
  ],
  quote: [
    'npm run quote -- DATEI [--shop KURZNAME]',
    '',
    'Druckt den Kassenzettel eines Warenkorbs mit jedem Rabatt und jedem Rechenschritt. Die Datei ist der Körper von POST …/quote als JSON.',
    '  --shop KURZNAME  für diesen Shop; nötig, wenn es mehrere gibt',
  ],
  password: [
    'npm run password -- E-MAIL',
    '',
    'Gibt einem Konto im Büro ein neues Passwort, zeigt es einmal und meldet das Konto überall ab. Auch während der Shop läuft.',
  ],
  recount: [
    'npm run recount -- ARCHIV.zip',
    '',
    'Rechnet das Belegarchiv eines Monats nach, ohne Programmteile des Shops: Prüfsummen, Belege, einzelne Umsätze, Tagesübersichten, DATEV und XRechnungen.',
    'Rückgabewert 0: alles stimmt auf den Cent. 1: es gibt Unterschiede, sie werden gezeigt.',
  ],
  demo: [
    'npm run demo -- --reset',
    'npm run demo -- --franchise ANZAHL',
    '',
    '  --reset             legt die Demo-Shops neu an. Ihre Bestellungen und Änderungen gehen dabei verloren, andere Shops bleiben',
    '  --franchise ANZAHL  ergänzt die Trattoria Tramonto um Filialen in ganz Deutschland, bis es so viele sind, um große Franchises auszuprobieren; fehlt die Demo, wird sie angelegt',
  ],
} as const satisfies Record<string, readonly string[]>;

export const COMMAND_SENTENCES = {
  fileUnreadable: 'Diese Datei lässt sich nicht lesen',
  fileUnwritable: 'Diese Datei lässt sich nicht schreiben',
  slugMissing: 'Die Datei nennt keinen Shop. Bitte mit --shop KURZNAME sagen, in welchen sie soll.',
  shopMissing: 'Bitte mit --shop KURZNAME sagen, für welchen Shop',
  shopUnknown: 'Diesen Shop gibt es nicht',
  shopsThatExist: 'Es gibt',
  pageReserved:
    'Eine Seite hat eine Adresse, die dem Shop selbst gehört: vertrag-widerrufen, werbung-bestaetigen oder anmelden.',
  slugReserved: 'Diesen Kurznamen braucht der Server selbst. Bitte einen anderen nehmen.',
  domainRefused:
    'Unter dieser Domain erreichen Gäste den Shop nicht. Nötig ist ein Name wie bestellen.mein-restaurant.de, ohne IP-Adresse und ohne Port.',
  slugTaken: 'Diesen Kurznamen oder diese Domain hat schon ein anderer Shop.',
  opened: 'Der Shop ist eröffnet.',
  readyToOpen: 'Der Shop ist ein Entwurf, und nichts fehlt mehr. Mit --open wird er eröffnet.',
  shopChanged:
    'Nichts gespeichert: Der Shop wurde geändert, während die Datei geprüft wurde. Bitte den Import noch einmal starten.',
  nothingWritten: 'Probelauf: nichts geschrieben.',
  lossNeedsConsent:
    'Nichts gespeichert: Gegenüber der jetzigen Karte ginge etwas verloren, siehe oben. Mit --replace wird trotzdem gespeichert.',
  templateWritten: 'Vorlage geschrieben',
  imported: 'Gespeichert unter dem Kurznamen',
  exported: 'Geschrieben',
  backedUp: 'Gesichert',
  importedBy: 'Import auf dem Server',
  backupFolderMissing: 'Bitte mit BACKUP_DIR sagen, in welchen Ordner gesichert werden soll.',
  restored: 'Eingespielt',
  moved: 'Umgezogen',
  moveNext: 'Jetzt mit dieser Einstellung starten',
  moveKey: 'SECRET_KEY_FILE auf jedem Rechner',
  targetNotEmpty: 'Nichts umgezogen: Die neue Datenbank ist nicht leer.',
  targetIsSource: 'Nichts umgezogen: Das ist die jetzige Datenbank.',
  targetMalformed: 'Bitte als Ziel postgres://Benutzer:Passwort@Rechner/Datenbank oder einen Ordner angeben.',
  stopFirst: 'Nichts umgezogen: Der Shop läuft noch. Bitte erst anhalten, damit keine Bestellung verloren geht.',
  changedMeanwhile:
    'Der Umzug gilt nicht: Während des Umzugs wurde die alte Datenbank noch beschrieben. Bitte alle Prozesse anhalten, die neue Datenbank leeren und noch einmal umziehen. Betroffen',
  rows: 'Zeilen',
  shopsUnreadable: 'Nichts eingespielt: Diese Shops der Sicherung sind nicht lesbar',
  noBackup: 'Das ist keine Sicherung dieses Programms, oder sie ist beschädigt.',
  notEmpty: 'Die Datenbank ist nicht leer. Mit --replace wird ersetzt, was darin steht.',
  cartUnreadable: 'Das ist kein Warenkorb, wie ihn POST …/quote nimmt',
  databaseAway: 'Die Datenbank ist gerade nicht erreichbar.',
  diskFull: 'Der Datenträger ist voll oder gestört. Bitte Platz schaffen und es noch einmal versuchen.',
  databaseUserRefused:
    'Die Datenbank lehnt Benutzer oder Passwort ab. Bitte beide in der Adresse der Datenbank prüfen: DATABASE_URL und, falls gesetzt, DATABASE_DIRECT_URL.',
  databaseNameUnknown:
    'Auf dem Datenbank-Server gibt es keine Datenbank mit diesem Namen. Bitte den Namen in der Adresse der Datenbank prüfen (DATABASE_URL und, falls gesetzt, DATABASE_DIRECT_URL), oder sie anlegen: CREATE DATABASE …',
  databaseRightsMissing:
    'Dem Benutzer fehlen Rechte in der Datenbank. Bitte ihn zum Eigentümer der Datenbank und ihrer Tabellen machen: ALTER DATABASE … OWNER TO …',
  databasePoolerUnnamed:
    'DATABASE_URL führt zu einem Pooler wie PgBouncer, der keine Zeitgrenzen annimmt. Bitte mit DATABASE_DIRECT_URL die Adresse der Datenbank selbst angeben und die Zeitgrenzen dem Benutzer geben: docs/operations.md, „Behind a pooler“.',
  databaseDamaged:
    'Die Datenbank ist beschädigt und bleibt unverändert. Bitte tischlein.sqlite beiseitelegen und eine Sicherung einspielen: npm run restore -- DATEI',
  databaseNew:
    'Die Datenbank gehört zu einer neueren Version. Bitte die neuere Version starten oder die Sicherung von vor dem Update einspielen.',
  databaseTooOld:
    'Die Daten sind von einer Version vor dem 28. November 2026, und diese Version kann sie nicht aktualisieren. Bitte zuerst mit Commit 57abfd79 starten, dann mit dieser Version: docs/operations/updates.md, „Old databases“.',
  databaseMissing:
    'Die Datenbank fehlt oder ist leer, obwohl hier schon ein Shop lief. Bitte eine Sicherung einspielen: npm run restore -- DATEI',
  secretKeyMissing: 'Mit DATABASE_URL ist SECRET_KEY oder SECRET_KEY_FILE nötig, auf jedem Rechner derselbe Schlüssel.',
  secretKeyOther:
    'SECRET_KEY passt nicht zu dieser Datenbank. Bitte den Schlüssel einsetzen, mit dem sie bisher lief: den der anderen Rechner oder die aufgehobene Datei secret-key. Ist er verloren, bitte alle Rechner anhalten, sichern (npm run backup -- DATEI) und die Sicherung wieder einspielen (npm run restore -- DATEI --replace); danach gilt der neue Schlüssel. Neu einzutragen sind dann die Zugangsdaten der Zahlungsanbieter, die Geheimnisse der Webhooks, die Angaben der Seite „Installation“ (Mailserver, Karten, Adressen finden, öffentliche Adresse) und die Authenticator-Apps des Teams, das sich bis dahin mit einem Ersatzcode anmeldet.',
  notBackedUp: 'Nichts gesichert, der Datenträger ist voll oder gestört',
  staffUnknown: 'Dieses Konto gibt es nicht',
  passwordReset: 'Neues Passwort',
  resetMissing: 'Bitte mit --reset bestätigen, dass die Demo-Shops neu angelegt werden sollen.',
  demoReset: 'Die Demo ist neu angelegt',
  amountMalformed: 'Bitte mit --franchise sagen, wie viele Filialen es werden sollen, etwa --franchise 1000.',
} as const;

/** What the demo's command has added. */
export const describeBranches = (added: number, address: string): string =>
  `${added === 1 ? '1 Filiale' : `${added} Filialen`} in Deutschland angelegt: ${address}`;

/** Texts name commands as they are called in a clone; a release has no npm. */
export const nameCommands = (text: string, isRelease: boolean): string =>
  isRelease ? text.replaceAll(/npm run ([a-z]+)(?: --)?/g, 'tischlein $1') : text;

/** Usage of the start script of a release. */
export const RELEASE_USAGE = [
  'tischlein BEFEHL [ANGABEN]',
  '',
  '  start      startet den Shop; die Einstellungen stehen in der Umgebung oder in /etc/tischlein/settings.env',
  '  import     liest eine Speisekarte oder einen ganzen Shop',
  '  export     schreibt einen ganzen Shop als JSON',
  '  backup     sichert Datenbank und Bilder in eine Datei',
  '  move       zieht in eine andere Datenbank um',
  '  restore    spielt eine Sicherung ein',
  '  doctor     prüft die laufende Installation und sagt, was zu tun ist',
  '  password   gibt einem Konto im Büro ein neues Passwort',
  '  quote      druckt den Kassenzettel eines Warenkorbs',
  '  demo       legt die Demo-Shops neu an',
  '',
  'tischlein BEFEHL --help erklärt einen Befehl, tischlein --version nennt Tag und Commit dieser Version.',
] as const;

/** Names of the calculation steps (S3 §2), in their order. */
export const PRICE_STEP_NAMES = {
  G: 'Listenpreis',
  S0: 'nach Gerichtsrabatten',
  T: 'Ersparnis Kauf X, zahl Y',
  S1: 'Zwischensumme',
  C: 'Warenkorbrabatt',
  S2: 'nach Warenkorbrabatt',
  K: 'Gutschein',
  D: 'Pfand',
  L: 'Liefergebühr',
  TOTAL: 'Gesamt',
} as const;

export const TILL_SLIP = {
  freeItem: 'gratis',
  deposit: 'zzgl. Pfand',
  without: 'ohne',
  adjustments: 'Rabatte',
  steps: 'Rechenweg',
  vat: 'darin MwSt.',
  hints: 'Hinweise',
  minimumMissing: 'Bis zum Mindestbestellwert fehlen',
  problems: 'Nicht übernommen',
} as const;

/** What the recount of an archive prints. */
export const RECOUNT = {
  unreadable: 'Das ist kein Belegarchiv',
  right: 'stimmt ',
  wrong: 'FALSCH ',
  parts: {
    hashes: 'Prüfsummen der Dateien',
    receipts: 'Belege gegen einzelne Umsätze',
    overviews: 'Tagesübersichten gegen einzelne Umsätze',
    datev: 'DATEV-Buchungen gegen einzelne Umsätze',
    invoices: 'XRechnungen gegen Belege',
  },
  compared: (count: number): string => `${count} verglichen`,
  sums: ({ takings, tips }: { readonly takings: string; readonly tips: string }): string =>
    `Umsatz ${takings} €, dazu Trinkgeld ${tips} €`,
} as const;
