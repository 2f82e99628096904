/** An address as shown: its numbers stay on one line with street and town. Not for sending or comparing. */
export const addressText = (address: string): string =>
  address.replaceAll(/ (?=\d+ ?[a-z]?(?:,|$))|(?<=\d{5}) /gi, '\u00a0');
