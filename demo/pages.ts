import { LEGAL_ROLES, type StaticPage } from '@tischlein/domain/shop';
import { legalText } from '@tischlein/wording/legal';

const DEMO_NOTICE =
  'Dies ist ein Demonstrations-Shop mit erfundenen Angaben. Er verkauft nichts, Bestellungen werden nicht zubereitet.';

const FACTS = {
  date: '2026-11-23',
  hosting:
    'Der Demonstrations-Shop läuft auf dem Rechner, auf dem er gestartet wurde. Zahlungen werden dort nur geübt.',
  authority: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit, Alt-Moabit 59–61, 10555 Berlin',
} as const;

/** The legal pages of the demo shops: the suggested texts, filled from each shop when they are read. */
export const LEGAL_PAGES: readonly StaticPage[] = LEGAL_ROLES.map((role) => {
  const page = legalText(role, FACTS);
  return role === 'imprint' ? { ...page, text: `${page.text}\n\n## Hinweis\n\n${DEMO_NOTICE}` } : page;
});
