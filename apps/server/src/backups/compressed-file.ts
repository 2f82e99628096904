import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** The ending of files that are compressed: every system can expand gzip. */
export const COMPRESSED = '.gz';
// RFC 1952.
const MAGIC = [0x1f, 0x8b];

/** Writes a file compressed, for its own user only. */
export const compressFile = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), createGzip(), createWriteStream(to, { mode: 0o600 }));

/** Copies a file; expands it if it is compressed, whatever its name is. Throws a code of zlib ('Z_DATA_ERROR') if it is damaged. */
export async function copyExpanded(from: string, to: string): Promise<void> {
  if (await isCompressed(from))
    await pipeline(createReadStream(from), createGunzip(), createWriteStream(to, { mode: 0o600 }));
  else await copyFile(from, to);
}

async function isCompressed(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
  return bytesRead === MAGIC.length && MAGIC.every((byte, index) => buffer[index] === byte);
}
