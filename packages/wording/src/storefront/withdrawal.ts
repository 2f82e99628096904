/** The withdrawal page (§ 356a BGB). */
export const WITHDRAWAL = {
  title: 'Vertrag widerrufen',
  intro:
    'Hier widerrufst Du den Kauf von Artikeln, die Du zurückgeben darfst, zum Beispiel verschlossene Flaschen und Dosen. Du hast dafür vierzehn Tage Zeit ab dem Tag, an dem Du sie bekommst.',
  excluded: 'Frisch zubereitete Speisen sind vom Widerruf ausgenommen (§ 312g Abs. 2 BGB).',
  order: 'Bestellnummer',
  orderHelp: 'Steht in Deiner Bestätigung.',
  name: 'Name',
  nameHelp: 'So, wie Du bestellt hast.',
  email: 'E-Mail',
  emailHelp: 'Dort erreichen wir Dich. Die Eingangsbestätigung geht an die E-Mail-Adresse aus Deiner Bestellung.',
  items: 'Nur diese Artikel',
  optional: 'optional',
  itemsHelp: 'Leer lassen, wenn Du alles zurückgeben willst, was Du zurückgeben darfst.',
  next: 'Weiter',
  check: 'Bitte prüfe Deinen Widerruf',
  confirm: 'Widerruf bestätigen',
  change: 'Angaben ändern',
  done: 'Dein Widerruf ist eingegangen',
  doneAt: (when: string): string => `Eingegangen am ${when}.`,
  mail: 'Eine Bestätigung mit Inhalt, Datum und Uhrzeit geht an die E-Mail-Adresse aus Deiner Bestellung.',
} as const;
