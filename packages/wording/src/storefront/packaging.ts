/** What guests read about reusables unless the shop has words of its own (§§ 60, 61 VerpackDG, S3 L15). */
export const REUSABLE_NOTICES = {
  both: 'Auf Wunsch in Mehrweg oder Deinem eigenen Gefäß, ohne Aufpreis. Wähle es im Warenkorb.',
  ownContainer: 'Bring zur Abholung Dein eigenes Gefäß mit, wir füllen es ohne Aufpreis. Wähle es im Warenkorb.',
} as const;

/** The choice in the cart. */
export const PACKAGING = {
  legend: 'Verpackung',
  usual: 'Wie üblich',
  reusable: (deposit: string): string => (deposit ? `Mehrweg, ${deposit} Pfand je Gefäß` : 'Mehrweg, ohne Pfand'),
  ownContainer: 'Mein eigenes Gefäß, ich bringe es mit',
} as const;
