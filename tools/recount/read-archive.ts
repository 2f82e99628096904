import { inflateRawSync } from 'node:zlib';

/** The files of an archive by name. */
export type Archive = ReadonlyMap<string, Buffer>;

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** Reads a ZIP by its central directory; null: it is none. */
export function readArchive(bytes: Buffer): Archive | null {
  const end = findEnd(bytes);
  if (end < 0) return null;
  const files = new Map<string, Buffer>();
  let offset = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(offset) !== ENTRY) return null;
    const [nameLength, extra, comment] = [28, 30, 32].map((at) => bytes.readUInt16LE(offset + at));
    const name = bytes.toString('utf8', offset + 46, offset + 46 + (nameLength ?? 0));
    files.set(name, readContent(bytes, offset));
    offset += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= 0; at -= 1) if (bytes.readUInt32LE(at) === END) return at;
  return -1;
}

function readContent(bytes: Buffer, entry: number): Buffer {
  const local = bytes.readUInt32LE(entry + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20));
  return bytes.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed);
}

/** A text file of the archive; '' if it is missing. */
export const readText = (archive: Archive, name: string): string => archive.get(name)?.toString('utf8') ?? '';
