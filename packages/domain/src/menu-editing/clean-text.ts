// What documents refuse: control characters other than line breaks, direction overrides, lone surrogates.
const REFUSED = /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** Cleans a text for a menu: a pasted tab becomes a space. */
export const cleanText = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll(REFUSED, ' ');

/** A text in one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/[\n\u0085\u2028\u2029]+/g, ' ');
