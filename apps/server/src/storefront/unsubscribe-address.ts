import { UNSUBSCRIBE_PAGE } from '@tischlein/domain/shop';
import type { PageAddress } from './page-address.ts';

/** A link that unsubscribes (S1 §2, S2 §2). */
interface UnsubscribeLink {
  /** Path and query of the page, without what the link names. */
  readonly page: string;
  readonly donePage: string;
  /** An email address or the token of a mail; null: the link names neither. */
  readonly named: string | null;
  /** The guest has just unsubscribed without scripts. */
  readonly isDone: boolean;
}

const DONE = 'abgemeldet';
const LINK = new RegExp(`^/${UNSUBSCRIBE_PAGE}/(?<type>[^/]+)(?:/(?<segment>[^/]+))?/?$`);

/** Matches /abmelden/{type}/?email= and /abmelden/{type}/{email}; null: another page. */
export function readUnsubscribeLink({ basename, path, query }: PageAddress): UnsubscribeLink | null {
  const { type, segment } = LINK.exec(path)?.groups ?? {};
  if (type === undefined) return null;
  const page = `${basename}/${UNSUBSCRIBE_PAGE}/${type}/`;
  const asked = new URLSearchParams(query);
  // Many programs write the '+' of an address as it is.
  const named = asked.get('email')?.trim().replaceAll(' ', '+') ?? (segment === undefined ? null : decode(segment));
  return { page, donePage: `${page}?${DONE}`, named, isDone: asked.has(DONE) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).trim();
  } catch {
    // Invalid escapes: no address contains them.
    return '';
  }
}
