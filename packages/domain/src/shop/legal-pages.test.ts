import { describe, expect, it } from 'vitest';
import { assignLegalRoles, findLegalPage, listLegalGaps, listPlaceholders } from './legal-pages.ts';
import type { LegalRole, StaticPage } from './shop-config.ts';

const page = (id: string, title: string, legalRole?: LegalRole, text = ''): StaticPage => ({
  id,
  name: title,
  title,
  ...(legalRole && { legalRole }),
  text,
});

describe('legal pages (S1 §2, S3 K12)', () => {
  it('are found by role first', () => {
    const pages = [page('alt', 'Allgemeine Bestellbedingungen'), page('agb', 'Unsere Regeln', 'terms')];
    expect(findLegalPage(pages, 'terms')?.id).toBe('agb');
  });

  it.each([
    ['terms', 'Allgemeine Bestellbedingungen'],
    ['terms', 'Bedingungen'],
    ['privacy', 'Datenschutzerklärung'],
    ['imprint', 'Impressum'],
  ] as const)('otherwise by title: %s is %s', (role, title) => {
    expect(findLegalPage([page('x', 'Jobs'), page('y', title)], role)?.id).toBe('y');
  });

  it('ignore the title of a page with another role', () => {
    expect(findLegalPage([page('x', 'Allgemeine Angaben', 'imprint')], 'terms')).toBeNull();
  });

  it('get the role that their title means', () => {
    const pages = assignLegalRoles([page('x', 'Jobs'), page('y', 'Datenschutz'), page('z', 'Regeln', 'terms')]);
    expect(pages.map(({ legalRole }) => legalRole)).toEqual([undefined, 'privacy', 'terms']);
  });
});

describe('what is left to do at legal pages (S3 L1)', () => {
  it('names what is missing and what is unfilled', () => {
    const pages = [
      page('impressum', 'Impressum', 'imprint', 'Vertreten durch: [[Geschäftsführung]]'),
      page('agb', 'AGB', 'terms', 'Alles gesagt.'),
    ];
    expect(listLegalGaps(pages)).toEqual([
      { role: 'imprint', pageId: 'impressum', placeholders: ['Geschäftsführung'] },
      { role: 'privacy', pageId: null, placeholders: [] },
    ]);
  });

  it('names each placeholder once', () => {
    expect(listPlaceholders('[[Firma]], [[ Firma ]], [[Register]], [Link](a), [[]]')).toEqual(['Firma', 'Register']);
  });
});
