/** Asking whether visits may be counted, and changing the answer (S3 A5). */
export const CONSENT = {
  link: 'Einwilligung ändern',
  title: 'Einwilligung',
  question: 'Dürfen wir zählen, wie Du unseren Shop nutzt?',
  why: (host: string | null): string =>
    `So merken wir, wo es hakt. Dafür speichern wir eine zufällige Nummer auf Deinem Gerät. ${whoGetsIt(host)}, und bestellen kannst Du so oder so.`,
  more: 'Mehr erfahren',
  refuse: 'Ablehnen',
  agree: 'Zustimmen',
  help: 'Du entscheidest, und Du kannst es jederzeit hier ändern. Der Link steht auf jeder Seite unten.',
  needed: 'Nötig für Bestellungen',
  neededHelp: 'Warenkorb, Adresse, Gutschein, Gruppe und Tisch. Bleibt auf Deinem Gerät.',
  alwaysOn: 'immer an',
  counting: 'Nutzung zählen',
  countingHelp: (restaurant: string, host: string | null): string =>
    host === null
      ? `Seitenaufrufe und Besuche mit einer zufälligen Nummer, 90 Tage. Nur für ${restaurant}, nichts geht an andere.`
      : `Seitenaufrufe und Besuche mit einer zufälligen Nummer. ${restaurant} lässt sie bei ${toHostName(host)} zählen.`,
  save: 'Auswahl speichern',
  undecided: 'Noch keine Entscheidung getroffen? Dann zählen wir nicht.',
  saved: 'Gespeichert',
  savedOn: 'Danke. Wir zählen jetzt mit.',
  savedOff: 'Wir zählen nicht mehr mit. Die Nummer auf Deinem Gerät ist gelöscht.',
  off: 'Hier werden keine Besuche gezählt.',
} as const;

const whoGetsIt = (host: string | null): string =>
  host === null ? 'Es geht nichts an andere' : `Gezählt wird in unserem Auftrag bei ${toHostName(host)}`;

const toHostName = (origin: string): string => origin.replace(/^https?:\/\//, '');
