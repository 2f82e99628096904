import { toCents } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { csvAmount, toCsv } from './csv.ts';

describe('a CSV file', () => {
  it('begins with a byte order mark and separates by semicolons, as German Excel expects', () => {
    expect(
      toCsv([
        ['Gericht', 'Menge'],
        ['Pizza', 3],
      ]),
    ).toBe('\uFEFFGericht;Menge\r\nPizza;3\r\n');
  });

  it.each([
    ['=HYPERLINK("https://x.example")', `"'=HYPERLINK(""https://x.example"")"`],
    ['+49 30 1', "'+49 30 1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
  ])('never holds a formula: %j', (text, field) => {
    expect(toCsv([[text]])).toBe(`\uFEFF${field}\r\n`);
  });

  it.each([
    ['Fisch; Chips', '"Fisch; Chips"'],
    ['12" Pizza', '"12"" Pizza"'],
    ['zwei\nZeilen', '"zwei\nZeilen"'],
  ])('quotes %j', (text, field) => {
    expect(toCsv([[text]])).toBe(`\uFEFF${field}\r\n`);
  });

  it.each([
    [-5, '-0,05'],
    [123_450, '1234,50'],
    [0, '0,00'],
  ])('writes %d cents as %s', (cents, text) => {
    expect(csvAmount(toCents(cents))).toBe(text);
    expect(toCsv([[csvAmount(toCents(cents))]])).toBe(`\uFEFF${text}\r\n`);
  });
});
