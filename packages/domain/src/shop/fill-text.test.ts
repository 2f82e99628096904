import { describe, expect, it } from 'vitest';
import { type Filling, fillText, hasFilling, linkText, listFillingNames } from './fill-text.ts';
import { listOutdatedNames, listQuotes, type TextQuotes } from './text-quotes.ts';

const value = (name: string, text: string): Filling => ({ name, kind: 'value', text, isDistinctive: true });
const passage = (name: string, text: string): Filling => ({ name, kind: 'passage', text });
const OLD: readonly Filling[] = [
  value('Unternehmen', 'Roma GmbH'),
  value('Telefon', '030 1234567'),
  value('Register', 'HRB 12 B'),
  { name: 'Ort', kind: 'value', text: 'Berlin' },
  passage('Zahlungsmethoden', '- Bar\n- PayPal'),
  passage('Jugendschutz', 'Bier geben wir nur ab 16 ab.'),
];
const replace = (...changed: readonly Filling[]) =>
  OLD.map((filling) => changed.find(({ name }) => name === filling.name) ?? filling);

describe('texts with placeholders (S3 L12)', () => {
  it.each([
    ['a value in a sentence', 'Dein Partner ist {{Unternehmen}}.', 'Dein Partner ist Roma GmbH.'],
    ['blanks in the braces', '{{ Telefon }}', '030 1234567'],
    ['a list', 'So:\n\n{{Zahlungsmethoden}}\n\nEnde', 'So:\n\n- Bar\n- PayPal\n\nEnde'],
    ['a name that stands for nothing', '{{Kasse}}', '{{Kasse}}'],
    ['no placeholder: nothing changes, not even blanks', 'a  \n\n\nb ', 'a  \n\n\nb '],
  ])('%s', (_, text, filled) => {
    expect(fillText(text, OLD)).toBe(filled);
  });

  it.each([
    ['a line of which only the label is left', 'A\nRegister: {{Register}}\nB', 'A\nB'],
    ['an empty item of a list', '- A\n- {{Register}}\n- B', '- A\n- B'],
    [
      'a heading with nothing below it',
      '## A\n\nB\n\n## Register\n\n{{Register}}\n\n## C\n\nD',
      '## A\n\nB\n\n## C\n\nD',
    ],
    ['a heading at the end', 'A\n\n## Register\n\n{{Register}}', 'A'],
    ['a sentence in a paragraph', 'Eins. {{Register}} Drei.', 'Eins. Drei.'],
    ['a section that stays before one that goes', '{{Zusatz}}\n\n{{Register}}\n\n## C', '## Z\n\nText\n\n## C'],
    ['but not a heading with other words below it', '## R\n\n{{Register}}\n\nB', '## R\n\nB'],
  ])('what does not apply goes: %s', (_, text, filled) => {
    const fillings = [...replace(value('Register', '')), passage('Zusatz', '## Z\n\nText')];
    expect(fillText(text, fillings)).toBe(filled);
  });

  it('lists names once', () => {
    expect(listFillingNames('{{A}} {{B}} {{A}} [[C]] {D}')).toEqual(['A', 'B']);
  });

  it.each([
    ['whole words only', 'Aroma GmbH', false],
    ['a number that goes on', 'Roma GmbHs', false],
    ['beside punctuation', '„Roma GmbH“, Berlin', true],
  ])('finds a value: %s', (_, text, isFound) => {
    expect(hasFilling(text, value('Unternehmen', 'Roma GmbH'))).toBe(isFound);
  });

  it('links a text to the data that it quotes, if filling gives the same text', () => {
    const text = 'Roma GmbH\n\n- Bar\n- PayPal\n\nTelefon: 030 1234567 ';
    const linked = linkText(text, OLD);
    expect(linked).toBe('{{Unternehmen}}\n\n{{Zahlungsmethoden}}\n\nTelefon: {{Telefon}}');
    expect(fillText(linked ?? '', OLD)).toBe(text.trim());
    expect(linkText('Nichts davon.', OLD)).toBeNull();
  });
});

const HAMBURG: Filling = { name: 'Ort', kind: 'value', text: 'Hamburg' };
const TEMPLATE = OLD.map(({ name }) => name);
const check = (text: string, fillings: readonly Filling[], before: TextQuotes = {}): readonly string[] => {
  const quotes = listQuotes({ text, template: TEMPLATE, fillings: OLD }, before);
  return listOutdatedNames({ text, template: TEMPLATE, fillings }, quotes);
};
const LINKED = TEMPLATE.map((name) => `{{${name}}}`).join('\n\n');
const without = (name: string, words = '') => LINKED.replace(`{{${name}}}`, words);
const NEW_COMPANY = value('Unternehmen', 'Napoli OHG');

describe('a text is outdated as soon as what it says in words of its own differs (S3 L12)', () => {
  it.each([
    ['placeholders follow', LINKED, [NEW_COMPANY], []],
    ['nothing has changed', without('Unternehmen', 'Roma GmbH'), [], []],
    ['a name in words', without('Unternehmen', 'Roma GmbH'), [NEW_COMPANY], ['Unternehmen']],
    ['a name elsewhere, beside its placeholder', `${LINKED}\n\nDie Roma GmbH haftet.`, [NEW_COMPANY], ['Unternehmen']],
    ['a number in another form', without('Telefon', '(030) 123 45 67'), [value('Telefon', '040 1')], ['Telefon']],
    ['a number corrected by hand', without('Telefon', '040 1'), [value('Telefon', '040 1')], []],
    [
      'a longer name that has the old one',
      without('Unternehmen', 'Roma GmbH & Co. KG'),
      [value('Unternehmen', 'Roma GmbH & Co. KG')],
      [],
    ],
    [
      'a method of payment more',
      without('Zahlungsmethoden', '- Bar\n- PayPal'),
      [passage('Zahlungsmethoden', '- Bar')],
      ['Zahlungsmethoden'],
    ],
    [
      'own words for a section that ceases to apply',
      without('Jugendschutz', 'Bier erst ab 16.'),
      [passage('Jugendschutz', '')],
      ['Jugendschutz'],
    ],
    [
      'a town that the text names elsewhere, beside its placeholder',
      `${LINKED}\n\nBerliner Behörde, Berlin`,
      [HAMBURG],
      [],
    ],
    ['a register that comes', without('Register'), [value('Register', 'HRB 99')], ['Register']],
  ])('%s', (_, text, changed, outdated) => {
    expect(check(text, replace(...changed))).toEqual(outdated);
  });

  it('stays outdated when something else in it is saved, until the words are gone', () => {
    const fillings = replace(NEW_COMPANY);
    const old = listQuotes({ text: without('Unternehmen', 'Roma GmbH'), template: TEMPLATE, fillings: OLD }, {});
    const save = (text: string) => {
      const quotes = listQuotes({ text, template: TEMPLATE, fillings }, old);
      return listOutdatedNames({ text, template: TEMPLATE, fillings }, quotes);
    };
    expect(save(`${without('Unternehmen', 'Roma GmbH')} Neu.`)).toEqual(['Unternehmen']);
    expect(save(`${without('Unternehmen', 'Napoli OHG')} früher Roma GmbH`)).toEqual(['Unternehmen']);
    expect(save(without('Unternehmen', 'Napoli OHG'))).toEqual([]);
    expect(save(LINKED)).toEqual([]);
  });

  it('a page without a template is outdated if it names the company', () => {
    const quotes = listQuotes({ text: 'Wir sind die Roma GmbH.', template: [], fillings: OLD }, {});
    const text = 'Wir sind die Roma GmbH.';
    expect(listOutdatedNames({ text, template: [], fillings: replace(NEW_COMPANY) }, quotes)).toEqual(['Unternehmen']);
    expect(listOutdatedNames({ text: 'Catering', template: [], fillings: replace(NEW_COMPANY) }, {})).toEqual([]);
  });
});
