const ASCII = /^[\u0000-\u007f]*$/;

/** Text to be searched: small letters without marks; umlauts also spelled out, so that 'kase', 'kaese' and 'käse' find 'Käse'. */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  if (ASCII.test(small)) return small;
  const plain = withoutMarks(small);
  const spelled = withoutMarks(small.replace(/[äöü]/g, (umlaut) => SPELLED[umlaut] ?? umlaut));
  return plain === spelled ? plain : `${plain}\n${spelled}`;
}

/** The words of a search, folded. */
export function foldWords(text: string): string[] {
  return withoutMarks(text.toLowerCase())
    .split(/\s+/)
    .filter((word) => word !== '');
}

const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss');
