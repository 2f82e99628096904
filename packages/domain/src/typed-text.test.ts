import { describe, expect, it } from 'vitest';
import { hasWebAddress, isBlank } from './typed-text.ts';

describe('typed text', () => {
  it.each(['', ' \t\r\n', '\u00a0', '\u200b\u200b', '\ufeff', '\u2060\u00ad', '\u3164', '\u2800'])(
    'is blank if it shows nothing: %j',
    (text) => expect(isBlank(text)).toBe(true),
  );

  it.each(['Ö', '.', '\u200bA', '李', '👩‍🍳'])('is not blank if it shows something: %j', (text) =>
    expect(isBlank(text)).toBe(false),
  );

  it.each(['https://evil.example', 'Klick HTTPS://x', 'ftp://x', 'www.gewinn', 'gewinn.com', 'jetzt auf bücher.de'])(
    'has a web address: %s',
    (text) => expect(hasWebAddress(text)).toBe(true),
  );

  it.each(['Petra Müller', 'Dr.Meier', 'J.R. Öz', 'nur das Bier, 0,5 l.', '1x Cola.Danke', "D'Angelo-Schmidt"])(
    'has none: %s',
    (text) => expect(hasWebAddress(text)).toBe(false),
  );

  it('is found or not in a million letters as fast as in ten', () => {
    expect(hasWebAddress('a'.repeat(1_000_000))).toBe(false);
    expect(hasWebAddress(`${'a'.repeat(1_000_000)}.de`)).toBe(true);
  });
});
