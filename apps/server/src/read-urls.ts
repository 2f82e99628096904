// Readers of settings that are addresses; null: malformed.

export function readUrl(...protocols: readonly string[]): (text: string) => string | null {
  return (text) => (protocols.includes(URL.parse(text)?.protocol ?? '') ? text : null);
}

export function readWebAddress(text: string): string | null {
  return readUrl('https:', 'http:')(text);
}

export function readOrigin(text: string): string | null {
  const url = URL.parse(text);
  const isBare = url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username;
  return isBare && readWebAddress(text) ? url.origin : null;
}

export function readSecureOrigin(text: string): string | null {
  return text.startsWith('https:') ? readOrigin(text) : null;
}

export function readTilesUrl(text: string): string | null {
  return ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) ? readWebAddress(text) : null;
}

export function readDomain(text: string): string | null {
  const domain = text.toLowerCase();
  return domain.includes('.') && URL.parse(`https://${domain}`)?.host === domain ? domain : null;
}
