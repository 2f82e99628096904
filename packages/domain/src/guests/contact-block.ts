/** What a blocked guest cannot do: pay in cash or by card at the door, or order at all. */
export const BLOCK_SCOPES = ['cash', 'all'] as const;
export type BlockScope = (typeof BLOCK_SCOPES)[number];

/** A block of a phone number or an e-mail address. */
export interface ContactBlock {
  readonly scope: BlockScope;
  /** Instant; null: until it is ended. */
  readonly until: string | null;
}

interface BlockedOrder {
  /** The guest pays before the restaurant gets the order. */
  readonly isPaidOnline: boolean;
  readonly now: string;
}

/** Returns why a blocked guest's order is refused: `cashBlocked` can still be paid online; null: it is taken. */
export function findBlockRefusal(
  blocks: readonly ContactBlock[],
  { isPaidOnline, now }: BlockedOrder,
): 'cashBlocked' | 'orderingBlocked' | null {
  const valid = blocks.filter(({ until }) => until === null || until > now);
  if (valid.some(({ scope }) => scope === 'all')) return 'orderingBlocked';
  return valid.length > 0 && !isPaidOnline ? 'cashBlocked' : null;
}

/** A masked contact that people who know it can recognize: 'o…e@zwiebelfisch.test', '030…32'. */
export function maskContact(contact: string): string {
  const at = contact.indexOf('@');
  if (at < 0) return `${contact.slice(0, 3)}…${contact.slice(-2)}`;
  return `${contact.slice(0, 1)}…${at > 1 ? contact.slice(at - 1, at) : ''}${contact.slice(at)}`;
}
