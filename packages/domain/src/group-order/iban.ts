/** Reads an IBAN as people type it: 'DE89 3704 0044 0532 0130 00'. null: its length or check digits are wrong (ISO 13616). */
export function readIban(text: string): string | null {
  const iban = text.toUpperCase().replaceAll(/\s/g, '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  if (iban.startsWith('DE') && iban.length !== GERMAN_LENGTH) return null;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return remainder(digits) === 1 ? iban : null;
}

const GERMAN_LENGTH = 22;

const remainder = (digits: string): number =>
  Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** '…' in groups of four, as banks print it. */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
