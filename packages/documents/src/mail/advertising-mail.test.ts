import { aShop } from '@tischlein/domain/testing';
import { describe, expect, it } from 'vitest';
import { advertisingAskedMail } from './advertising-mail.ts';

const ORDER = {
  shop: aShop(),
  company: null,
  logoUrl: null,
  number: 4217,
  placedAt: '15.11.2026, 18:42',
  legalPages: [{ title: 'Impressum', url: 'https://tramonto.example/static/impressum' }],
};
const URL = 'https://tramonto.example/static/werbung-bestaetigen#id.secret';

describe('the mail that asks to confirm advertising', () => {
  const mail = advertisingAskedMail(ORDER, { version: 1, url: URL, asksForRatings: true });

  it.each([
    ['the text at the box', '„Schick mir Angebote und Gutscheine von Trattoria Roma per E-Mail.“'],
    ['what else counts as advertising', 'wie es geschmeckt hat'],
    ['with which order', 'Bei der Bestellung 4217 vom 15.11.2026, 18:42 Uhr'],
    ['where to confirm', URL],
    ['what happens without', 'Ohne Bestätigung schicken wir Dir keine Werbung'],
    ['who sends it', 'Lange Straße 1, 10117 Berlin'],
    ['the imprint', 'https://tramonto.example/static/impressum'],
  ])('says %s, as text and as HTML', (_, words) => {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  });

  it('says in its subject what it asks, and contains no advertising itself (§ 7 UWG)', () => {
    const unquoted = mail.text.replace(/„[^“]*“/, '');
    expect(unquoted).not.toMatch(/€|Rabatt|Angebot|Gutschein|Speisekarte/i);
    expect(mail.subject).toBe('Möchtest Du Angebote von Trattoria Roma bekommen? Bitte bestätigen');
  });

  it('quotes no text if it is not known which one was agreed to', () => {
    expect(advertisingAskedMail(ORDER, { version: null, url: URL, asksForRatings: false }).text).toContain(
      'angekreuzt, dass Du Werbung per E-Mail bekommen möchtest.',
    );
  });
});
