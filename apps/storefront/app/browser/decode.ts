/** Decodes a part of an address. One with invalid escapes stays as it is: it names nothing, and the page says so. */
export function decode(text: string, how: (text: string) => string): string {
  try {
    return how(text);
  } catch {
    return text;
  }
}
