/** A German VAT id: nine digits, the last of which is a check digit (ISO 7064, MOD 11,10). Ids of other states only by their shape. */
export function isVatId(text: string): boolean {
  const id = text.replaceAll(/\s/g, '').toUpperCase();
  if (!id.startsWith('DE')) return /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(id);
  return /^DE[1-9]\d{8}$/.test(id) && calculateMod11Of10(id.slice(2, -1)) === Number(id.at(-1));
}

/** The check digit of ISO 7064, MOD 11,10. */
function calculateMod11Of10(digits: string): number {
  const product = toDigits(digits).reduce((carry, digit) => (((digit + carry) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10;
}

const toDigits = (text: string): readonly number[] => Array.from(text, Number);

/**
 * Returns whether a tax number ('Steuernummer') can be right: as a Land writes it ('27/123/45678', '143/123/45678'), or with the
 * 13 digits of ELSTER. The Land is not asked for, so that a number without it has to fit one of those that write it so.
 */
export function isTaxNumber(text: string): boolean {
  const written = text.trim();
  if (!/^[\d\s/.-]+$/.test(written)) return false;
  const digits = written.replaceAll(/\D/g, '');
  const isOfNorthRhine = /^\d{3}\D+\d{4}\D+\d{4}$/.test(written);
  return listFederal(digits)
    .filter((number) => !isOfNorthRhine || number.startsWith('5'))
    .some(isFederalNumber);
}

/** The numbers of 13 digits that a number may stand for; a Land writes its own without its first digits and the fifth one. */
function listFederal(digits: string): readonly string[] {
  if (digits.length === 13) return [digits];
  if (digits.length === 10) return TEN_DIGITS.map((land) => `${land}${digits.slice(0, 2)}0${digits.slice(2)}`);
  if (digits.length !== 11) return [];
  const [office, rest] = [digits.slice(0, 3), digits.slice(3)];
  const first = Number(office[0]);
  return [
    `9${office}0${rest}`,
    `5${office}0${rest}`,
    ...(first <= 2 ? [`3${office}0${rest}`] : []),
    ...(first <= 1 ? [`4${office}0${rest}`] : []),
    ...(first === 0 ? [`1${office}0${rest}`, `26${office.slice(1)}0${rest}`] : []),
  ];
}

/** Baden-Württemberg, Berlin, Bremen, Hamburg, Niedersachsen, Rheinland-Pfalz, Schleswig-Holstein. */
const TEN_DIGITS = ['28', '11', '24', '22', '23', '27', '21'] as const;

/** Sums of digits by their weights (ELSTER, 'Prüfung der Steuer- und Steueridentifikationsnummer', 6). */
const WEIGHTS = {
  south: [0, 5, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2],
  coast: [0, 0, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2],
  wide: [0, 0, 2, 9, 0, 8, 7, 6, 5, 4, 3, 2],
  berlin: [0, 0, 0, 0, 0, 7, 6, 5, 8, 4, 3, 2],
  northRhine: [0, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1],
  palatinate: [0, 0, 1, 2, 0, 1, 2, 1, 2, 1, 2, 1],
  added: [0, 0, 9, 8, 0, 7, 6, 5, 4, 3, 2, 1],
  doubled: [0, 0, 512, 256, 0, 128, 64, 32, 16, 8, 4, 2],
} as const;

type CheckDigit = (digits: readonly number[]) => number;
type Weights = (typeof WEIGHTS)[keyof typeof WEIGHTS];

const weigh = (digits: readonly number[], weights: Weights): readonly number[] =>
  weights.map((weight, index) => weight * (digits[index] ?? 0));
const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
/** 27 → 9, 0 → 0 */
const reduceDigits = (value: number): number => (value === 0 ? 0 : ((value - 1) % 9) + 1);

/** Up to the next multiple of eleven; ten is no digit, so that no number has it. */
const byEleven =
  (weights: Weights): CheckDigit =>
  (digits) =>
    (11 - (add(weigh(digits, weights)) % 11)) % 11;
const byRest: CheckDigit = (digits) => add(weigh(digits, WEIGHTS.northRhine)) % 11;
const byTen: CheckDigit = (digits) => (10 - (add(weigh(digits, WEIGHTS.palatinate).map(reduceDigits)) % 10)) % 10;
const byTwo: CheckDigit = (digits) => {
  const added = digits.map((digit, index) => (digit + (WEIGHTS.added[index] ?? 0)) % 10);
  return (10 - (add(weigh(added, WEIGHTS.doubled).map(reduceDigits)) % 10)) % 10;
};

/** How the Länder calculate the check digit, by the first digits of their numbers; Berlin in two ways. */
const METHODS: readonly (readonly [land: string, ...methods: readonly CheckDigit[]])[] = [
  ['28', byTwo],
  ['26', byTwo],
  ['21', byTwo],
  ['27', byTen],
  ['24', byEleven(WEIGHTS.coast)],
  ['22', byEleven(WEIGHTS.coast)],
  ['23', byEleven(WEIGHTS.wide)],
  ['11', byEleven(WEIGHTS.berlin), byEleven(WEIGHTS.wide)],
  ['10', byEleven(WEIGHTS.south)],
  ['9', byEleven(WEIGHTS.south)],
  ['3', byEleven(WEIGHTS.south)],
  ['4', byEleven(WEIGHTS.south)],
  ['5', byRest],
];

const NO_DISTRICTS: readonly string[] = ['000', '998', '999'];

function isFederalNumber(number: string): boolean {
  const [, ...methods] = METHODS.find(([land]) => number.startsWith(land)) ?? [''];
  const digits = toDigits(number.slice(0, -1));
  const district = number.slice(5, 8);
  const isPossible = number[4] === '0' && (number.startsWith('5') || !NO_DISTRICTS.includes(district));
  return isPossible && methods.some((calculate) => calculate(digits) === Number(number.at(-1)));
}
