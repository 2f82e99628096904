/** The origin of a typed address, 'https://zahlen.example' of 'zahlen.example/'; null: it is none, or has a path. */
export function readOrigin(typed: string): string | null {
  const words = typed.trim();
  const address = words.includes('://') ? words : `https://${words}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || !HOST.test(url.hostname)) return null;
  return url.href === `${url.origin}/` ? url.origin : null;
}

// As in the contract, but with a dot.
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
