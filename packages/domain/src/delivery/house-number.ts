const FRACTION = String.raw`(?:\s?[½¼¾⅓⅔]|\s?(?<=\d\s)(?:1\/[234]|2\/3|3\/4)(?!\d))`;
const LETTER = String.raw`\s?[a-z](?!\p{L}|\d|\/o|\.\s?\p{L}|-\p{L}{2})`;
const NEXT = String.raw`\d{1,5}(?!\d|\s?\.|\s?(?:og|ug|dg|eg|et|etage|stock)(?!\p{L}))(?:${LETTER})?`;

/** Between two houses: '12-14', '12 bis 14', '12 und 14'. */
const JOINT = String.raw`(?:\s?[-–/+]\s?|\s(?:bis|und)\s)`;

/** 9 · 5a · 5 a-c · 12/14 · 12 bis 14 · 1½ · 1 1/2 · 12345 */
export const HOUSE_NUMBER: string = String.raw`\d{1,5}${FRACTION}?(?:${LETTER})?(?:${JOINT}(?:${NEXT}|[a-z](?!\p{L})))*`;
