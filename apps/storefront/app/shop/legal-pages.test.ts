import { describe, expect, it } from 'vitest';
import { legalPage, legalPath } from './legal-pages.ts';

const page = (id: string, title: string, legalRole?: 'privacy' | 'terms' | 'imprint') => ({
  id,
  name: id,
  title,
  ...(legalRole ? { legalRole } : {}),
});

describe('links to legal pages (S1 §2, S3 K12)', () => {
  it('use the role', () => {
    const pages = [page('a', 'Datenschutz alt'), page('b', 'Was wir speichern', 'privacy')];
    expect(legalPath(pages, 'privacy')).toBe('/static/b');
  });

  it.each([
    ['privacy', 'Unsere Datenschutzerklärung'],
    ['terms', 'Allgemeine Bestellbedingungen'],
    ['terms', 'AGB'],
    ['terms', 'Bedingungen'],
    ['imprint', 'Impressum'],
  ] as const)('otherwise use the title: %s is %s', (role, title) => {
    expect(legalPage([page('x', 'Jobs'), page('y', title)], role)?.id).toBe('y');
  });

  it('otherwise link to the start page', () => {
    expect(legalPath([page('x', 'Jobs')], 'terms')).toBe('/');
  });

  it('ignore the title of a page with another role', () => {
    expect(legalPage([page('x', 'Allgemeine Angaben', 'imprint')], 'terms')).toBeNull();
  });
});
