import type { Trail } from './trail.ts';

/** One call of `history`. `to` is the trail that the entry then ends. */
export type Move =
  | { readonly kind: 'back'; readonly by: number }
  | { readonly kind: 'push' | 'replace'; readonly to: Trail };

/**
 * The next call that brings the history from its entry closer to the wanted trail; null: nothing to do. A step that
 * closes while another opens is replaced; the history goes back only if fewer steps are wanted.
 */
export function planMove(entry: Trail, wanted: Trail): Move | null {
  const shared = countShared(entry, wanted);
  const surplus = entry.length - shared;
  const isMore = wanted.length > shared;
  const to = wanted.slice(0, shared + 1);
  if (surplus === 1 && isMore) return { kind: 'replace', to };
  if (surplus > 0) return { kind: 'back', by: isMore ? surplus - 1 : surplus };
  if (entry.some(({ address }, place) => address !== wanted[place]?.address))
    return { kind: 'replace', to: wanted.slice(0, shared) };
  return isMore ? { kind: 'push', to } : null;
}

function countShared(entry: Trail, wanted: Trail): number {
  const differing = entry.findIndex(({ key }, place) => key !== wanted[place]?.key);
  return differing === -1 ? entry.length : differing;
}
