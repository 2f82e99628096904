/** What guests read about reusables unless the shop has words of its own (§§ 33, 34 VerpackG, S3 L15). */
export const REUSABLE_NOTICES = {
  both: 'Auf Wunsch bekommst Du Dein Essen ohne Aufpreis in Mehrweg, gegen Pfand. Bei Abholung füllen wir auch Dein eigenes Gefäß.',
  ownContainer: 'Bring bei Abholung Dein eigenes Gefäß mit: Wir füllen Dein Essen ohne Aufpreis hinein.',
} as const;

/** The choice in the cart. */
export const PACKAGING = {
  legend: 'Verpackung',
  usual: 'Wie üblich',
  reusable: (deposit: string): string => (deposit ? `Mehrweg, ${deposit} Pfand je Gefäß` : 'Mehrweg, ohne Pfand'),
  ownContainer: 'Mein eigenes Gefäß, ich bringe es mit',
} as const;
