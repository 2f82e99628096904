// Readers of settings that are words, numbers and times; null: malformed.

export function readSwitch(text: string): boolean | null {
  return text === 'on' ? true : text === 'off' ? false : null;
}

export function readFlag(text: string): boolean | null {
  return text === '1' ? true : text === '0' ? false : null;
}

export function readWord(text: string): string | null {
  return /^\S.*$/.test(text) ? text : null;
}

export function readSecret(text: string): string | null {
  return text.length >= 32 ? text : null;
}

export function readInstant(text: string): string | null {
  return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

export function readIntegerUpTo(most: number): (text: string) => number | null {
  return (text) => (/^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : null);
}

export function readTimeOfDay(text: string): string | null {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null;
}

export function readFactor(text: string): number | null {
  return /^\d{1,9}(\.\d+)?$/.test(text) && Number(text) >= 0.1 ? Number(text) : null;
}

export function readChoice<const Choice extends string>(choices: readonly Choice[]): (text: string) => Choice | null {
  return (text) => choices.find((choice) => choice === text) ?? null;
}
