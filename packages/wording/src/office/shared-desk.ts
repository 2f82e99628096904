/** One desk for several shops. */
export const SHARED_DESK = {
  title: 'Welche Filialen zeigt dieses Gerät?',
  help: 'Dieses Gerät merkt es sich. Auf jeder Bestellung steht ihre Filiale, und jede Antwort geht an die richtige.',
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

/** Pausing several shops of a desk at once. */
export const SHOPS_PAUSE = {
  where: 'Wo wir pausieren',
  none: 'Bitte wähle mindestens eine Filiale.',
  problem: (name: string, message: string): string => `${name}: ${message}`,
  kept: (running: string): string => `${running}. Das bleibt so. Für eine andere Pause nimm dort zuerst wieder an.`,
  stillTicked: 'Angekreuzt ist jetzt nur noch, wo es nicht geklappt hat.',
} as const;

export const newOrdersWord = (count: number): string => (count === 1 ? 'neue Bestellung' : 'neue Bestellungen');
