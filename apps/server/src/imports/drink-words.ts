// Words of names and categories, folded: 'ae' for 'ä', other characters than letters and digits as blanks.

const words = (list: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${list})(?![a-z0-9])`);

/** There, sake is salmon. */
export const SUSHI_WORDS = words('sushi|nigiri|maki|sashimi|inside out|roll|rolls|temaki|bowl|bowls');

/** Contain the name of a drink, but are none. Removed before the other words are looked for. */
export const NO_ALCOHOL_WORDS = new RegExp(
  words(
    String.raw`rumpsteaks?|rumkugeln?|ingwer\w*|ginger|ginseng\w*|bierteig\w*|bierwurst|bierschinken|weinblaetter\w*|weintrauben?|weinessig\w*|wein ?sauce|wein ?sosse|bier ?sauce|bier ?sosse|rotweinsauce|weissweinsauce|cocktailtomaten|cocktailsauce|cocktailsosse|krabbencocktail|shrimpscocktail|vollkorn\w*|portionen|portion|portobello|maiskorn|kornspitz|weizenmehl|weizenbroetchen`,
  ).source,
  'g',
);

/** Without alcohol. '0,0', but not '5,0 % 0,5 l'. */
export const ALCOHOL_FREE_WORDS = words(
  String.raw`alkoholfrei\w*|ohne alkohol|alcohol free|non alcoholic|(?<![0-9] )0 0 (?:prozent|vol)|(?<![0-9] )0 0|malzbier|malztrunk|vitamalz|fassbrause|ginger ale|ginger beer|root beer|virgin|mocktails?|kindersekt|kinderpunsch|kindercocktail|traubensaft`,
);

/** A name with one of them also has a choice with alcohol: 'Weißbier (auch alkoholfrei)'. */
export const CHOICE_WORDS = words('auch|oder|wahlweise|auf wunsch|optional|mit alkohol|mit und ohne|or|also');

/** In a category: 'alkoholfreie Biere', 'Cocktails ohne Alkohol', 'Mocktails'. */
export const ALCOHOL_FREE_GROUPS = new RegExp(
  [
    words(String.raw`(?:alkoholfrei(?:e[nrs]?)?|alcohol free|non alcoholic|virgin) (?!und |oder )[a-z]+`).source,
    words(String.raw`(?!und |oder )[a-z]+ (?:alkoholfrei|ohne alkohol)`).source,
    ALCOHOL_FREE_WORDS.source,
  ].join('|'),
  'g',
);

export const SPIRIT_WORDS = words(
  String.raw`whiske?y|bourbon|scotch|wodka|vodka|rum|gin|tequila|mezcal|ouzo|raki|grappa|sambuca|absinth|cognac|weinbrand|brandy|calvados|obstler|obstbrand|kirschwasser|korn|doppelkorn|\w*schnaps|\w*likoer|\w*geist|williams|slivovitz|sliwowitz|slibowitz|rakija|jaegermeister|ramazzotti|averna|fernet|campari|aperol|amaretto|baileys|limoncello|soju|baijiu|mojito|caipirinha|cuba libre|margarita cocktail|daiquiri|pina colada|mai tai|negroni|martini|bacardi|longdrinks?|cocktails?|alkopops?|killepitsch|klopfer|spirituosen?|bitter likoer|long island|moscow mule|pastis|sherry|portwein|wermut|vermouth`,
);

export const BEER_AND_WINE_WORDS = words(
  String.raw`\w*bier|\w*biere|pils|pilsner|pilsener|koelsch|altbier|hefeweizen|radler|alster|alsterwasser|export|maerzen|\w*bock|lager|ipa|stout|becks|beck s|krombacher|warsteiner|bitburger|veltins|heineken|corona|paulaner|augustiner|erdinger|jever|peroni|moretti|tsingtao|singha|chang|asahi|sapporo|efes|tyskie|(?!\w*schwein)\w*weine?|vino|rose|prosecco|frizzante|\w*sekt|champagner|champagne|cremant|hugo|sangria|cider|cidre|apfelwein|sake|pflaumenwein|chianti|merlot|cabernet\w*|riesling|chardonnay|pinot\w*|primitivo|montepulciano|\w*burgunder|dornfelder|rioja|lambrusco|bardolino|soave|sauvignon|silvaner|mueller thurgau|barolo|syrah|shiraz|tempranillo|beer|wine|weinschorle`,
);

/** Only among drinks: elsewhere 'Metaxa Gyros' and 'Flensburger Fischteller' are food. */
export const SPIRITS_AMONG_DRINKS = words(
  String.raw`\w*schnaeps?chen|\w+brand|smirnoff|desperados|metaxa|lillet|feigling|berliner luft|ramazotti|jaeger meister|rakia|aquavit|akvavit|grog|\w*punsch|\w*bowle|caipi\w*|bloody mary|irish coffee|cynar|underberg`,
);
export const BEERS_AND_WINES_AMONG_DRINKS = words(
  'guinness|astra|flensburger|flens|radeberger|schoefferhofer|franziskaner|federweisser|federroter|retsina|cava',
);

/** Beers by these names only among drinks. */
export const SHORT_BEER_WORDS = words('helles|dunkles|alt|weizen|weisse|hell|dunkel|hefe|zwickl|kristall');

export const BEER_OR_WINE_CATEGORY = words(
  String.raw`\w*bier|\w*biere|\w*bieren|(?!\w*schwein)\w*wein(?:en?)?|sekt|schaumweine?|beers?|wines?`,
);
export const ALCOHOL_CATEGORY = words(
  String.raw`alkohol|alkoholische\w*|alkoholika|spirituosen|schnaepse|schnaps|likoere?|cocktails?|longdrinks?|digestifs?|digestiv|aperitifs?|aperitiv|spirits|liquors?|alcoholic\w*|bar`,
);
export const DRINK_CATEGORY = words(
  String.raw`\w*getraenke?|\w*getraenken|drinks?|softdrinks?|beverages?|saefte|kaffee|kaffees|tees?|limonaden?|wasser|smoothies|shakes|milchshakes|mineralwasser`,
);
export const DRINK_WORDS = words(
  String.raw`cola|coca cola|coke|pepsi|fanta|sprite|mezzo mix|\w*schorle|\w*saft|\w*nektar|wasser|\w*wasser|eistee|ice tea|iced tea|tee|\w*tee|kaffee|coffee|espresso|cappuccino|latte|latte macchiato|limo|\w*limonade|lemonade|schweppes|tonic water|bitter lemon|ginger ale|ginger beer|spezi|mate|club mate|energy|energydrink|red bull|ayran|\w*lassi|\w*milchshake|kakao|smoothie|bionade|fritz|juice|sprudel|malzbier|vitamalz|fassbrause`,
);
export const MILK_DRINK_WORDS = words(String.raw`ayran|\w*lassi|\w*milchshake|milkshake|kakao|buttermilch|kefir`);
/** Poured, not sold in a bottle. */
export const POURED_WORDS = words(
  String.raw`kaffee|coffee|espresso|cappuccino|latte|latte macchiato|tee|\w*tee|heisse?\w*|hot|hausgemacht\w*|haus|homemade|frisch gepresst\w*|schoppen|schoppenweine?|vom fass|fassbier|gezapft|offene?\w*|glas|karaffe|becher to go|cocktails?|longdrinks?`,
);
export const BOTTLE_WORDS = words(
  String.raw`\w*flaschen?|fl|piccolo|pikkolo|dose|dosen|pet|einweg|mehrweg|bottle|bottles|can|tetra ?pak`,
);
/** Prepacked food, by brand or pack. */
export const PACK_WORDS = words(
  String.raw`haeagen dazs|ben jerry s|ben and jerry s|ben jerrys|langnese|magnum|kitkat|snickers|twix|mars riegel|schokoriegel|kartoffelchips|chips tuete|tuete chips|erdnussflips|gummibaerchen|haribo`,
);
/** Measured in litres, but eaten. */
export const FOOD_WORDS = words(
  String.raw`\w*suppen?|\w*sauce|\w*saucen|\w*sosse|dip|dips|dressing|\w*eis|eisbecher|ice cream|\w*oel|essig|eintopf|soup`,
);
export const WINE_WORDS = /wein(?!brand)|wine|vino|prosecco|sekt|champagner|cava|retsina|federweisser|federroter/;
