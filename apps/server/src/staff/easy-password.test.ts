import { describe, expect, it } from 'vitest';
import { isEasyPassword } from './easy-password.ts';

const EMAIL = 'Anna.Chefin@trattoria-roma.de';

describe('a password', () => {
  it.each([
    ['one character', 'aaaaaaaaaaaa'],
    ['few characters', 'abababababab'],
    ['a repetition', 'Wolke7Wolke7'],
    ['a repetition with a rest', 'kaskaskaskaska'],
    ['the number row', '123456789012'],
    ['digits only', '240119850815'],
    ['the alphabet', 'abcdefghijkl'],
    ['backwards', '0987654321098'],
    ['a keyboard', 'qwertzuiop12'],
    ['several rows of the keyboard', 'asdfghjkqwertz'],
    ['a common word with digits', 'Passwort1234'],
    ['common words', 'HalloPasswort!'],
    ['signs for letters', 'P4ssw0rt2026'],
    ['a season and a year', 'Sommer202620'],
    ['the own address', 'anna-chefin-2026'],
    ['the whole own address', 'anna.chefin@trattoria-roma.de'],
    ['the whole own address, as it is typed', 'Anna.Chefin@Trattoria-Roma.DE'],
    ['the whole own address with a year', 'anna.chefin@trattoria-roma.de2026'],
    ['the own address with signs for letters', 'anna.chef1n@trattoria-roma.de'],
    ['the own name, at a common word', 'anna.chefin@passwort'],
    ['the own domain', 'trattoria.roma1'],
  ])('is easy to guess: %s', (_, password) => {
    expect(isEasyPassword(password, EMAIL)).toBe(true);
  });

  it.each([
    'ein langes neues Wort',
    'k7mwp-x3zqh-9fvtn-2bcdr',
    'Kartoffel-Zebra-Wolke',
    'Sommerregen auf Beton',
    'nur zum Testen',
  ])('may be %s', (password) => {
    expect(isEasyPassword(password, EMAIL)).toBe(false);
  });
});
