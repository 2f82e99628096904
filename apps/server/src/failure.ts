/**
 * Name and code of a failure, with the number of a mail server's reply. Its message may name a guest: mail servers and databases quote
 * addresses and values.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : '';
  return `${error.name}${code}${reply}`;
}

export interface Frame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
}

/** Where an error was thrown, innermost first; without its message. */
export function listFrames(error: unknown): readonly Frame[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return Array.from(stack.matchAll(/^ +at (?:(.+) \()?(.+?):(\d+):\d+\)?$/gm), ([, name, filename, line]) => ({
    function: name ?? '',
    filename: filename ?? '',
    lineno: Number(line),
  }));
}

/** Returns whether a failure has one of these codes: 'ENOTFOUND'. */
export const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
