/** Words around every page of the shop. */
export const FRAME = {
  skip: 'Zum Inhalt springen',
  openMenu: 'Menü öffnen',
  menuTitle: 'Menü',
  back: 'Zurück zur Karte',
  restaurant: 'Restaurant',
  menu: 'Speisekarte',
  openingTimes: 'Öffnungszeiten',
  directions: 'Anfahrt',
  about: 'Über uns',
  footnote: '* Ab dem genannten Wert der Speisen und Getränke, ohne Pfand.',
  loading: 'Ladeanzeige',
  notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfe Dein Internet.',
  reload: 'Seite neu laden',
  aboutMinutes: (minutes: number): string => `ca. ${minutes} Min.`,
} as const;

export const DIALOG = { close: 'Dialog schliessen', cancel: 'Abbrechen', ok: 'OK' } as const;

/** Words that only screen readers say beside a price. */
export const PRICE = { now: 'jetzt', before: 'statt', from: 'ab' } as const;
