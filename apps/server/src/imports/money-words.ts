const words = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');

const TAX = String.raw`(?:\d+\s*%\s*)?(?:ges(?:\.|etzl(?:\.|iche[rn]?)?)?\s*)?(?:mwst|mehrwertsteuer|ust|umsatzsteuer|steuern?|vat|tax(?:es)?)`;

/** A price without VAT. */
export const NET = words(
  String.raw`(?:exkl(?:\.|usive)?|excl(?:\.|uding)?|zzgl\.?|zuzügl(?:\.|ich)?|zuzueglich|ohne|vor|plus|without|before)\s*(?:der\s*)?${TAX}|netto|net|h\.?t\.?|hors\s+taxes?|без\s+ндс`,
);
/** '+ MwSt.' */
export const PLUS_TAX = new RegExp(String.raw`\+\s*${TAX}`, 'giu');
/** A price with VAT, as guests pay it. */
export const GROSS = words(
  String.raw`(?:inkl(?:\.|usive)?|incl(?:\.|uding)?|mit|einschl(?:\.|ießlich)?)\s*(?:der\s*)?${TAX}|brutto|t\.?t\.?c\.?|с\s+ндс`,
);

export const EURO = new RegExp(`${words('eur|euros?').source}|€`, 'giu');
export const CENT = words('euro-?cents?|cents?|ct');
export const OTHER_CURRENCY = new RegExp(
  `${
    words(
      'chf|sfr|fr|franken|usd|dollars?|gbp|pounds?|czk|kč|kc|kronen|pln|zł|zl|zloty|huf|ft|forint|sek|dkk|nok|isk|try|tl|lira|ron|lei|bgn|lew|rub|rubel|uah|jpy|yen|hrk|kuna|cad|aud|cny|inr|aed|ils|rsd|all|mkd|bam|ден|лв|руб|грн',
    ).source
  }|[$£¥₹₽₺₴₩₪]`,
  'giu',
);

const PER = String.raw`(?:pro|je|per|\/)\s*`;
/** What one buys as it is: its price is that of the article. */
export const PER_PIECE = new RegExp(
  String.raw`${PER}(?:stk|stck|st(?:ü|ue)ck|st|portion(?:en)?|port|einheit|unit|item|piece|teller|glas|flasche|fl|dose|becher|tasse|kugel)(?![\p{L}\p{N}])\.?`,
  'giu',
);
/** A base price, or one that depends on how many come. */
export const PER_UNIT = new RegExp(
  String.raw`${PER}(?:\d+(?:[.,]\d+)?\s*)?(?:g|gr|gramm|kg|kilo(?:gramm)?|ml|cl|dl|l|ltr|liter|pfund|pers(?:on(?:en)?)?|kopf|p\.?\s*p|m|meter|stunde|std|tag|100)(?![\p{L}\p{N}])\.?|(?<![\p{L}\p{N}])p\.?\s?p\.`,
  'giu',
);

/** Words of order types; 'außer Haus' is what guests take with them. */
export const ORDER_TYPE_WORDS = {
  pickup: words(
    String.raw`(?:selbst-?)?abhol(?:ung|er|en)?|abh\.?|(?:zum\s+)?mitnehmen|mitnahme|to\s*-?\s*go|take\s*-?\s*aways?|take\s*-?\s*out|pick\s*-?\s*up|collection|au(?:ß|ss)er\s*-?\s*haus|(?:à\s+)?emporter|самовывоз`,
  ),
  delivery: words(
    '(?:be|aus)?liefer(?:ung|ungen|n|service|dienst)?|lief\\.?|geliefert|bringdienst|heimservice|zustellung|delivery|livraison|доставка',
  ),
  dineIn: words(
    String.raw`(?:am\s+|bei\s+)?tisch(?:bestellung)?|vor\s*-?\s*ort|im\s+(?:haus|restaurant|lokal|laden)|in-?haus|in-?house|dine\s*-?\s*in|eat\s*-?\s*in|sur\s+place`,
  ),
} as const;

const SIZE_WORD =
  'klein(?:e[rsn]?)?|kl|mittel(?:gro(?:ß|ss))?|mittlere?|gro(?:ß|ss)(?:e[rsn]?)?|gr|normal(?:e[rs]?)?|standard|regular|mini|midi|maxi|mega|jumbo|x{0,3}[lsm]|kinder(?:portion|teller|größe)?|kids?|senioren(?:portion|teller)?|halbe?[rs]?|ganze?[rs]?|portion|single|family|familie(?:n(?:größe|pizza)?)?|party|blech|glas|flasche|fl|tasse|becher|kanne|krug|karaffe|dose|schale|teller|st(?:ü|ue)ck|small|medium|large|big|half|whole|\\d{1,2}er';
const SIZE_MEASURE =
  '(?:ø|⌀|ca\\.?)?\\s*\\d+(?:[.,]\\d+)?\\s*(?:x\\s*\\d+(?:[.,]\\d+)?\\s*)?(?:cm|mm|l|ltr|liter|ml|cl|dl|g|gr|gramm|kg|stk|stck|st(?:ü|ue)ck|zoll|inch|["″]|pers(?:onen)?)\\.?';
/** 'klein', '26 cm', 'Glas 0,2 l', '1/2' */
export const SIZE = new RegExp(
  `^(?:(?:${SIZE_WORD}|${SIZE_MEASURE}|[½¼¾]|\\d\\/\\d)(?![\\p{L}\\p{N}])\\.?[\\s,()-]*)+$`,
  'iu',
);
