import type { FastifyInstance } from 'fastify';
import { PLAIN_PAGE_STYLE_HASH } from './plain-page.ts';

export type Policy = Readonly<Record<string, readonly string[]>>;

const CLOSED: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};
const OWN: Policy = {
  ...CLOSED,
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'manifest-src': ["'self'"],
  'media-src': ["'self'"],
  'script-src': ["'self'"],
};

const formatPolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** For answers that show nothing: calls, pictures, problems. */
export const CLOSED_POLICY = formatPolicy({ ...CLOSED, 'style-src': [PLAIN_PAGE_STYLE_HASH] });

interface PagePolicyOptions {
  /** Hashes of what stands inline. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** What scripts of others need that the page loads. */
  readonly foreign?: Policy;
}

/** For our pages: own scripts and styles, those inline ones that have these hashes, and what was let in by name. */
export function pagePolicy({ styles = [], scripts = [], foreign = {} }: PagePolicyOptions = {}): string {
  // Beside a hash, browsers ignore that everything inline is let in.
  const hashes = foreign['style-src']?.includes("'unsafe-inline'") ? [] : styles;
  const own: Policy = { ...OWN, 'style-src': ["'self'", ...hashes], 'script-src': ["'self'", ...scripts] };
  const directives = [...new Set([...Object.keys(own), ...Object.keys(foreign)])];
  return formatPolicy(
    Object.fromEntries(directives.map((name) => [name, [...(own[name] ?? ["'self'"]), ...(foreign[name] ?? [])]])),
  );
}

/** On every answer (ASVS 3.4.1 to 3.4.6). */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Puts them on every answer; a route that shows a page sets its own policy. */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = { ...securityHeaders(isHttps), 'content-security-policy': CLOSED_POLICY };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
