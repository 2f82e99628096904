/** The menu of pages, and the way back from each. */
export const SITE_MENU = {
  title: 'Navigation',
  dishes: 'Speisekarte',
  back: 'Zurück zur Karte',
} as const;
