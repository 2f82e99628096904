/** A module of its own, so that it is no part of the first load. */
export const MENU_SEARCH = { suggestions: 'Vorschläge für die Suche' } as const;
