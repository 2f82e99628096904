import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { matchWords } from './match-words.ts';

const NAMES = [
  'Kıymalı Pide',
  'Łosoś po polsku',
  'Smørrebrød',
  'Đorđe',
  'GROẞE PIZZA',
  'Bœuf bourguignon',
  'Coca‑Cola',
  'Käsespätzle',
  'Pizza Margherita',
  'Kalbs\u00adschnitzel',
  'İskender',
  'Þorramatur',
];

const find = (query: string): string[] => {
  const texts = NAMES.map(foldText);
  const words = matchWords(query, texts);
  return NAMES.filter((_, index) => words.every((matches) => matches(texts[index] ?? '')));
};

describe('letters of a search', () => {
  it.each([
    ['kiymali', 'Kıymalı Pide'],
    ['KIYMALI', 'Kıymalı Pide'],
    ['losos', 'Łosoś po polsku'],
    ['smorrebrod', 'Smørrebrød'],
    ['smørrebrød', 'Smørrebrød'],
    ['smoerrebroed', 'Smørrebrød'],
    ['dorde', 'Đorđe'],
    ['grosse', 'GROẞE PIZZA'],
    ['große', 'GROẞE PIZZA'],
    ['boeuf', 'Bœuf bourguignon'],
    ['coca-cola', 'Coca‑Cola'],
    ['kasespatzle', 'Käsespätzle'],
    ['kaesespaetzle', 'Käsespätzle'],
    ['kalbsschnitzel', 'Kalbs\u00adschnitzel'],
    ['iskender', 'İskender'],
    ['thorramatur', 'Þorramatur'],
  ])('%s finds %s', (query, name) => {
    expect(find(query)).toEqual([name]);
  });
});

describe('one typing error in a word of at least five letters', () => {
  it.each([
    ['kiymaly', 'Kıymalı Pide'],
    ['kymali', 'Kıymalı Pide'],
    ['kiyymali', 'Kıymalı Pide'],
    ['ikymali', 'Kıymalı Pide'],
    ['lossos', 'Łosoś po polsku'],
    ['loksos', 'Łosoś po polsku'],
    ['smorebrod', 'Smørrebrød'],
    ['smorrebrot', 'Smørrebrød'],
    ['margerita', 'Pizza Margherita'],
    ['Pizza Magrherita', 'Pizza Margherita'],
    ['schnitzl', 'Kalbs\u00adschnitzel'],
    ['kaesespaetzel', 'Käsespätzle'],
  ])('%s finds %s', (query, name) => {
    expect(find(query)).toEqual([name]);
  });

  it.each(['mrgrita', 'lohs', 'pida', 'sushi', 'smorrrbrrod'])('%s finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('a word that is there is not searched for with errors', () => {
    const texts = ['salat', 'salate', 'salami'];
    const [matches] = matchWords('salat', texts);
    expect(texts.filter((text) => matches?.(text))).toEqual(['salat', 'salate']);
  });
});
