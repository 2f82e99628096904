/** Guests see, take along and delete their stored data. */
export const OWN_DATA = {
  title: 'Meine Daten',
  intro:
    'Hier siehst Du, was wir über Dich gespeichert haben. Du kannst es herunterladen oder löschen. Wir schicken Dir dafür einen Link.',
  email: 'E-Mail',
  request: 'Link schicken',
  sent: 'Schau in Dein Postfach',
  sentText:
    'Wenn zu dieser Adresse etwas gespeichert ist, bekommst Du gleich eine E-Mail mit einem Link. Er gilt eine Stunde.',
  loading: 'Deine Daten werden geladen …',
  stored: (email: string): string => `Das ist zu ${email} gespeichert:`,
  nothing: 'Zu Deiner Adresse ist nichts gespeichert.',
  json: 'Als maschinenlesbare Datei (JSON)',
  html: 'Als Datei zum Lesen (HTML)',
  erase: 'Meine Daten löschen',
  eraseTitle: 'Deine Daten löschen?',
  eraseTexts: [
    'Dein Konto, Deine Adressen, Einwilligungen, Reservierungen, Bewerbungen und Texte sind dann weg. Das lässt sich nicht zurücknehmen.',
    'Belege müssen wir so lange aufbewahren, wie das Gesetz es verlangt.',
  ],
  keep: 'Behalten',
  kept: 'Bleibt',
  cannotErase: 'Löschen geht noch nicht:',
  erased: 'Deine Daten sind gelöscht.',
  erasedKept: 'Das müssen wir noch aufbewahren:',
  again: 'Neuen Link anfordern',
  fileName: 'meine-daten',
  link: 'Meine Daten ansehen oder löschen',
} as const;
