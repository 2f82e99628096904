// The words of the routes (S1 §2, S2 §2). Anything else may name a guest, and would let strangers invent pages.
const ROUTE_WORDS = [
  'abmelden',
  'anfahrt',
  'beleg',
  'checkout',
  'f',
  'feedback',
  'gericht',
  'holding',
  'menue',
  'oeffnungszeiten',
  'office',
  'rechnung',
  'reservieren',
  's',
  'service',
  'static',
  'success',
  'tisch',
  'tisch-reservieren',
  'tr',
  'ueber-uns',
];
const MOST_PARTS = 4;

/**
 * A page without what may name a guest: no query, no fragment, and ':id' for every part that is no word of a route.
 * '/checkout/success/7f3a…?x=1' is '/checkout/success/:id'.
 */
export function cleanPage(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const parts = path.split('/').filter(Boolean).slice(0, MOST_PARTS);
  return `/${parts.map((part) => (ROUTE_WORDS.includes(part) ? part : ':id')).join('/')}`;
}

/** Where a guest comes from: only the origin of another website; '' if there is none. */
export function cleanReferrer(referrer: string, ownHost: string): string {
  const [, protocol = '', host = ''] = /^(https?):\/\/(?:[^/?#@]*@)?([^/?#@]+)(?:[/?#]|$)/i.exec(referrer) ?? [];
  const isForeign = host !== '' && host.toLowerCase() !== ownHost.toLowerCase();
  return isForeign ? `${protocol}://${host}`.toLowerCase() : '';
}
