/** What the back office says in place of a part, and of a shop beside its name. */
export const OFFICE_PAGES = {
  notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfe das Internet.',
  reload: 'Seite neu laden',
  incomplete: 'Angaben fehlen',
  outdatedTexts: 'Rechtstexte veraltet',
} as const;
