import type { MenuDocument } from '@tischlein/domain/menu';
import { LEGAL_ROLES, type ShopConfig, type StaticPage } from '@tischlein/domain/shop';
import { legalText, type LegalFacts, type LegalSeller } from '@tischlein/wording/legal';
import { describeShop, RETENTION } from '../apps/server/src/office/legal-facts.ts';

const DEMO_NOTICE =
  'Dies ist ein Demonstrations-Shop mit erfundenen Angaben. Er verkauft nichts, Bestellungen werden nicht zubereitet.';

/** The legal pages of a demo shop, from the suggested texts and made-up data. */
export function legalPages(config: ShopConfig, menu: MenuDocument, seller: LegalSeller): readonly StaticPage[] {
  const facts: LegalFacts = {
    ...describeShop(config, menu),
    shopName: config.title,
    date: '2026-11-23',
    seller,
    paymentMethods: config.paymentMethods,
    // Paid at practice providers, on this server.
    providers: [],
    geocoder: null,
    mailHost: null,
    hasMaps: false,
    countingHost: null,
    hosting:
      'Der Demonstrations-Shop läuft auf dem Rechner, auf dem er gestartet wurde. Zahlungen werden dort nur geübt.',
    authority: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit, Alt-Moabit 59–61, 10555 Berlin',
    keepDays: RETENTION,
  };
  return LEGAL_ROLES.map((role) => {
    const page = legalText(role, facts);
    return role === 'imprint' ? { ...page, text: `${page.text}\n\n## Hinweis\n\n${DEMO_NOTICE}` } : page;
  });
}
