import { aShop } from '@tischlein/domain/testing';
import { describe, expect, it } from 'vitest';
import { signInMail } from './sign-in-mail.ts';

const SENDER = {
  shop: aShop(),
  company: null,
  logoUrl: null,
  legalPages: [{ title: 'Impressum', url: 'https://tramonto.example/static/impressum' }],
};
const LINK = {
  address: 'https://tramonto.example',
  url: 'https://tramonto.example/static/anmelden#id.secret',
  isNew: false,
  order: null,
};
const ORDER = { number: 4217, placedAt: '15.11.2026, 18:42' };

describe('the mail with a sign-in link', () => {
  it.each([
    ['how long the link lasts (spec 3 A3)', 'Der Link gilt zehn Minuten und nur einmal.'],
    ['the link', LINK.url],
    ['who sends it', 'Lange Straße 1, 10117 Berlin'],
    ['the imprint', 'https://tramonto.example/static/impressum'],
  ])('says %s, as text and as HTML', (_, words) => {
    const mail = signInMail(SENDER, LINK);
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  });

  it.each([
    ['asked for', LINK, 'Dein Link zum Anmelden – Trattoria Roma', 'Mit diesem Link meldest Du Dich'],
    ['a new account', { ...LINK, isNew: true, order: ORDER }, 'Willkommen!', 'Mit der Bestellung 4217 vom 15.11.2026'],
    ['a new account, asked for once more', { ...LINK, isNew: true }, 'Willkommen!', 'noch bestätigt werden muss'],
    ['an account that there was', { ...LINK, order: ORDER }, 'Dein Link zum Anmelden', 'gibt es schon eines'],
  ])('%s', (_, link, subject, words) => {
    const mail = signInMail(SENDER, link);
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(words);
  });

  it('says what happens to an account that is not confirmed', () => {
    expect(signInMail(SENDER, { ...LINK, isNew: true }).text).toContain('löschen wir das Konto nach 30 Tagen');
  });
});
