import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** 0 removes the cookie; null: it ends with the browser. */
  readonly maxAgeSeconds: number | null;
  readonly secure: boolean;
}

export function readCookie(request: FastifyRequest, name: string, secure: boolean): string | null {
  const prefix = `${toCookieName(name, secure)}=`;
  const pairs = request.headers.cookie?.split(';') ?? [];
  const pair = pairs.map((text) => text.trim()).find((text) => text.startsWith(prefix));
  return pair?.slice(prefix.length) || null;
}

/** Sets an HttpOnly, SameSite=Lax cookie (ASVS 3.3.1 to 3.3.4). */
export function setCookie(reply: FastifyReply, { name, value, maxAgeSeconds, secure }: Cookie): void {
  const parts = [
    `${toCookieName(name, secure)}=${value}`,
    'Path=/',
    ...(maxAgeSeconds === null ? [] : [`Max-Age=${maxAgeSeconds}`]),
    'HttpOnly',
    'SameSite=Lax',
  ];
  reply.header('set-cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '));
}

/** Adds the __Host- prefix on HTTPS; browsers reject it otherwise. */
export const toCookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
