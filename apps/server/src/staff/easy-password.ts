/** Words that people make passwords of; the most common ones of published lists, German and English, and ours. */
const COMMON_WORDS =
  `
  passwort password kennwort geheim geheimnis hallo hallowelt helloworld willkommen welcome letmein lassmichrein
  iloveyou ichliebedich qwertz qwerty administrator admin changeme sommer winter fruehling frühling herbst
  schatz schatzi fussball football bayern borussia sonnenschein sunshine princess prinzessin dragon master
  monkey superman batman starwars pizza pizzeria restaurant trattoria inhaber inhaberin kueche küche bestellung
  tischlein deutschland berlin hamburg muenchen münchen test user login abc asdf pass
  service kellner kellnerin bedienung tisch kasse gast gäste wirt wirtin team bistro imbiss cafe bar
`.match(/\p{L}+/gu) ?? [];
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
];
const FEWEST_CHARACTERS = 5;

/**
 * Whether a password is among the first that others try: a row of keys, a repetition, or a common word with digits. `own`: the account's
 * address, the names of the restaurant.
 */
export function isEasyPassword(password: string, ...own: readonly string[]): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  const words = [...COMMON_WORDS, ...own.flatMap(listWords)];
  return (
    new Set(folded).size < FEWEST_CHARACTERS ||
    isRepetition(folded) ||
    isRow(folded) ||
    [folded, withoutAt(folded)].some((text) => isMadeOf(toLetters(text), words))
  );
}

/** Each word of a name or an address, and all together. */
function listWords(text: string): readonly string[] {
  const folded = text.normalize('NFKC').toLowerCase().trim();
  const parts = folded.split(/[^\p{L}]+/u).filter((part) => part.length >= 3);
  return [...parts, toLetters(withoutAt(folded))].filter((word) => word !== '');
}

// The sign of an address, not the letter of 'p@sswort'.
const withoutAt = (text: string): string => text.replaceAll('@', ' ');

// 'p4ssw0rt!' is 'passwort'.
const toLetters = (text: string): string =>
  text.replaceAll(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => LETTERS[sign] ?? '').replaceAll(/[^\p{L}]/gu, '');
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** 'abcabcabcabc', also with a part of it at the end. */
const isRepetition = (text: string): boolean =>
  Array.from({ length: Math.floor(text.length / 2) }, (_, index) => text.slice(0, index + 1)).some(
    (unit) => unit.repeat(Math.ceil(text.length / unit.length)).slice(0, text.length) === text,
  );

/** Most characters follow their neighbour in the alphabet, on the number row or on a keyboard, or repeat it. */
function isRow(text: string): boolean {
  const pairs = [...text].slice(1).map((character, index) => `${text[index]}${character}`);
  const easy = pairs.filter(([left, right]) => left === right || ROWS.some((row) => isNeighbour(row, left, right)));
  return easy.length >= (pairs.length * 3) / 4;
}

const isNeighbour = (row: string, left = '', right = ''): boolean =>
  row.includes(`${left}${right}`) || row.includes(`${right}${left}`);

/** The letters are a sequence of these words. */
function isMadeOf(letters: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  // Grows while it is read: every end of a word is where the next one may begin.
  for (const start of reached)
    for (const word of words) if (letters.startsWith(word, start)) reached.add(start + word.length);
  return reached.has(letters.length);
}
