import type { FastifyInstance } from 'fastify';
import { isHttps } from './is-https.ts';
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
  'worker-src': ["'self'"],
};

const formatPolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** For responses that are not pages: calls, pictures, problems. */
export const CLOSED_POLICY = formatPolicy({ ...CLOSED, 'style-src': [PLAIN_PAGE_STYLE_HASH] });

interface PagePolicyOptions {
  /** Hashes of inline styles. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** Sources that third-party scripts of the page need. */
  readonly foreign?: Policy;
  /** Pages of this server may show it in a frame. */
  readonly isFramed?: boolean;
}

/** The policy of our pages: own scripts and styles, inline ones by hash, and the given third-party sources. */
export function pagePolicy(options: PagePolicyOptions = {}): string {
  const { styles = [], scripts = [], foreign = {}, isFramed = false } = options;
  // Browsers ignore 'unsafe-inline' next to a hash.
  const hashes = foreign['style-src']?.includes("'unsafe-inline'") ? [] : styles;
  const own: Policy = {
    ...OWN,
    ...(isFramed && { 'frame-ancestors': ["'self'"] }),
    'style-src': ["'self'", ...hashes],
    'script-src': ["'self'", ...scripts],
  };
  const directives = [...new Set([...Object.keys(own), ...Object.keys(foreign)])];
  return formatPolicy(
    Object.fromEntries(directives.map((name) => [name, [...(own[name] ?? ["'self'"]), ...(foreign[name] ?? [])]])),
  );
}

/** Headers of every response (ASVS 3.4.1 to 3.4.6). */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Sets them on every response; routes that serve a page set their own policy. */
export function addSecurityHeaders(app: FastifyInstance, origin: { readonly publicUrl: string }): void {
  const plain = { ...securityHeaders(false), 'content-security-policy': CLOSED_POLICY };
  const secure = { ...securityHeaders(true), 'content-security-policy': CLOSED_POLICY };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(isHttps(origin) ? secure : plain);
    done();
  });
}
