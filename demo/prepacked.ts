import type { DishDocument, NutrientInformation } from '@tischlein/domain/menu';

type Packed = Pick<DishDocument, 'prepacked' | 'withdrawalAllowed'>;

const COOL = 'Kühl und lichtgeschützt lagern.';
const SPRING = 'Fonte Tramonto S.p.A., Via delle Sorgenti 4, 37016 Garda, Italien';
const SODA = 'Limonateria Nord GmbH, Mühlenstraße 12, 13187 Berlin';
const BREWERY = 'Birrificio Tramonto S.r.l., Via Roma 18, 25080 Padenghe sul Garda, Italien';
const IMPORTER = 'Importeur: Vino & Altro GmbH, Hafenstraße 7, 20457 Hamburg';
const ASIA_IMPORTER = 'Importeur: Ostwind Handels GmbH, Speicherweg 3, 20457 Hamburg';

/** Values per 100 ml in the order of the table on a label: kJ, kcal, fat, saturates, carbohydrates, sugar, protein, salt. */
function nutrition(...values: readonly [number, number, number, number, number, number, number, number]) {
  const [energyKilojoules, energyKilocalories, fatGrams, saturatedFatGrams, ...rest] = values;
  const [carbohydratesGrams, sugarGrams, proteinGrams, saltGrams] = rest;
  const energy = { energyKilojoules, energyKilocalories };
  const fats = { fatGrams, saturatedFatGrams };
  return { per: '100ml', ...energy, ...fats, carbohydratesGrams, sugarGrams, proteinGrams, saltGrams } as const;
}

/** Water needs neither a list of ingredients nor nutrition (LMIV Art. 19, annex V). */
const water = (ingredients?: string): Packed => ({
  withdrawalAllowed: true,
  prepacked: {
    producer: SPRING,
    origin: 'Quelle am Gardasee, Italien',
    storage: COOL,
    ...(ingredients ? { ingredients, exempt: ['nutrition'] } : { exempt: ['ingredients', 'nutrition'] }),
  },
});

const soda = (ingredients: string, values: NutrientInformation, producer = SODA): Packed => ({
  withdrawalAllowed: true,
  prepacked: { producer, ingredients, nutrition: values, storage: COOL },
});

const beer = (ingredients: string, alcoholPercent: number, producer = BREWERY): Packed => ({
  withdrawalAllowed: true,
  prepacked: { producer, ingredients, alcoholPercent, storage: COOL },
});

const wine = (origin: string, alcoholPercent: number, values: NutrientInformation): Packed => ({
  withdrawalAllowed: true,
  prepacked: {
    producer: IMPORTER,
    origin,
    alcoholPercent,
    isWine: true,
    ingredients: 'Trauben, Konservierungsstoff: Sulfite; unter Schutzatmosphäre abgefüllt',
    nutrition: values,
    storage: 'Liegend und kühl lagern.',
  },
});

const COLA = 'Wasser, Zucker, Kohlensäure, Farbstoff E 150d, Säuerungsmittel Phosphorsäure, Aroma, Aroma Koffein';

/** The bottles and cans of the demo with their particulars; all other drinks are poured or mixed. */
export const PREPACKED: Readonly<Record<string, Packed>> = {
  'Acqua naturale': water(),
  'Acqua frizzante': water('Natürliches Mineralwasser, Kohlensäure'),
  Mineralwasser: water('Natürliches Mineralwasser, Kohlensäure'),
  Limonata: soda(
    'Wasser, Zucker, 12 % Zitronensaft, Kohlensäure, Säuerungsmittel Citronensäure, natürliches Aroma',
    nutrition(166, 39, 0, 0, 9.4, 9.2, 0.1, 0.01),
  ),
  Aranciata: soda(
    'Wasser, 16 % Orangensaft, Zucker, Kohlensäure, Säuerungsmittel Citronensäure, natürliches Aroma',
    nutrition(178, 42, 0, 0, 10.1, 9.9, 0.1, 0.01),
  ),
  Cola: soda(COLA, nutrition(180, 42, 0, 0, 10.6, 10.6, 0, 0)),
  'Cola zero': soda(
    COLA.replace('Zucker, ', '').replace('Aroma,', 'Süßungsmittel Aspartam (enthält eine Phenylalaninquelle), Aroma,'),
    nutrition(1, 0.2, 0, 0, 0, 0, 0, 0.02),
  ),
  Apfelschorle: soda('60 % Apfelsaft, Wasser, Kohlensäure', nutrition(118, 28, 0, 0, 6.6, 6.3, 0.1, 0)),
  'Birra artigianale': beer('Wasser, Gerstenmalz, Hopfen, Hefe', 5.4),
  'Birra Chiara': beer('Wasser, Gerstenmalz, Hopfen', 4.7),
  'Birra analcolica': {
    withdrawalAllowed: true,
    prepacked: {
      producer: BREWERY,
      ingredients: 'Wasser, Gerstenmalz, Hopfen',
      alcoholPercent: 0.4,
      nutrition: nutrition(105, 25, 0, 0, 5.6, 2.6, 0.4, 0),
      storage: COOL,
    },
  },
  Weißbier: beer(
    'Wasser, Weizenmalz, Gerstenmalz, Hopfen, Hefe',
    5.3,
    'Weißbräu Isartal GmbH, Brauhausgasse 2, 82515 Wolfratshausen',
  ),
  'Primitivo di Manduria': wine('Apulien, Italien', 14, nutrition(352, 85, 0, 0, 1.4, 0.9, 0.1, 0)),
  Lugana: wine('Gardasee, Italien', 12.5, nutrition(311, 75, 0, 0, 0.8, 0.5, 0.1, 0)),
  'Lagerbier aus Vietnam': beer('Wasser, Gerstenmalz, Reis, Hopfen', 4.3, ASIA_IMPORTER),
};
