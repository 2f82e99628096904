/** A command that README or manual name, as it is run by a test. */
export interface NamedCommand {
  /** What follows `npm run `; FOLDER is a folder of the test, whose `data` has a shop and an owner. */
  readonly words: string;
  readonly lastLine: RegExp;
  /** Default: 0 only. */
  readonly codes?: readonly number[];
  /** In `npm run test:thorough` only. */
  readonly isLong?: true;
  /** It serves until it is stopped, as soon as it has said its last line. */
  readonly serves?: true;
  readonly settings?: Readonly<Record<string, string>>;
}

const FIGURE = /^(?:ok {2}|FAIL) .+: [\d.]+ /;

/** One row for each use: the command, and the last line that it prints. They run in this order, on the same data. */
export const NAMED_COMMANDS: readonly NamedCommand[] = [
  { words: 'import -- FOLDER/menu.json --shop my-restaurant', lastLine: /^ +\S.+: \/office\/my-restaurant\/eroeffnen/ },
  { words: 'import -- FOLDER/menu.json --shop my-restaurant --dry-run', lastLine: /^Probelauf: nichts geschrieben\.$/ },
  { words: 'import -- --template FOLDER/karte.xlsx', lastLine: /^Vorlage geschrieben: \S+karte\.xlsx$/ },
  { words: 'export -- my-restaurant FOLDER/shop.json', lastLine: /^Geschrieben: \S+shop\.json$/ },
  { words: 'backup -- FOLDER/backup.sqlite', lastLine: /^Gesichert: \S+backup\.sqlite \(\d+ Zeilen\)$/ },
  { words: 'backup -- FOLDER/backup.gz', lastLine: /^Gesichert: \S+backup\.gz \(\d+ Zeilen\)$/ },
  {
    words: 'backup -- --scheduled',
    lastLine: /^Gesichert und zur Probe wiederhergestellt: \S+\.backup\.gz \(\d+ Zeilen\)$/,
  },
  { words: 'backup -- --scheduled --again', lastLine: /^Gesichert und zur Probe wiederhergestellt: \S+\.backup\.gz / },
  { words: 'restore -- FOLDER/backup.gz --replace', lastLine: /^Eingespielt: \d+ Zeilen$/ },
  { words: 'password -- inhaber@tischlein.local', lastLine: /^Neues Passwort: \S{5}-\S{5}-\S{5}-\S{5}$/ },
  // The VAT, or a sentence such as that the shop is closed now.
  { words: 'quote -- FOLDER/cart.json', lastLine: /(?:\d,\d\d\s€|[.!])$/ },
  { words: 'doctor -- --time-server 127.0.0.1:9', lastLine: /^\d+ Fehler, \d+ Warnungen$/, codes: [1] },
  { words: 'move -- FOLDER/moved', lastLine: /^SECRET_KEY_FILE auf jedem Rechner: \S+secret-key$/ },
  { words: 'start', lastLine: /^ +API +\S+\/api\/docs$/, serves: true, settings: { DEMO: 'off' } },
  { words: 'bench -- opening', lastLine: FIGURE, codes: [0, 1], isLong: true },
  {
    words: 'load -- --nodes 2 --rate 20 --seconds 3',
    lastLine: /^ +lost 0, doubled 0, mispriced 0/,
    codes: [0, 1],
    isLong: true,
  },
  {
    words: 'faults -- kills-at-random --count 1 --results FOLDER/results.jsonl',
    lastLine: /^\S*postgres, kills-at-random: 1 from seed 1, 0 violations$/,
    isLong: true,
  },
  { words: 'side-by-side', lastLine: /^ok {3}postgres: \d+ orders at /, isLong: true },
  { words: 'shots -- -g dish', lastLine: /index\.html$/, isLong: true },
  { words: 'dev', lastLine: /^ +API +\S+\/api\/docs$/, serves: true, isLong: true, settings: { DEMO: 'off' } },
  { words: 'demo -- --reset', lastLine: /^Die Demo ist neu angelegt$/, isLong: true },
  {
    words: 'demo -- --franchise 1000',
    lastLine: /^1000 Filialen in Deutschland angelegt: \S+\/f=tramonto$/,
    isLong: true,
  },
];

/** Commands that another file runs, and what it says there. */
export const RUN_ELSEWHERE: Readonly<Record<string, readonly [file: string, says: string]>> = {
  test: ['.ci/run', 'npm test'],
  'test:thorough': ['tools/verdict.test.ts', 'formatVerdict'],
  check: ['tests/rules/locks.test.ts', 'npm run check'],
  build: ['tools/test-steps.ts', "'tools/build.ts'"],
  release: ['tests/api/release.test.ts', "'tools/release.ts'"],
  recount: ['tests/api/restaurant-week.test.ts', "'tools/recount.ts'"],
  changes: ['tests/rules/changes.test.ts', 'drawChanges'],
};
