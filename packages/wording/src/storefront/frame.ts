/** Header and footer of every page. */
export const FRAME = {
  skip: 'Zum Inhalt springen',
  openMenu: 'Navigation öffnen',
  signIn: 'Anmelden',
  account: 'Mein Konto',
  restaurant: 'Restaurant',
  orderAtTable: 'Am Tisch bestellen',
  openingTimes: 'Öffnungszeiten',
  directions: 'Anfahrt',
  about: 'Über uns',
  reserve: 'Tisch reservieren',
  recommended: (count: string): string => `${count} Empfehlungen**`,
  news: (title: string): string => `Neu: ${title}`,
  payments: 'Zahlungsmethoden',
  reusable: 'Mehrweg',
  /** 'Liefergebiet: Mitte, Rund um Mitte' */
  deliveryArea: (zones: readonly string[]): string =>
    zones.length <= 3
      ? `Liefergebiet: ${zones.join(', ')}`
      : `Liefergebiet: ${zones.slice(0, 2).join(', ')} und ${zones.length - 2} weitere`,
  /** S1 §2: the splash screen. */
  soonThere: (restaurantName: string): string => `${restaurantName} ist gleich da...`,
  notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfe Deine Internetverbindung.',
  reload: 'Seite neu laden',
  aboutMinutes: (minutes: number): string => `etwa ${minutes} Min.`,
} as const;

/** A sentence whose middle part is a link to the delivery areas; '' if it has none. */
export type PriceNote = readonly [text: string, link: string, rest: string];

/** 'Alle Preise inkl. MwSt., zzgl. Lieferung und Pfand.' (§ 6 (1) PAngV). */
export function priceNote(added: { readonly delivery: boolean; readonly deposit: boolean }): PriceNote {
  const prices = 'Alle Preise inkl. MwSt.';
  if (!added.delivery) return [added.deposit ? `${prices}, zzgl. Pfand.` : prices, '', ''];
  return [`${prices}, zzgl. `, 'Lieferung', added.deposit ? ' und Pfand.' : '.'];
}

/** While the page's scripts or the menu's data are missing. */
export const BOOT = {
  notLoaded: 'Die Seite ist noch nicht vollständig geladen. Lesen kannst Du schon, bestellen noch nicht.',
  reload: 'Neu laden',
  noMenu: 'Die Speisekarte lässt sich gerade nicht laden. Wir versuchen es gleich noch einmal.',
} as const;

/** Apart from the frame, because only pages with late parts load it. */
export const PART_NEEDS_SCRIPTS = 'Dieser Teil der Seite braucht JavaScript. Schalte es bitte ein oder ruf uns an.';
