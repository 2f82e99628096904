/** One desk for several shops. */
export const SHARED_DESK = {
  title: 'Welche Filialen zeigt dieses Gerät?',
  help: 'Dieses Gerät merkt es sich. Jede Karte nennt ihre Filiale, und jede Antwort geht an die richtige.',
  ownStays: 'Die Filiale dieser Seite ist immer dabei.',
  shops: (count: number): string => (count === 1 ? 'Filialen' : `${count} Filialen`),
  all: 'Alle',
  filter: 'Filiale',
  open: 'Bestellungen aller Filialen',
} as const;

/** A pause of another shop of the desk. */
export const OTHER_PAUSE = {
  title: (name: string, words: string): string => `${name}: ${words}`,
  resume: (name: string): string => `Weiter annehmen in ${name}`,
} as const;

export const newOrdersWord = (count: number): string => (count === 1 ? 'neue Bestellung' : 'neue Bestellungen');
