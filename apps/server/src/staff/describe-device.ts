// The first that matches: Edge and Opera name Chrome, too, and Chrome names Safari.
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Safari auf iPhone', from a browser's User-Agent; '' if it says nothing known. Only these words are stored. */
export function describeDevice(userAgent: string): string {
  const find = (names: typeof BROWSERS): string => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(' auf ');
}
