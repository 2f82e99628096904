import type { Hours } from '@tischlein/domain/opening';

/** '11:30–15:00 und 17:00–22:30' (S2 §9 'joined with und'). */
export function hoursText(hours: readonly Hours[]): string {
  return hours.map(({ from, to }) => `${from}–${to}`).join(' und ');
}

/** 'von 11:30 bis 14:30 und von 17:00 bis 22:00 Uhr', in a sentence. */
export function hoursInWords(hours: readonly Hours[]): string {
  return `${hours.map(({ from, to }) => `von ${from} bis ${to}`).join(' und ')} Uhr`;
}

/** A label of `dayAndTime` in a sentence: 'um 19:25 Uhr', 'am Montag, 23.11. gegen 11:30 Uhr', 'zwischen 19:15 und 19:30 Uhr'. */
export function labelInWords(label: string, preposition: 'um' | 'gegen'): string {
  const space = label.lastIndexOf(' ');
  const [from = '', until] = label.slice(space + 1).split('–');
  const time = until === undefined ? `${preposition} ${from} Uhr` : `zwischen ${from} und ${until} Uhr`;
  return space < 0 ? time : `am ${label.slice(0, space).replace(/,$/, '')} ${time}`;
}
