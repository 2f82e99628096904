/** The installed shop without a connection, and messages about orders. */
export const OFFLINE = {
  /** 'Mittwoch, 18:42' */
  copy: (time: string): string =>
    `Keine Verbindung. Du siehst den Stand von ${time} Uhr; Preise und Zeiten können sich geändert haben.`,
  reload: 'Neu laden',
  title: 'Keine Verbindung',
  text: 'Diese Seite gibt es nur mit Internet. Die Speisekarte und Deine Bestellungen kannst Du auch so ansehen, wenn Du sie schon einmal geöffnet hast.',
  menu: 'Zur Speisekarte',
  news: 'Neues von Deiner Bestellung',
} as const;
