import type { Deps } from '../deps.ts';
import { type ReadyAnswer, readyAnswer } from '../http/ready-answer.ts';
import { CLOSED_POLICY, securityHeaders } from '../http/security-headers.ts';
import type { PreparedAnswer } from '../shops/prepared-answer.ts';

const CALL = /^\/api\/shop\/([^/?]+)\/(menu|config)$/;

// Headers and compressed forms of an answer last as long as the answer itself.
const answers = new WeakMap<PreparedAnswer, ReadyAnswer>();

/** The answer of a call, ready with headers and compressed forms. */
export function callAnswer({ publicUrl }: Pick<Deps, 'publicUrl'>, prepared: PreparedAnswer): ReadyAnswer {
  const known = answers.get(prepared);
  if (known) return known;
  const made = readyAnswer(prepared, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': CLOSED_POLICY,
    ...securityHeaders(publicUrl.startsWith('https:')),
  });
  answers.set(prepared, made);
  return made;
}

/** The ready answer for the address of a shop's menu or configuration; null: it is another, or of no shop. */
export function readyMenuCall(deps: Pick<Deps, 'publicUrl' | 'shops'>, url: string): ReadyAnswer | null {
  const [, reference, call] = CALL.exec(url) ?? [];
  const shop = reference === undefined ? null : deps.shops.shopByRef(reference);
  return shop && callAnswer(deps, call === 'menu' ? shop.menuAnswer : shop.configAnswer);
}
