import type { Allergen, Declaration } from '@tischlein/domain/menu';

// German and English words of menus and legends, after Regulation (EU) 1169/2011, annex II. Endings such as -erzeugnisse,
// -haltig and -mehl are removed before a word is looked up; umlauts may be written ae, oe, ue or left out.

/** Words for allergens, separated by commas. */
export const ALLERGEN_WORDS: Readonly<Record<Allergen, string>> = {
  gluten:
    'gluten, glutenhaltiges getreide, glutenhaltige getreide, glutenhaltigem getreide, getreide, klebereiweiß, kleber, cereals containing gluten, gluten containing cereals, gluten grains, cereals, cereal, weizengluten oder anderes gluten',
  wheat:
    'weizen, hartweizen, weichweizen, weizenmehl, weizengluten, weizenstärke, weizengrieß, grieß, hartweizengrieß, couscous, bulgur, seitan, emmer, einkorn, wheat, durum, durum wheat, semolina, wheat flour, wheat gluten',
  rye: 'roggen, roggenmehl, rye',
  barley: 'gerste, gerstenmalz, malz, graupen, gerstengraupen, barley, malt, barley malt',
  oats: 'hafer, haferflocken, oats, oat, oat flakes',
  spelt: 'dinkel, grünkern, dinkelweizen, spelt, green spelt, spelt wheat',
  khorasan: 'kamut, khorasan, khorasan weizen, khorasanweizen, khorasan wheat',
  crustaceans:
    'krebstiere, krebstier, krebs, krebse, krebsfleisch, krustentiere, krustentier, garnele, garnelen, shrimp, shrimps, scampi, krabbe, krabben, hummer, languste, langusten, flusskrebs, flusskrebse, crustaceans, crustacean, prawns, prawn, crab, crabs, crayfish, lobster',
  egg: 'ei, eier, eigelb, eiklar, vollei, hühnerei, hühnereier, egg, eggs, egg yolk, egg white',
  fish: 'fisch, fische, lachs, thunfisch, sardelle, sardellen, anchovis, kabeljau, seelachs, fischsauce, fischsoße, fish, anchovy, anchovies, salmon, tuna, fish sauce',
  peanut:
    'erdnuss, erdnüsse, erdnussöl, erdnussbutter, erdnusskerne, peanut, peanuts, groundnut, groundnuts, peanut oil, peanut butter',
  soy: 'soja, sojabohne, sojabohnen, sojasauce, sojasoße, sojalecithin, sojalezithin, soja lecithin, lecithin soja, tofu, edamame, miso, soy, soya, soybean, soybeans, soyabean, soyabeans, soy sauce, soya sauce, soy lecithin, soya lecithin',
  milk: 'milch, kuhmilch, vollmilch, magermilch, laktose, lactose, milchzucker, milcheiweiß, milchprotein, molke, molkenpulver, milchpulver, sahne, butter, käse, joghurt, jogurt, quark, schmand, mascarpone, mozzarella, milk, dairy, cream, cheese, whey, yoghurt, yogurt, milk protein, milk sugar',
  nuts: 'schalenfrüchte, schalenfrucht, nüsse, nuss, hartschalenobst, tree nuts, tree nut, treenuts, nuts, nut',
  almond: 'mandel, mandeln, marzipan, amaretti, almond, almonds',
  hazelnut: 'haselnuss, haselnüsse, nougat, hazelnut, hazelnuts, filbert, filberts',
  walnut: 'walnuss, walnüsse, baumnuss, baumnüsse, walnut, walnuts',
  cashew:
    'cashew, cashews, cashewnuss, cashewnüsse, cashewkerne, kaschu, kaschunuss, kaschunüsse, cashew nut, cashew nuts, cashewnut, cashewnuts',
  pecan:
    'pekan, pecan, pekannuss, pekannüsse, pecannuss, pecannüsse, pecanuss, pecanüsse, pecans, pecan nut, pecan nuts',
  brazilNut: 'paranuss, paranüsse, brazil nut, brazil nuts, brazilnut, brazilnuts',
  pistachio: 'pistazie, pistazien, pistazienkerne, pistachio, pistachios, pistachio nuts',
  macadamia:
    'macadamia, macadamias, macadamianuss, macadamianüsse, queenslandnuss, queenslandnüsse, queensland nut, queensland nuts, macadamia nut, macadamia nuts',
  celery: 'sellerie, staudensellerie, knollensellerie, bleichsellerie, selleriesalz, celery, celeriac',
  mustard: 'senf, senfsaat, senfkörner, senfsamen, mustard, mustard seed, mustard seeds',
  sesame:
    'sesam, sesamsamen, sesamsaat, sesamöl, sesamkörner, tahin, tahini, gomasio, sesame, sesame seed, sesame seeds, sesame oil',
  sulphite:
    'schwefeldioxid, schwefeloxid, sulfit, sulfite, so2, sulphite, sulphites, sulfites, sulphur dioxide, sulfur dioxide',
  lupin: 'lupine, lupinen, lupinenmehl, lupin, lupins, lupine flour',
  molluscs:
    'weichtiere, weichtier, muschel, muscheln, miesmuscheln, auster, austern, schnecke, schnecken, tintenfisch, tintenfische, calamari, calamares, oktopus, octopus, kraken, krake, sepia, molluscs, mollusc, mollusks, mollusk, mussels, mussel, clams, clam, oysters, oyster, squid, snails',
};

/** Words for several declarations, or for those of German food law (LMZDV). */
export const ADDITIVE_WORDS: readonly (readonly [words: string, declared: readonly Declaration[]])[] = [
  [
    'farbstoff, farbstoffe, farbstoffen, gefärbt, lebensmittelfarbe, lebensmittelfarbstoff, colouring, coloring, colour, color, colours, colors, colourings, food colouring, artificial colour',
    ['colour'],
  ],
  [
    'tartrazin, tartazin, tartrazine, chinolingelb, gelborange s, gelborange, azorubin, cochenillerot, cochenillerot a, allurarot, allurarot ac, azofarbstoff, azofarbstoffe, kann aktivität und aufmerksamkeit bei kindern beeinträchtigen',
    ['tartrazine'],
  ],
  [
    'konservierungsstoff, konservierungsstoffe, konserviert, konservierungsmittel, preservative, preservatives, preserved',
    ['preservative'],
  ],
  ['nitritpökelsalz, pökelsalz, nitrit, nitrite, nitrite curing salt, curing salt', ['nitriteCuringSalt']],
  ['nitrat, nitrate', ['nitrate']],
  [
    'antioxidationsmittel, antioxydationsmittel, antioxidans, antioxidantien, antioxidant, antioxidants',
    ['antioxidant'],
  ],
  [
    'geschmacksverstärker, geschmackverstärker, glutamat, natriumglutamat, mononatriumglutamat, msg, flavour enhancer, flavour enhancers, flavor enhancer, flavor enhancers, glutamate, monosodium glutamate',
    ['flavourEnhancer'],
  ],
  ['geschwefelt, sulphured, sulfured, sulphurised, sulphurized', ['sulphurised']],
  ['geschwärzt, geswärtzt, geschwärtzt, blackened', ['blackened']],
  ['gewachst, waxed', ['waxed']],
  ['phosphat, phosphate, phosphaten, phosphates', ['phosphate']],
  [
    'süßungsmittel, süßungsmitteln, süßstoff, süßstoffe, süßstoffen, saccharin, cyclamat, acesulfam, acesulfam k, sucralose, zuckerart und süßungsmittel, zuckerarten und süßungsmittel, sweetener, sweeteners, sugar and sweetener, saccharine',
    ['sweetener'],
  ],
  ['aspartam, aspartame', ['sweetener', 'phenylalanine']],
  [
    'phenylalaninquelle, phenylalanin, phe, phenylalanine, source of phenylalanine, a source of phenylalanine, quelle für phenylalanin',
    ['phenylalanine'],
  ],
  [
    'kann bei übermäßigem verzehr abführend wirken, bei übermäßigem verzehr abführend, abführend, abführend wirkend, laxative, excessive consumption may produce laxative effects, may have a laxative effect',
    ['laxative'],
  ],
  ['koffein, coffein, koffeingehalt, erhöhter koffeingehalt, caffeine, contains caffeine, caffeinated', ['caffeine']],
  ['chinin, quinine', ['quinine']],
  ['taurin, taurine', ['taurine']],
  ['krusten und schalentiere, krebs und weichtiere', ['crustaceans', 'molluscs']],
  ['mit milcheiweiß, with milk protein', ['milk', 'milkProtein']],
  ['krebsfleischimitat, krebsfleisch imitat, krebsfleischersatz, surimi, imitation crab', ['imitationCrab']],
];

/** Printed on menus, but not to be declared. Annex II exempts syrup, maltodextrin and refined oil. */
export const HINT_WORDS =
  'stabilisator, stabilisatoren, säuerungsmittel, emulgator, emulgatoren, verdickungsmittel, backtriebmittel, säureregulator, geliermittel, trennmittel, formfleisch, formfleischvorderschinken, vorderschinken, gentechnisch verändert, tein, alkohol, schwein, schweinefleisch, rind, rindfleisch, geflügel, geflügelfleisch, stabiliser, stabilizer, emulsifier, thickener, acidifier, raising agent, kokosnuss, kokos, muskatnuss, muskat, pinienkerne, esskastanie, esskastanien, erdmandel, erdmandeln, buchweizen, glasnudeln, coconut, nutmeg, pine nuts, chestnut, chestnuts, buckwheat, tiger nuts, glukosesirup, glukosesirup aus weizen, glukosesirup auf weizenbasis, glukosesirup aus gerste, weizenglukosesirup, maltodextrin, maltodextrin aus weizen, raffiniertes sojaöl, sojaöl raffiniert, fischgelatine, glucose syrup, wheat glucose syrup';

/** Words between declarations that mean nothing by themselves. */
export const FILLER_WORDS =
  'enthält, enthalten, enthaltene, beinhaltet, und, sowie, oder, daraus, gewonnene, gewonnenen, hergestellte, hergestellten, erzeugnis, erzeugnisse, erzeugnissen, produkt, produkte, produkten, mit, aus, auch, außerdem, kann, können, spur, spuren, von, bzw, beziehungsweise, in, im, der, die, das, des, den, dem, ein, eine, einer, einem, haltig, namentlich, wie, zum, beispiel, zb, hybridstämme, davon, deren, andere, anderen, anderes, sonstige, allergen, allergene, allergenen, zusatzstoff, zusatzstoffe, kennzeichnung, deklaration, hinweis, contains, contain, containing, may, includes, including, and, or, products, product, thereof, made, from, of, with, traces, trace, allergens, additives, additive, the, also, possible, ingredients, zutaten, art, arten, namely';

/** Words that start a negation: 'ohne Milch', 'free from nuts'. */
export const NEGATION_WORDS = 'ohne, kein, keine, keinen, keinerlei, frei von, without, no, free from, free of, none';

/** After a negation: the statement covers everything. */
export const EVERYTHING_WORDS =
  'allergen, allergene, allergenen, zusatzstoff, zusatzstoffe, zusatzstoffen, kennzeichnungspflichtig, kennzeichnungspflichtige, kennzeichnungspflichtigen, deklarationspflichtige, deklarationspflichtigen, stoffe, allergens, additives, angabepflichtige, angabepflichtigen, und, oder, and, or, declarable';

/** Written like this, a declaration of a menu was misspelled. */
export const MISSPELLED_WORDS =
  'geswärtzt, geschwärtzt, erdnüße, haselnüße, nußerzeugnisse, tartazin, pecanuss, pecanüsse';
