import { type IngredientId, ingredientId } from '@tischlein/domain';
import {
  DECLARATIONS,
  type Declaration,
  type IngredientDocument,
  type NutrientInformation,
  TAGS,
  type Tag,
} from '@tischlein/domain/menu';
import { toSlug } from './slug.ts';

/** Declaration → the ingredients that contain it. */
const CONTAINS: Partial<Record<Declaration, string>> = {
  wheat: `Röstbrot, Mehl, Semmelbrösel, Croûtons, Spaghetti, Penne, Rigatoni, Fusilli, Tagliatelle, Ravioli, Tortellini, Pastablätter, Cannelloni, Béchamel,
    Kartoffelgnocchi, Fleischbällchen, Löffelbiskuit, Teigröllchen, Pizzateig, Klassischer Teig, Vollkornteig, Teigtaschen, Wan-Tan-Teig, Wan-Tan, Sojasauce, Frühlingsrollen,
    Weizennudeln, Udon-Nudeln, Backteig, Gebackenes Hähnchen, Sojabohnenpaste, Weizenmalz, Zartbitterkuchen, Kalbsschnitzel, Gnocchi`,
  barley: 'Gerstenmalz',
  rye: 'Vollkornteig',
  oats: 'Hafermilch',
  crustaceans: 'Garnelen, Riesengarnelen',
  egg: `Ei, Eier, Eigelb, Spiegelei, Mayonnaise, Aioli, Thunfischcreme, Tagliatelle, Ravioli, Tortellini, Löffelbiskuit, Fleischbällchen, Teigröllchen, Weizennudeln, Wan-Tan-Teig, Wan-Tan,
    Backteig, Pastablätter, Cannelloni, Caesar-Dressing`,
  fish: 'Thunfisch, Thunfischcreme, Sardellen, Räucherlachs, Lachs, Lachsfilet, Caesar-Dressing',
  peanut: 'Erdnuss-Sauce, Erdnüsse',
  soy: 'Sojasauce, Tofu, Sojabohnen, Sojasprossen, Sojabohnenpaste, Edamame, veganer Käse, Zartbitterschokolade',
  milk: `Büffelmozzarella, Parmesan, Burrata, Mozzarella, Sahne, Gorgonzola, Taleggio, Crème fraîche, Pecorino, Ricotta salata, Ricotta, Butter, Béchamel, Mascarpone, Vanilleeis,
    Schokoladeneis, Erdbeereis, weiße Schokolade, Milch, Joghurt, gezuckerte Kondensmilch, Trüffelcreme, Pesto, Basilikumpesto, Ravioli, Tortellini, Zartbitterschokolade, Joghurt-Dressing, Käserand,
    Caesar-Dressing, Pistazieneis`,
  almond: 'Pistazieneis',
  pistachio: 'Pistazien, Mortadella, Pistazieneis',
  celery: 'Sellerie, Rinderragù, Hühnerbrühe, Risotto',
  mustard: 'Mayonnaise, Aioli, Hausdressing, Caesar-Dressing',
  sesame: 'Sesam',
  sulphite: 'Sulfite, Weißwein, Rotwein, Roséwein, Perlwein, Prosecco, Balsamico, roter Wermut, Pflaumen',
  molluscs: 'Calamari, Muscheln, Venusmuscheln',
  cashew: 'Pesto, Basilikumpesto, Cashewkerne',
  colour: 'Bitterlikör, Limoncello, Ketchup, süß-saure Sauce, Cola-Aroma, Koffein',
  preservative:
    'Salami, scharfe Salami, Kochschinken, Parmaschinken, Prosciutto, Salsiccia, Mortadella, Speck, Guanciale, Mayonnaise, Aioli, Peperoni',
  nitriteCuringSalt: 'Salami, scharfe Salami, Kochschinken, Prosciutto, Mortadella, Speck',
  antioxidant: 'Salami, scharfe Salami, Kochschinken, Mortadella, Aioli',
  flavourEnhancer: 'Sojasauce, Hühnerbrühe',
  blackened: 'schwarze Oliven, Oliven',
  phosphate: 'Kochschinken, Mortadella',
  sweetener: 'Süßungsmittel',
  phenylalanine: 'Süßungsmittel',
  caffeine: 'Koffein, Schwarzer Tee, Espresso, Vietnamesischer Kaffee, Grüner Tee',
  quinine: 'Bitterlikör',
};

const MEAT: Partial<Record<Tag, string>> = {
  fish: 'Thunfisch, Thunfischcreme, Sardellen, Räucherlachs, Lachs, Lachsfilet, Garnelen, Riesengarnelen, Calamari, Muscheln, Venusmuscheln, Caesar-Dressing',
  chicken: 'Hähnchenbrust, Hähnchen, Hähnchenspieße, Gebackenes Hähnchen, Hühnerbrühe, Wan-Tan, knusprige Ente',
  pork: 'Prosciutto, Salami, scharfe Salami, Kochschinken, Parmaschinken, Salsiccia, Mortadella, Speck, Guanciale, Tortellini',
  beef: 'Rinderfilet, Rinderhackfleisch, Fleischbällchen, Rinderragù, Rumpsteak, Kalbfleisch, Kalbsschnitzel, Rindfleisch',
};

const TASTE: Partial<Record<Tag, string>> = {
  piquant: 'scharfe Salami, Peperoni, Chili, Sojabohnenpaste',
  alcohol16: 'Rotwein, Weißwein, Roséwein, Perlwein, Prosecco, Gerstenmalz, Weizenmalz, Pflaumen',
  alcohol18: 'Bitterlikör, Limoncello, Gin, roter Wermut, Alkohol, Traubentrester',
  cheese:
    'Büffelmozzarella, Parmesan, Burrata, Mozzarella, Gorgonzola, Taleggio, Pecorino, Ricotta salata, Ricotta, Mascarpone',
  nut: 'Pistazien, Pinienkerne, Erdnüsse, Erdnuss-Sauce, Pistazieneis',
};

/** Ingredients of animal origin that are neither meat nor declared above. */
const OTHER_ANIMAL_PRODUCTS = new Set(['Honig']);

const splitNames = (list: string): string[] => list.split(',').map((name) => name.trim());
const createLookup = <Key extends string>(
  table: Partial<Record<Key, string>>,
  keys: readonly Key[],
): ((ingredient: string) => Key[]) => {
  const sets = keys.map((key) => [key, new Set(splitNames(table[key] ?? ''))] as const);
  return (ingredient) => sets.filter(([, set]) => set.has(ingredient)).map(([key]) => key);
};

const listDeclarations = createLookup(CONTAINS, DECLARATIONS);
const listMeatTags = createLookup(MEAT, TAGS);
const listTasteTags = createLookup(TASTE, TAGS);

function deriveTags(name: string): Tag[] {
  const meat = listMeatTags(name);
  const fromAnimal =
    listDeclarations(name).some((declaration) => declaration === 'milk' || declaration === 'egg') ||
    OTHER_ANIMAL_PRODUCTS.has(name);
  const diet: Tag[] = meat.length > 0 ? [] : fromAnimal ? ['vegetarian'] : ['vegetarian', 'vegan'];
  return [...meat, ...listTasteTags(name), ...diet];
}

export const toIngredientId = (name: string): IngredientId => ingredientId(`i-${toSlug(name)}`);

/** Per 100 g, from the suppliers' data sheets. */
const NUTRIENTS: Readonly<Record<string, NutrientInformation>> = {
  Mozzarella: {
    per: '100g',
    energyKilojoules: 1046,
    energyKilocalories: 252,
    fatGrams: 19,
    saturatedFatGrams: 13,
    carbohydratesGrams: 1.5,
    sugarGrams: 1,
    proteinGrams: 18,
    saltGrams: 0.6,
  },
  Salami: {
    per: '100g',
    energyKilojoules: 1540,
    energyKilocalories: 371,
    fatGrams: 33,
    saturatedFatGrams: 12,
    carbohydratesGrams: 1,
    sugarGrams: 0.6,
    proteinGrams: 18,
    saltGrams: 4.1,
  },
  Pizzateig: {
    per: '100g',
    energyKilojoules: 1134,
    energyKilocalories: 268,
    fatGrams: 3.2,
    saturatedFatGrams: 0.5,
    carbohydratesGrams: 50,
    sugarGrams: 1.4,
    proteinGrams: 8.4,
    saltGrams: 1.3,
  },
};

/**
 * An ingredient of the demo with its declarations. All of them are checked, so an empty list means 'contains
 * nothing'.
 */
export function toIngredient(name: string): IngredientDocument {
  const nutrientInformation = NUTRIENTS[name];
  return {
    id: toIngredientId(name),
    name,
    declarations: listDeclarations(name),
    tags: deriveTags(name),
    ...(nutrientInformation ? { nutrientInformation } : {}),
  };
}

interface Ingredients {
  readonly ingredients: readonly string[];
  readonly isDrink: boolean;
}

/** The tags of a dish: diets need every ingredient, tastes and meats one. Only drinks have an age (S3 R9). */
export function deriveDishTags({ ingredients, isDrink }: Ingredients): Tag[] {
  const each = ingredients.map((name) => new Set(deriveTags(name)));
  const diets: readonly Tag[] = ['vegetarian', 'vegan'];
  const shared = diets.filter((tag) => each.every((tags) => tags.has(tag)));
  const present = TAGS.filter((tag) => !diets.includes(tag) && each.some((tags) => tags.has(tag)));
  const isHidden = (tag: Tag): boolean =>
    (tag === 'alcohol16' && (!isDrink || present.includes('alcohol18'))) || (tag === 'alcohol18' && !isDrink);
  return [...shared, ...present.filter((tag) => !isHidden(tag))];
}
