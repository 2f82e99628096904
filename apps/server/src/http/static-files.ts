import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { encodeBrotli, encodeBytes } from './encoded-body.ts';
import { type CachedResponse, cacheResponse } from './cached-response.ts';

/** The files of a build by address, all in memory. */
export type StaticFiles = ReadonlyMap<string, CachedResponse>;

interface FileKind {
  readonly type: string;
  readonly isCompressed: boolean;
}

const text = (type: string): FileKind => ({ type: `${type}; charset=utf-8`, isCompressed: false });
const KINDS: Readonly<Record<string, FileKind>> = {
  '.js': text('text/javascript'),
  '.css': text('text/css'),
  '.html': text('text/html'),
  '.svg': text('image/svg+xml'),
  '.json': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.txt': text('text/plain'),
  '.woff2': { type: 'font/woff2', isCompressed: true },
  '.webp': { type: 'image/webp', isCompressed: true },
  '.png': { type: 'image/png', isCompressed: true },
  '.ico': { type: 'image/x-icon', isCompressed: true },
  '.mp3': { type: 'audio/mpeg', isCompressed: true },
  '.wav': { type: 'audio/wav', isCompressed: true },
};

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Reads a build folder. Files in assets/ have hashed names and are cached forever. `headers` are sent with each file. */
export async function readStaticFiles(
  folder: string,
  prefix: string,
  headers: Readonly<Record<string, string>>,
): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  const files = entries.filter((entry) => entry.isFile() && KINDS[extname(entry.name)] !== undefined);
  return new Map(
    await Promise.all(
      files.map(async (entry): Promise<[string, CachedResponse]> => {
        const file = join(entry.parentPath, entry.name);
        const address = `${prefix}/${relative(folder, file).replaceAll('\\', '/')}`;
        const { type, isCompressed } = KINDS[extname(entry.name)] ?? text('application/octet-stream');
        const caching = address.startsWith(`${prefix}/assets/`) ? FOR_EVER : 'no-cache';
        const packed = `${file}.br`;
        const answer = cacheResponse(
          names.has(packed) ? encodeBrotli(await readFile(packed)) : encodeBytes(await readFile(file)),
          { ...headers, 'content-type': type, 'cache-control': caching },
          { isCompressed },
        );
        return [address, answer];
      }),
    ),
  );
}
