import { ALLERGENS, type Allergen, type Declaration } from '@tischlein/domain/menu';
import { describe, expect, it } from 'vitest';
import { ALLERGEN_WORDS } from './declaration-words.ts';
import { listPhrases } from './fold-words.ts';
import { readDeclarations } from './read-declarations.ts';
import { readLegend, splitLegend } from './read-legend.ts';

const NO_LEGEND = new Map();
const withoutDots = (word: string): string => word.normalize('NFD').replaceAll('\u0308', '');
const spelledOut = (word: string): string =>
  word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');

/** Spellings, separators and sentences around a word. */
const SENTENCES: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => ` ${word}. `,
  (word) => `(${word})`,
  (word) => word.normalize('NFD'),
  spelledOut,
  withoutDots,
  (word) => `Enthält: ${word}`,
  (word) => `enthält ${word} und Senf`,
  (word) => `Contains ${word}, mustard`,
  (word) => `Senf, ${word}`,
  (word) => `Senf;${word}`,
  (word) => `Senf/${word}`,
  (word) => `Senf | ${word}`,
  (word) => `Senf\n${word}`,
  (word) => `Senf + ${word}`,
  (word) => `Senf & ${word}`,
  (word) => `Allergene: ${word}`,
  (word) => `Kann Spuren von ${word} enthalten`,
  (word) => `may contain traces of ${word}`,
  (word) => `${word} und daraus gewonnene Erzeugnisse`,
  (word) => `${word} sowie daraus hergestellte Produkte`,
  (word) => `laktosefrei, ${word}`,
  (word) => `${word}, zuckerfrei`,
];

describe('words for allergens', () => {
  it.each(ALLERGENS)('%s, in every spelling, separator and sentence', (allergen) => {
    expect(SENTENCES.length).toBeGreaterThanOrEqual(20);
    const missed = listPhrases(ALLERGEN_WORDS[allergen]).flatMap((word) =>
      SENTENCES.map((write) => write(word)).filter((text) => {
        const { declared, unknown, codes } = readDeclarations(text, NO_LEGEND);
        return !declared.includes(allergen) || unknown.length > 0 || codes.length > 0;
      }),
    );
    expect(missed).toEqual([]);
  });

  it.each<[Allergen, string]>([
    ['gluten', 'Gluten; glutenhaltiges Getreide; Getreide; Klebereiweiß; cereals containing gluten'],
    ['wheat', 'Hartweizen; Weizenmehl; Grieß; Couscous; Bulgur; Seitan; Emmer; Einkorn; durum; semolina'],
    ['barley', 'Gerste; Gerstenmalz; Malz; Graupen; barley'],
    ['spelt', 'Dinkel; Grünkern; green spelt'],
    ['khorasan', 'Kamut; Khorasan-Weizen'],
    ['crustaceans', 'Krebstiere; Krustentiere; Garnelen; Shrimps; Scampi; Krabben; Hummer; Languste; prawns'],
    ['egg', 'Ei; Eier; Eigelb; Eiklar; Vollei; Hühnerei; eggs'],
    ['fish', 'Fische; Lachs; Thunfisch; Sardellen; Anchovis; Kabeljau; Seelachs; Fischsauce'],
    ['peanut', 'Erdnuss; Erdnüsse; Erdnüße; Erdnussöl; groundnut'],
    ['soy', 'Sojabohnen; Sojasauce; Tofu; Edamame; Miso; Lecithin (Soja); soya; soybean'],
    ['milk', 'Kuhmilch; Laktose; Milchzucker; Milcherzeugnisse; Molke; Sahne; Käse; Quark; whey; dairy'],
    ['nuts', 'Schalenfrüchte; Nüsse; tree nuts'],
    ['walnut', 'Walnüsse; Baumnuss'],
    ['cashew', 'Kaschunuss; Cashewkerne'],
    ['brazilNut', 'Paranüsse; Brazil nuts'],
    ['macadamia', 'Queenslandnuss; Macadamianüsse'],
    ['celery', 'Staudensellerie; Knollensellerie; celeriac'],
    ['mustard', 'Senfsaat; Senfkörner'],
    ['sesame', 'Sesamsamen; Sesamöl; Tahini; Gomasio'],
    ['sulphite', 'Schwefeldioxid; SO2; E220–E228; Sulfite > 10 mg/kg; sulfites; sulphur dioxide'],
    ['lupin', 'Lupinen; Lupinenmehl'],
    ['molluscs', 'Muscheln; Austern; Schnecken; Tintenfisch; Calamari; Oktopus; clams; squid'],
  ])('%s: %s', (allergen, words) => {
    for (const word of words.split('; '))
      expect([word, readDeclarations(word, NO_LEGEND).declared]).toEqual([word, expect.arrayContaining([allergen])]);
  });
});

describe('words for additives', () => {
  it.each<[string, readonly Declaration[]]>([
    ['mit Farbstoff', ['colour']],
    ['E 102', ['colour', 'tartrazine']],
    ['konserviert', ['preservative']],
    ['mit Nitritpökelsalz und Nitrat', ['nitriteCuringSalt', 'nitrate']],
    ['E 251', ['preservative', 'nitrate']],
    ['Antioxydationsmittel', ['antioxidant']],
    ['Glutamat', ['flavourEnhancer']],
    ['geschwefelt', ['sulphurised']],
    ['geswärtzt', ['blackened']],
    ['E 579', ['blackened']],
    ['gewachst', ['waxed']],
    ['mit Phosphat', ['phosphate']],
    ['mit einer Zuckerart und Süßungsmittel(n)', ['sweetener']],
    ['Aspartam', ['sweetener', 'phenylalanine']],
    ['enthält eine Phenylalaninquelle', ['phenylalanine']],
    ['kann bei übermäßigem Verzehr abführend wirken', ['laxative']],
    ['coffeinhaltig', ['caffeine']],
    ['chininhaltig', ['quinine']],
    ['mit Taurin', ['taurine']],
    ['Krebsfleischimitat', ['imitationCrab']],
    ['mit Milcheiweiß', ['milk', 'milkProtein']],
  ])('%s', (text, declared) => {
    expect(readDeclarations(text, NO_LEGEND)).toMatchObject({ declared, unknown: [], codes: [] });
  });

  it('Stabilisator, Kokosnuss and glucose syrup of wheat need no declaration', () => {
    const read = readDeclarations('Stabilisator, Kokosnuss, Glukosesirup aus Weizen', NO_LEGEND);
    expect(read).toMatchObject({ declared: [], unknown: [] });
  });
});

describe('what a text does not say', () => {
  it.each([
    ['ohne Milch'],
    ['laktosefrei'],
    ['glutenfrei'],
    ['dairy free'],
    ['free from nuts'],
    ['-'],
    ['k. A.'],
    [''],
  ])('%j declares nothing, not even that there is nothing', (text) => {
    expect(readDeclarations(text, NO_LEGEND)).toMatchObject({ declared: [], saysNone: false, unknown: [] });
  });

  it.each([['keine'], ['Keine Allergene'], ['none'], ['ohne'], ['frei von Allergenen'], ['no allergens']])(
    '%j says that there is nothing',
    (text) => {
      expect(readDeclarations(text, NO_LEGEND)).toMatchObject({ declared: [], saysNone: true, unknown: [] });
    },
  );

  it.each([['ohne Milch und Ei'], ['Trüffel'], ['shellfish'], ['Eiweiß'], ['keine, Weizen']])(
    '%j is not understood',
    (text) => {
      expect(readDeclarations(text, NO_LEGEND).unknown).not.toEqual([]);
    },
  );

  it.each([['A'], ['A, C, G'], ['ACG'], ['(a1; g)'], ['GlW'], ['12']])('%j needs a legend', (text) => {
    expect(readDeclarations(text, NO_LEGEND)).toMatchObject({
      declared: [],
      codes: expect.arrayContaining([expect.any(String)]),
    });
  });
});

describe('a legend', () => {
  const legend = readLegend(
    splitLegend(
      'Legende: A = Glutenhaltiges Getreide (Weizen, Roggen, Gerste, Hafer), a1) Weizen, C: Ei, G = Milch; 1 = mit Farbstoff; Z = Zauberstaub',
    ),
  );

  it.each<[string, readonly Declaration[]]>([
    ['A,C,G', ['gluten', 'egg', 'milk']],
    ['A/C/G', ['gluten', 'egg', 'milk']],
    ['A C G', ['gluten', 'egg', 'milk']],
    ['A;C', ['gluten', 'egg']],
    ['ACG', ['gluten', 'egg', 'milk']],
    ['(a1, g)', ['wheat', 'milk']],
    ['1', ['colour']],
  ])('explains %s', (text, declared) => {
    expect(readDeclarations(text, legend)).toMatchObject({ declared, unknown: [], codes: [] });
  });

  it('an entry with unknown words makes its code unknown', () => {
    expect(readDeclarations('A, Z', legend).unknown).toEqual(['Z']);
    expect(readDeclarations('A, X', legend).codes).toEqual(['X']);
  });

  it.each([
    ['Gluten (Weizen)', ['wheat']],
    ['Weizen (Gluten)', ['wheat']],
    ['Gluten aus Roggen', ['rye']],
    ['Gluten, Weizen', ['gluten', 'wheat']],
    ['Schalenfrüchte: Mandeln', ['almond']],
  ])('a group gives way to the kind that explains it: %s', (text, declared) => {
    expect(readDeclarations(text, legend).declared).toEqual(declared);
  });
});
